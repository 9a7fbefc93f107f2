import { isReachable } from "./import-online.ts";

const pauseMs = 30_000;
/** Since a restart of the site takes seconds, it is asked soon at first, and for little. */
const asksAfterMs = [2_000, 4_000, 8_000, 16_000];
/** A connection that has held for so long is watched as closely as the first time. */
const calmMs = 60_000;

/**
 * Makes what tries something again when the browser says it is online, when the site answers after a
 * short while, and every 30 seconds in case neither knows. Where it answers and the try fails all the
 * same, the next watch goes on with the longer pauses. What it makes returns how to stop.
 */
export function createConnectionWatch(): (tryAgain: () => void) => () => void {
	let asked = 0;
	let stoppedAt = 0;
	return (tryAgain) => {
		let asking: ReturnType<typeof setTimeout> | undefined;
		let stopped = false;
		if (Date.now() - stoppedAt > calmMs) asked = 0;
		const askLater = () => {
			const ms = asksAfterMs[asked];
			if (ms !== undefined) asking = setTimeout(() => void ask(), ms);
		};
		const ask = async () => {
			asked += 1;
			const answers = await isReachable();
			if (stopped) return;
			askLater();
			if (answers) tryAgain();
		};
		askLater();
		const timer = setInterval(tryAgain, pauseMs);
		window.addEventListener("online", tryAgain);
		return () => {
			stopped = true;
			stoppedAt = Date.now();
			clearTimeout(asking);
			clearInterval(timer);
			window.removeEventListener("online", tryAgain);
		};
	};
}
