import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumFlags } from "../chromium.ts";

const phone = {
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 3,
	hasTouch: true,
} as const;

/** Slow 4G as Lighthouse has it: 150 ms and 1.6 Mbit/s. */
export const slowNetwork = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** A good connection: 30 ms and 20 Mbit/s. */
export const quickNetwork = { latency: 30, downloadThroughput: 2_500_000 };

/**
 * Long enough for all work after a load or a tap. Playwright's "networkidle" may never come: it takes a page
 * that the browser gave up fetching ahead for one on its way.
 */
export const restMs = 2_000;

/**
 * The headless shell does not know how quick a network is, so it asks for pictures 3,000 px ahead. On 4G, Chromium asks
 * for those of 1,250 px.
 */
const as4G = "--blink-settings=lazyLoadingImageMarginPxUnknown=1250";

interface Emulation {
	/** A processor four times slower, and a slow network. */
	slow?: boolean;
	/**
	 * For taps that may open a page, behind `withNetwork` instead of the browser's own throttling, which leaves out pages
	 * that it fetches ahead. Without emulating a phone: the browser would style the whole old page again on the way, which
	 * no phone does.
	 */
	opensPages?: boolean;
}

export async function withPhone<T>(
	executablePath: string,
	work: (page: Page) => Promise<T>,
	{ slow = false, opensPages = false }: Emulation = {},
): Promise<T> {
	const args = opensPages ? [...chromiumFlags, as4G] : chromiumFlags;
	const browser: Browser = await chromium.launch({ executablePath, args });
	try {
		const page = await browser.newPage({ ...phone, isMobile: !opensPages });
		if (slow) {
			const session = await page.context().newCDPSession(page);
			if (!opensPages) {
				await session.send("Network.enable");
				await session.send("Network.emulateNetworkConditions", { offline: false, ...slowNetwork });
			}
			await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
		}
		return await work(page);
	} finally {
		await browser.close();
	}
}
