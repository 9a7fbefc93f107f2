import { Worker } from "node:worker_threads";

export interface StoppableThread<Result> extends AsyncDisposable {
	stop(): Promise<Result>;
}

/**
 * Runs the file in a thread of its own, which posts its result once it is told to stop. Declare it by `await using`: it
 * ends with its case, also when that fails.
 */
export function startThread<Result>(file: string, workerData: unknown): StoppableThread<Result> {
	const worker = new Worker(file, { workerData });
	const told = new Promise<Result>((resolve, reject) => {
		worker.once("message", resolve).once("error", reject);
	});
	told.catch(() => {});
	return {
		async stop() {
			worker.postMessage("stop");
			return told;
		},
		async [Symbol.asyncDispose]() {
			await worker.terminate();
		},
	};
}
