import { sayDuration } from "../../ui/say-duration.ts";

const minute = 60_000;

export function sayAgo(time: string, now: number): string {
	const passed = now - Date.parse(time);
	return passed < minute ? "just now" : `${sayDuration(passed)} ago`;
}

export function sayUntil(time: string, now: number): string {
	const left = Date.parse(time) - now;
	return left < minute ? "within a minute" : `in ${sayDuration(left)}`;
}
