import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumFlags } from "../chromium.ts";

const phone = {
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 3,
	isMobile: true,
	hasTouch: true,
} as const;

/** @param slow a processor four times slower; for the network, see `slow-link.ts` */
export async function withPhone<T>(
	executablePath: string,
	work: (page: Page) => Promise<T>,
	{ slow = false } = {},
): Promise<T> {
	const browser: Browser = await chromium.launch({ executablePath, args: chromiumFlags });
	try {
		const page = await browser.newPage(phone);
		if (slow) {
			const session = await page.context().newCDPSession(page);
			await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
		}
		return await work(page);
	} finally {
		await browser.close();
	}
}
