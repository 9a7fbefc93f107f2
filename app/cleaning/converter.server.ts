import { type ChildProcess, fork } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Job } from "./recode.ts";
import { createTurns } from "./turns.ts";

export interface Converter {
	/**
	 * Writes one picture anew when its turn has come.
	 *
	 * @param network whose picture it is: networks take turns, so that none fills the line for others
	 * @returns false when it could not be read, or took too long or too much memory
	 * @throws with the system's code when it was not the picture's fault, such as a full disk
	 */
	convert(job: Job, network: string): Promise<boolean>;
	close(): void;
}

const limits = { seconds: 60, megabytes: 900, idleSeconds: 20, jobs: 200 };

/**
 * One child process that decodes pictures, one at a time. It is started when it is needed, made anew
 * when it ends over a picture, and let go when there is nothing to do.
 */
export function openConverter({ seconds, megabytes, idleSeconds, jobs } = limits): Converter {
	let child: ChildProcess | undefined;
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
	const run = async (job: Job): Promise<boolean> => {
		clearTimeout(idle);
		const worker = child?.connected ? child : start();
		const said = await ask(worker, job, seconds * 1000);
		done += 1;
		if (!said || done >= jobs) end();
		else idle = setTimeout(end, idleSeconds * 1000).unref();
		if (!said?.ok) await rm(job.to, { force: true });
		if (said?.code)
			throw Object.assign(new Error("A picture was not written"), { code: said.code });
		return said?.ok ?? false;
	};
	return {
		convert: (job, network) => take(network, () => run(job)),
		close: end,
	};
}

interface Said {
	ok: boolean;
	/** Why the system did not let it be written. */
	code?: string;
}

/** @returns undefined when the process gave no answer in time or at all */
function ask(worker: ChildProcess, job: Job, most: number): Promise<Said | undefined> {
	return new Promise((resolve) => {
		const finish = (said: Said | undefined) => {
			clearTimeout(late);
			worker.off("message", hear).off("exit", gone).off("error", gone);
			worker.unref();
			resolve(said);
		};
		const hear = (answer: unknown) => finish(answer as Said);
		const gone = () => finish(undefined);
		const late = setTimeout(gone, most);
		worker.ref();
		worker.on("message", hear).on("exit", gone).on("error", gone);
		worker.send(job, (error) => error && gone());
	});
}
