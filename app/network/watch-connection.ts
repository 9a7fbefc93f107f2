import { isReachable } from "./import-online.ts";

const pauseMs = 30_000;
// Short at first, because a restart of the site takes seconds.
const asksAfterMs = [2_000, 4_000, 8_000, 16_000];
const calmMs = 60_000;

/** Calls `tryAgain` on `online`, after a health check, and every 30 seconds. Watches share the backoff. */
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
