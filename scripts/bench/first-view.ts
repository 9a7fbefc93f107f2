import type { Request } from "playwright-core";
import { withPhone } from "./phone.ts";

const kinds = {
	document: "HTML",
	stylesheet: "styles",
	font: "fonts",
	image: "pictures",
	script: "scripts",
	fetch: "data",
} as const;

interface FirstView {
	/** Bytes over the network, headers included, before any sign of use. */
	bytes: number;
	byKind: Record<string, number>;
	/** Uncompressed bytes of the loader and of scripts that were fetched before first contentful paint. */
	earlyScripts: number;
}

export function measureFirstView(chromium: string, url: string): Promise<FirstView> {
	return withPhone(chromium, async (page) => {
		const requests: Request[] = [];
		// Prerendered requests belong to the next page.
		page.on("requestfinished", (request) => {
			if (!request.headers()["sec-purpose"]) requests.push(request);
		});
		const answer = await page.goto(url, { waitUntil: "networkidle" });
		if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
		const byKind: Record<string, number> = {};
		for (const request of requests) {
			const { responseHeadersSize, responseBodySize } = await request.sizes();
			const type = request.resourceType();
			const kind = type in kinds ? kinds[type as keyof typeof kinds] : "others";
			byKind[kind] = (byKind[kind] ?? 0) + responseHeadersSize + responseBodySize;
		}
		const bytes = Object.values(byKind).reduce((sum, one) => sum + one, 0);
		return { bytes, byKind, earlyScripts: await page.evaluate(measureEarlyScripts) };
	});
}

function measureEarlyScripts(): number {
	const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
	const fetched = performance
		.getEntriesByType("resource")
		.filter((entry) => /\.js$/.test(entry.name) && entry.startTime <= paint)
		.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).decodedBodySize, 0);
	const loader = [...document.scripts].find((script) => script.text.includes("$=late"));
	return fetched + new Blob([loader?.text ?? ""]).size;
}
