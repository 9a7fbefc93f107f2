import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { type Faults, quantile } from "./outcome.ts";
import { type StoppableThread, startThread } from "./stoppable-thread.ts";
import { failureOf, send } from "./traffic.ts";

interface PageTimes {
	times: number[];
	failures: string[];
}

interface Watch {
	origin: string;
	paths: string[];
}

const usual = ["/", "/consultation", "/api/visitor-count"];

/** Reads a page every 25 ms in a thread of its own, so that the case's own work is not measured. */
export function watchPages(origin: string, paths = usual): StoppableThread<PageTimes> {
	return startThread(import.meta.filename, { readPages: { origin, paths } });
}

export function judgePages(
	{ times, failures }: PageTimes,
	within: number,
	faults: Faults,
): Record<string, number> {
	const p99 = quantile(times, 0.99);
	faults.require(times.length > 0, "no page was read");
	faults.require(p99 <= within, `pages took ${p99} ms at p99`);
	for (const failure of failures) faults.add(`a page was answered ${failure}`);
	return { pages: times.length, "page median ms": quantile(times, 0.5), "page p99 ms": p99 };
}

async function readPages({ origin, paths }: Watch): Promise<void> {
	const seen: PageTimes = { times: [], failures: [] };
	let stopped = false;
	parentPort?.once("message", () => {
		stopped = true;
	});
	for (let turn = 0; !stopped; turn += 1) {
		const began = performance.now();
		const status = await send(origin, paths[turn % paths.length] ?? "/").then(
			(answer) => String(answer.status),
			failureOf,
		);
		if (status === "200") seen.times.push(performance.now() - began);
		else seen.failures.push(status);
		await wait(25);
	}
	parentPort?.postMessage(seen);
}

const asked = workerData as { readPages?: Watch } | null;
if (asked?.readPages) await readPages(asked.readPages);
