import { type ChildProcess, fork } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Job } from "./re-encode.ts";
import type { HeaderFault } from "./read-header.ts";
import { createRotation } from "./rotation.ts";

export type Fault = HeaderFault | "damaged" | "too_heavy";

export interface Converter {
	/**
	 * @param network the uploader's: networks take turns, so that one cannot fill the queue
	 * @throws with the system's `code` when the disk or the system failed
	 */
	convert(job: Job, network: string): Promise<Fault | undefined>;
	close(): void;
}

const limits = { seconds: 60, megabytes: 900, idleSeconds: 20, jobs: 200 };

/** Decodes pictures one at a time in a child process, which starts on demand and ends when idle. */
export function openConverter({ seconds, megabytes, idleSeconds, jobs } = limits): Converter {
	let child: ChildProcess | undefined;
	let closed = false;
	let done = 0;
	let idle: NodeJS.Timeout | undefined;
	const take = createRotation();

	const end = () => {
		clearTimeout(idle);
		child?.kill("SIGKILL");
		child = undefined;
		done = 0;
	};
	const start = () => {
		const started = fork(join(import.meta.dirname, "conversion-process.ts"), [String(megabytes)], {
			execArgv: ["--max-old-space-size=256"],
			stdio: ["ignore", "ignore", "ignore", "ipc"],
		});
		started.unref();
		started.channel?.unref();
		child = started;
		return started;
	};
	const attempt = async (job: Job): Promise<Answer | "gone" | "late"> => {
		clearTimeout(idle);
		const worker = child?.connected ? child : start();
		const answer = await ask(worker, job, seconds * 1000);
		done += 1;
		if (typeof answer === "string" || done >= jobs) end();
		else idle = setTimeout(end, idleSeconds * 1000).unref();
		return answer;
	};
	const run = async (job: Job): Promise<Fault | undefined> => {
		let answer = await attempt(job);
		// Earlier pictures may have used up the memory: try once in a fresh process.
		if (answer === "gone" && !closed) answer = await attempt(job);
		if (closed) throw new Error("The converter was closed");
		const { fault, code }: Answer = typeof answer === "string" ? { fault: "too_heavy" } : answer;
		if (fault || code) await rm(job.to, { force: true });
		if (code) throw Object.assign(new Error("A picture was not written"), { code });
		return fault;
	};
	return {
		convert: (job, network) => take(network, () => run(job)),
		close() {
			closed = true;
			end();
		},
	};
}

interface Answer {
	fault?: Fault;
	code?: string;
}

function ask(worker: ChildProcess, job: Job, most: number): Promise<Answer | "gone" | "late"> {
	return new Promise((resolve) => {
		const finish = (answer: Answer | "gone" | "late") => {
			clearTimeout(late);
			worker.off("message", hear).off("exit", gone).off("error", gone);
			worker.unref();
			resolve(answer);
		};
		const hear = (message: unknown) => finish(message as Answer);
		const gone = () => finish("gone");
		const late = setTimeout(() => finish("late"), most);
		worker.ref();
		worker.on("message", hear).on("exit", gone).on("error", gone);
		worker.send(job, (error) => error && gone());
	});
}
