/** Such as "6 months" or "3 years". */
export function writeMonths(months: number): string {
	if (months >= 24 && months % 12 === 0) return `${months / 12} years`;
	return months === 1 ? "1 month" : `${months} months`;
}
