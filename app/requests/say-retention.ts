export const usualRetention = 24;

const years: Record<number, string> = { 12: "a year", 24: "two years", 36: "three years" };

export function sayRetention(months = usualRetention): string {
	return years[months] ?? `${months} months`;
}
