import type { Appointments } from "../db/desk-tables.ts";

/** `set`: one is confirmed, or there has been one; `open`: the client has to answer one; `none`: the last was lost. */
export type DatesStanding = "set" | "open" | "none";

/** A booked request without any date was booked by letter. @param now ISO */
export function judgeDates(
	dates: readonly Pick<Appointments, "status" | "ends_at" | "changed_at">[],
	now: string,
): DatesStanding {
	const ahead = dates.filter(({ ends_at }) => ends_at > now);
	if (ahead.some(({ status }) => status === "confirmed")) return "set";
	if (ahead.some(({ status }) => status === "proposed")) return "open";
	const latest = dates.toSorted((a, b) => (a.changed_at < b.changed_at ? -1 : 1)).at(-1);
	return !latest || latest.status === "confirmed" ? "set" : "none";
}
