import { chromium, type Request } from "playwright-core";
import { chromiumFlags } from "../chromium.ts";

export interface FirstView {
	/** Bytes over the network, headers included, without scripts and their requests. */
	bytes: number;
	/** Uncompressed bytes of scripts that ran or were fetched before first contentful paint. */
	earlyScripts: number;
	scripts: { files: number; bytes: number };
}

export async function measureFirstView(executablePath: string, url: string): Promise<FirstView> {
	const browser = await chromium.launch({ executablePath, args: chromiumFlags });
	try {
		const page = await browser.newPage({
			viewport: { width: 390, height: 844 },
			deviceScaleFactor: 2,
			isMobile: true,
			hasTouch: true,
			serviceWorkers: "block",
		});
		const requests: Request[] = [];
		page.on("requestfinished", (request) => requests.push(request));
		await page.goto(url);
		await page.waitForFunction(() => "ready" in document.documentElement.dataset);
		await page.waitForLoadState("networkidle");
		const scripts = requests.filter((request) => request.resourceType() === "script");
		const others = requests.filter(
			(request) => !["script", "fetch"].includes(request.resourceType()),
		);
		return {
			bytes: await sumSizes(others),
			earlyScripts: await page.evaluate(measureEarlyScripts),
			scripts: { files: scripts.length, bytes: await sumSizes(scripts) },
		};
	} finally {
		await browser.close();
	}
}

async function sumSizes(requests: Request[]): Promise<number> {
	const sizes = await Promise.all(requests.map((request) => request.sizes()));
	return sizes.reduce((sum, one) => sum + one.responseHeadersSize + one.responseBodySize, 0);
}

function measureEarlyScripts(): number {
	const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
	const fetched = performance
		.getEntriesByType("resource")
		.filter((entry) => /\.js$/.test(entry.name) && entry.startTime <= paint)
		.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).decodedBodySize, 0);
	const loader = [...document.scripts].find((script) => script.text.includes("text/late"));
	return fetched + new Blob([loader?.text ?? ""]).size;
}
