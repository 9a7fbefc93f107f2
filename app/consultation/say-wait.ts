/** @returns minutes and seconds as a clock shows them: "1:05" */
export function sayWait(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
