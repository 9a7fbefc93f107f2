/**
 * The middle of the grip. At both ends one picture is shown whole, though the grip stays inside.
 * @param share of the healed picture, from 0 to 100
 */
export function placeLine(share: number): string {
	if (share <= 0) return "100%";
	if (share >= 100) return "0%";
	const left = ((100 - share) / 100).toFixed(4);
	return `calc(var(--grip) / 2 + (100% - var(--grip)) * ${left})`;
}

/** @param label such as "Healed, 6 months" */
export function sayShare(share: number, label: string): string {
	if (share <= 0) return "Fresh";
	return share >= 100 ? label : `${label}: ${Math.round(share)} %`;
}
