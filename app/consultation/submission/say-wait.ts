/** @returns minutes and seconds as a clock shows them: "1:05" */
export function sayWait(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @returns words that stay true while the time passes: "a minute", "5 minutes" */
export function sayWithin(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	return minutes <= 1 ? "a minute" : `${minutes} minutes`;
}
