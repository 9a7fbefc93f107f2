export function sayWait(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function sayWithin(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	return minutes <= 1 ? "a minute" : `${minutes} minutes`;
}
