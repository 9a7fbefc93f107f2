const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** Distances, because the server does not know the artist's time zone. */
export function sayAgo(time: string, now: number): string {
	const passed = now - Date.parse(time);
	return passed < minute ? "just now" : `${sayDistance(passed)} ago`;
}

export function sayUntil(time: string, now: number): string {
	const left = Date.parse(time) - now;
	return left < minute ? "within a minute" : `in ${sayDistance(left)}`;
}

function sayDistance(ms: number): string {
	if (ms < hour) return count(ms / minute, "minute");
	if (ms < 2 * day) return count(ms / hour, "hour");
	return count(ms / day, "day");
}

function count(amount: number, unit: string): string {
	const whole = Math.floor(amount);
	return `${whole} ${unit}${whole === 1 ? "" : "s"}`;
}
