import type { Appointments } from "../db/desk-tables.ts";

/** Proposed or confirmed, and not over. */
export function listAhead<One extends Pick<Appointments, "status" | "ends_at">>(
	dates: One[],
	now: Date,
): One[] {
	return dates.filter(
		({ status, ends_at }) =>
			(status === "proposed" || status === "confirmed") && ends_at > now.toISOString(),
	);
}
