import { Worker } from "node:worker_threads";

/** Runs the file in a thread of its own, which posts its result once it is told to stop. */
export function startThread<Result>(
	file: string,
	workerData: unknown,
): { stop(): Promise<Result> } {
	const worker = new Worker(file, { workerData });
	const told = new Promise<Result>((resolve, reject) => {
		worker.once("message", resolve).once("error", reject);
	});
	told.catch(() => {});
	return {
		async stop() {
			worker.postMessage("stop");
			return told.finally(() => worker.terminate());
		},
	};
}
