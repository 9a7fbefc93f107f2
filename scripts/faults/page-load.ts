import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { type StoppableThread, startThread } from "./stoppable-thread.ts";
import { failureOf } from "./traffic.ts";

/** Clock times in milliseconds. */
export interface PageRead {
	path: string;
	/** When it was due: a thread that was late counts as waiting. */
	dueAt: number;
	answeredAt: number;
	/** 200, another status, or why there was none. */
	outcome: string;
	/** Matches, in the order of the page. */
	found: string[];
}

interface Load {
	origin: string;
	paths: string[];
	perSecond: number;
	/** Has one group. */
	pattern: RegExp;
}

/** Reads pages at a steady pace, however slow the answers are, in a thread of its own. */
export function loadPages(load: Load): StoppableThread<PageRead[]> {
	return startThread(import.meta.filename, { load });
}

async function readPages({ origin, paths, perSecond, pattern }: Load): Promise<void> {
	const reads: Promise<PageRead>[] = [];
	let stopped = false;
	parentPort?.once("message", () => {
		stopped = true;
	});
	const read = async (path: string, dueAt: number): Promise<PageRead> => {
		const [outcome, text] = await fetch(origin + path, { signal: AbortSignal.timeout(30_000) })
			.then(async (answer) => [String(answer.status), await answer.text()] as const)
			// The reason stands in the cause of a failed fetch.
			.catch((error: Error) => [failureOf(error.cause ?? error), ""] as const);
		const answeredAt = Date.now();
		const found = Array.from(text.matchAll(pattern), ([, mark = ""]) => mark);
		return { path, dueAt, answeredAt, outcome, found };
	};
	const began = Date.now();
	for (let turn = 0; !stopped; turn += 1) {
		const dueAt = began + (turn * 1_000) / perSecond;
		await wait(Math.max(0, dueAt - Date.now()));
		reads.push(read(paths[turn % paths.length] ?? "/", dueAt));
	}
	parentPort?.postMessage(await Promise.all(reads));
}

const asked = workerData as { load?: Load } | null;
if (asked?.load) await readPages(asked.load);
