import { studio } from "./studio.ts";

const { deposit, hourlyRate, leadTimeWeeks, designChanges, minimumAge } = studio;

/** The studio's numbers as they are written wherever a client reads them. */
export const figures = {
	deposit: `$${deposit}`,
	hourlyRate: `$${sayRange(hourlyRate)}/hr`,
	leadTime: `${sayRange(leadTimeWeeks)} weeks`,
	designChanges: designChanges.reworks + designChanges.smallEdits,
	minimumAge: `${minimumAge}+`,
};

export function sayRange({ from, to }: { from: number; to: number }): string {
	return from === to ? String(from) : `${from}-${to}`;
}
