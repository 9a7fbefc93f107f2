/**
 * The middle of the grip. At both ends one picture is shown whole, though the grip stays inside.
 * @param share of the fresh picture, from 0 to 100
 */
export function placeLine(share: number): string {
	if (share <= 0) return "0%";
	if (share >= 100) return "100%";
	return `calc(var(--grip) / 2 + (100% - var(--grip)) * ${(share / 100).toFixed(4)})`;
}

/** @param label such as "Healed, 6 months" */
export function sayShare(share: number, label: string): string {
	if (share >= 100) return "Fresh";
	return share <= 0 ? label : `${label}: ${100 - Math.round(share)}%`;
}
