import { type ChildProcess, fork } from "node:child_process";

export interface ChildLimits {
	seconds: number;
	megabytes: number;
	idleSeconds: number;
	jobs: number;
}

interface PictureChild<Job extends object, Answer extends object> {
	/**
	 * One job at a time. @returns `gone` if the process ended, as it does beyond its memory limit; `late` if it was ended
	 * after its time
	 */
	ask(job: Job): Promise<Answer | "gone" | "late">;
	end(): void;
}

/** A process for pictures, which starts on demand and ends when idle or after some jobs. @param module calls `obeyLimits` */
export function openPictureChild<Job extends object, Answer extends object>(
	module: string,
	{ seconds, megabytes, idleSeconds, jobs }: ChildLimits,
): PictureChild<Job, Answer> {
	let child: ChildProcess | undefined;
	let done = 0;
	let idle: NodeJS.Timeout | undefined;

	const end = () => {
		clearTimeout(idle);
		child?.kill("SIGKILL");
		child = undefined;
		done = 0;
	};
	const start = () => {
		const started = fork(module, [String(megabytes)], {
			execArgv: ["--max-old-space-size=256"],
			stdio: ["ignore", "ignore", "ignore", "ipc"],
			// Decoders run in threads. With an arena for each, glibc holds on to a third more memory, and ever more.
			env: { MALLOC_ARENA_MAX: "1" },
		});
		started.unref();
		started.channel?.unref();
		child = started;
		return started;
	};
	return {
		end,
		async ask(job) {
			clearTimeout(idle);
			const worker = child?.connected ? child : start();
			const answer = await ask<Answer>(worker, job, seconds * 1000);
			done += 1;
			if (typeof answer === "string" || done >= jobs) end();
			else idle = setTimeout(end, idleSeconds * 1000).unref();
			return answer;
		},
	};
}

function ask<Answer>(
	worker: ChildProcess,
	job: object,
	most: number,
): Promise<Answer | "gone" | "late"> {
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
