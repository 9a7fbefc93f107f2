import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumFlags } from "../chromium.ts";

/** What does not depend on how busy the machine is: one run tells it. */
export const steadyCategories = ["accessibility", "best-practices", "seo"];
export const allCategories = ["performance", ...steadyCategories];
const metrics = [
	"first-contentful-paint",
	"largest-contentful-paint",
	"total-blocking-time",
	"cumulative-layout-shift",
];

/**
 * Runs Lighthouse's mobile audit several times.
 * @returns the median score of each category, 0 to 100, and of the last run the metrics and what failed
 */
export async function measureWithLighthouse(
	chromePath: string,
	url: string,
	runs: number,
	categories = allCategories,
): Promise<{ scores: Record<string, number>; details: string }> {
	const seen: Record<string, number[]> = {};
	let details = "";
	for (let run = 0; run < runs; run += 1) {
		const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", ...chromiumFlags] });
		try {
			const result = await lighthouse(url, {
				port: chrome.port,
				onlyCategories: categories,
				formFactor: "mobile",
				logLevel: "error",
			});
			if (!result) throw new Error("Lighthouse gave no result");
			const { lhr } = result;
			for (const [id, { score }] of Object.entries(lhr.categories)) {
				seen[id] = [...(seen[id] ?? []), Math.round((score ?? 0) * 100)];
			}
			details = metrics
				.filter((id) => lhr.audits[id])
				.map((id) => `${id} ${lhr.audits[id]?.displayValue ?? "?"}`)
				.join(", ");
			const lost = Object.values(lhr.audits).filter(
				({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0,
			);
			if (lost.length > 0) details += `; failed: ${lost.map(({ id }) => id).join(", ")}`;
		} finally {
			chrome.kill();
		}
	}
	const scores = Object.fromEntries(Object.entries(seen).map(([id, all]) => [id, median(all)]));
	return { scores, details };
}

function median(numbers: number[]): number {
	return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
