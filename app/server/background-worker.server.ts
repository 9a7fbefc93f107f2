import type { Logger } from "pino";
import type { Database } from "../db/database.server.ts";
import { describeError } from "./refuse.server.ts";

export interface BackgroundWorker {
	/** Call after a commit that added work. A timer looks for work every five seconds as well. */
	wake(): void;
	/** Begins nothing for a while. */
	pause(): void;
	isPaused(): boolean;
	isStopping(): boolean;
	stop(): Promise<void>;
}

interface Work {
	database: Pick<Database, "isDamaged">;
	log: Logger;
	/** Length of a pause; a failure pauses as well. */
	pauseMs: number;
	/** Does one piece of work. @returns false if there was none */
	next(): Promise<boolean>;
	/** For the log. */
	failed: string;
}

const wakeMs = 5_000;

/** One piece of work after another, never two at once. */
export function startWorker({ database, log, pauseMs, next, failed }: Work): BackgroundWorker {
	let stopping = false;
	let running: Promise<void> | undefined;
	let asked = false;
	let pausedUntil = 0;

	const isPaused = () => performance.now() < pausedUntil;
	const pause = () => {
		pausedUntil = performance.now() + pauseMs;
	};
	const run = async () => {
		do asked = false;
		while (!stopping && !isPaused() && !database.isDamaged() && (await next()));
	};
	const wake = () => {
		asked = running !== undefined;
		if (running || stopping || isPaused()) return;
		running = run()
			.catch((error) => {
				pause();
				log.error(describeError(error), failed);
			})
			.finally(() => {
				running = undefined;
				if (asked) wake();
			});
	};
	const timer = setInterval(wake, wakeMs);
	wake();
	return {
		wake,
		pause,
		isPaused,
		isStopping: () => stopping,
		async stop() {
			stopping = true;
			clearInterval(timer);
			await running;
		},
	};
}
