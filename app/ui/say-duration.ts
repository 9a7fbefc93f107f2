import { sayCount } from "./say-count.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Rounded down, in the largest unit of which there are two. */
export function sayDuration(ms: number): string {
	if (ms < 2 * hour) return sayCount(Math.max(1, Math.floor(ms / minute)), "minute");
	if (ms < 2 * day) return sayCount(Math.floor(ms / hour), "hour");
	return sayCount(Math.floor(ms / day), "day");
}
