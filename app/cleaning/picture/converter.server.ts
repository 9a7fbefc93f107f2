import { type ChildProcess, fork } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Job } from "./re-encode.ts";
import type { HeaderFault } from "./read-header.ts";
import { createTurns } from "./rotation.ts";

/** Why a picture was not converted; `too_heavy` when it took more memory or time than there is. */
export type Fault = HeaderFault | "damaged" | "too_heavy";

export interface Converter {
	/**
	 * Writes one picture anew when its turn has come.
	 *
	 * @param network whose picture it is: networks take turns, so that none fills the line for others
	 * @returns undefined when it was written
	 * @throws with the system's code when it was not the picture's fault, such as a full disk
	 */
	convert(job: Job, network: string): Promise<Fault | undefined>;
	close(): void;
}

const limits = { seconds: 60, megabytes: 900, idleSeconds: 20, jobs: 200 };

/**
 * One child process that decodes pictures, one at a time. It is started when it is needed, made anew
 * when it ends over a picture, and let go when there is nothing to do.
 */
export function openConverter({ seconds, megabytes, idleSeconds, jobs } = limits): Converter {
	let child: ChildProcess | undefined;
	let closed = false;
	let done = 0;
	let idle: NodeJS.Timeout | undefined;
	const take = createTurns();

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
	const attempt = async (job: Job): Promise<Said | "gone" | "late"> => {
		clearTimeout(idle);
		const worker = child?.connected ? child : start();
		const said = await ask(worker, job, seconds * 1000);
		done += 1;
		if (typeof said === "string" || done >= jobs) end();
		else idle = setTimeout(end, idleSeconds * 1000).unref();
		return said;
	};
	const run = async (job: Job): Promise<Fault | undefined> => {
		let said = await attempt(job);
		// Earlier pictures may have left it too little memory: a fresh process has all of it.
		if (said === "gone" && !closed) said = await attempt(job);
		if (closed) throw new Error("The converter was closed");
		const { fault, code }: Said = typeof said === "string" ? { fault: "too_heavy" } : said;
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

interface Said {
	fault?: Fault;
	/** Why the system did not let it be written. */
	code?: string;
}

/** @returns `gone` when the process ended over it, `late` when it gave no answer in time */
function ask(worker: ChildProcess, job: Job, most: number): Promise<Said | "gone" | "late"> {
	return new Promise((resolve) => {
		const finish = (said: Said | "gone" | "late") => {
			clearTimeout(late);
			worker.off("message", hear).off("exit", gone).off("error", gone);
			worker.unref();
			resolve(said);
		};
		const hear = (answer: unknown) => finish(answer as Said);
		const gone = () => finish("gone");
		const late = setTimeout(() => finish("late"), most);
		worker.ref();
		worker.on("message", hear).on("exit", gone).on("error", gone);
		worker.send(job, (error) => error && gone());
	});
}
