import { readMemory } from "../faults/process-figures.ts";
import { withSite } from "../faults/run-site.ts";
import { median } from "./median.ts";

const kills = 5;

/** @returns milliseconds from a start after SIGKILL until ready, the median, and megabytes at rest */
export function measureProcess(): Promise<{ ready: number; memory: number }> {
	return withSite(async ({ start }) => {
		const times: number[] = [];
		let site = await start();
		for (let kill = 0; kill < kills; kill += 1) {
			await site.end("SIGKILL");
			site = await start();
			times.push(site.readyAfter);
		}
		// By then the pages of the navigation are rendered and compressed.
		await new Promise((resolve) => setTimeout(resolve, 15_000));
		return { ready: Math.round(median(times)), memory: readMemory(site.child.pid ?? 0).now };
	});
}
