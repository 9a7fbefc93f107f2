import { sayCount } from "../../ui/say-count.ts";

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

export function sayAgo(time: string, now: number): string {
	const passed = now - Date.parse(time);
	return passed < minute ? "just now" : `${sayDistance(passed)} ago`;
}

export function sayUntil(time: string, now: number): string {
	const left = Date.parse(time) - now;
	return left < minute ? "within a minute" : `in ${sayDistance(left)}`;
}

function sayDistance(ms: number): string {
	if (ms < hour) return sayCount(Math.floor(ms / minute), "minute");
	if (ms < 2 * day) return sayCount(Math.floor(ms / hour), "hour");
	return sayCount(Math.floor(ms / day), "day");
}
