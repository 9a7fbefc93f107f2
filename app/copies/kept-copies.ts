const kept = { days: 7, weeks: 4, months: 6 };
const dayMs = 24 * 60 * 60 * 1000;

/** Sorts the newest first. A day after today comes of a clock that was ahead, and last. */
export function newestFirst(now: number): (a: string, b: string) => number {
	const today = new Date(now).toISOString().slice(0, 10);
	return (a, b) => Number(a > today) - Number(b > today) || b.localeCompare(a);
}

/**
 * Keeps the newest copy of each of the last days, weeks and months that have one: while no new copies come, none goes.
 * Of the good copies as many are kept as if there were no bad ones.
 * @param days such as `2026-11-24`
 * @param bad days of the copies that a trial could not restore
 */
export function chooseKept(days: string[], bad: string[], now: number): Set<string> {
	const newest = days.toSorted(newestFirst(now));
	const good = newest.filter((day) => !bad.includes(day));
	return new Set([...chooseLast(newest), ...chooseLast(good)]);
}

function chooseLast(newest: string[]): string[] {
	return [
		...newestOfEach(newest, (day) => day, kept.days),
		...newestOfEach(newest, readMonday, kept.weeks),
		...newestOfEach(newest, (day) => day.slice(0, 7), kept.months),
	];
}

function newestOfEach(newest: string[], period: (day: string) => string, most: number): string[] {
	const chosen = new Map<string, string>();
	for (const day of newest) if (!chosen.has(period(day))) chosen.set(period(day), day);
	return [...chosen.values()].slice(0, most);
}

function readMonday(day: string): string {
	const at = Date.parse(day);
	const past = (new Date(at).getUTCDay() + 6) % 7;
	return new Date(at - past * dayMs).toISOString().slice(0, 10);
}
