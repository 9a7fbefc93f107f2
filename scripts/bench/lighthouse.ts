import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { chromiumFlags } from "../chromium.ts";
import { median } from "./median.ts";

/** Independent of machine load, so one run is enough. */
const steady = ["accessibility", "best-practices", "seo"];
const metrics = [
	"first-contentful-paint",
	"largest-contentful-paint",
	"total-blocking-time",
	"cumulative-layout-shift",
];

/**
 * @param runs performance runs; 0 skips performance
 * @returns scores from 0 to 100 (performance is the median), medians of the metrics, and a line per failed audit and
 * run
 */
export async function measureWithLighthouse(
	chromePath: string,
	url: string,
	runs: number,
): Promise<{
	scores: Record<string, number>;
	metrics: Record<string, number>;
	details: string[];
}> {
	const seen: Record<string, number[]> = {};
	const measured: Record<string, number[]> = {};
	const details: string[] = [];
	for (let run = 0; run < Math.max(1, runs); run += 1) {
		const categories = [...(runs > 0 ? ["performance"] : []), ...(run === 0 ? steady : [])];
		const result = await audit(chromePath, url, categories);
		for (const [id, { score }] of Object.entries(result.categories)) {
			seen[id] = [...(seen[id] ?? []), Math.round((score ?? 0) * 100)];
		}
		for (const id of metrics) {
			const value = result.audits[id]?.numericValue;
			if (value !== undefined) measured[id] = [...(measured[id] ?? []), value];
		}
		details.push(describe(result));
	}
	return { scores: takeMedians(seen), metrics: takeMedians(measured), details };
}

function takeMedians(seen: Record<string, number[]>): Record<string, number> {
	return Object.fromEntries(Object.entries(seen).map(([id, all]) => [id, median(all)]));
}

async function audit(chromePath: string, url: string, onlyCategories: string[]): Promise<Result> {
	const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", ...chromiumFlags] });
	try {
		const result = await lighthouse(url, {
			port: chrome.port,
			onlyCategories,
			formFactor: "mobile",
			logLevel: "error",
		});
		if (!result) throw new Error("Lighthouse gave no result");
		return result.lhr;
	} finally {
		chrome.kill();
	}
}

function describe({ audits }: Result): string {
	const measured = metrics.flatMap((id) => (audits[id] ? `${id} ${audits[id].displayValue}` : []));
	const failed = Object.values(audits)
		.filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0)
		.map(({ id }) => `failed: ${id}`);
	return [...measured, ...failed].join(", ");
}
