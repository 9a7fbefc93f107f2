const hour = 60 * 60 * 1000;
const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** In whole hours and days: the last use of a session is known to the hour. @param ms how long ago */
export function sayHoursAgo(ms: number): string {
	if (ms < 2 * hour) return "just now";
	const hours = Math.floor(ms / hour);
	if (hours < 24) return words.format(-hours, "hour");
	return words.format(-Math.floor(hours / 24), "day");
}
