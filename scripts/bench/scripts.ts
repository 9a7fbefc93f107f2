import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { chromiumFlags } from "../chromium.ts";

/**
 * Loads a page as a phone would and adds up its scripts.
 * @returns bytes: `beforePaint`, uncompressed, of what ran or was fetched before the content was
 *   painted; `total`, gzip, of everything fetched until the page was at rest
 */
export async function measureScripts(
	executablePath: string,
	url: string,
): Promise<{ beforePaint: number; total: number }> {
	const browser = await chromium.launch({ executablePath, args: chromiumFlags });
	try {
		const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
		const bodies: Promise<Buffer>[] = [];
		page.on("response", (response) => {
			if (response.request().resourceType() === "script") bodies.push(response.body());
		});
		await page.goto(url);
		await page.waitForFunction(() => "ready" in document.documentElement.dataset);
		await page.waitForLoadState("networkidle");
		const total = (await Promise.all(bodies)).reduce(
			(sum, body) => sum + gzipSync(body, { level: 9 }).byteLength,
			0,
		);
		const beforePaint = await page.evaluate(() => {
			const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
			const fetched = performance
				.getEntriesByType("resource")
				.filter((entry) => /\.js$/.test(entry.name) && entry.startTime <= paint)
				.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).decodedBodySize, 0);
			const loader = [...document.scripts].find((script) => script.text.includes("text/late"));
			return fetched + new Blob([loader?.text ?? ""]).size;
		});
		return { beforePaint, total };
	} finally {
		await browser.close();
	}
}
