import { sql } from "kysely";
import type { Database } from "../db/database.server.ts";
import { type Finding, good, notice, wrong } from "./finding.ts";

const about = "Clock";
const tolerance = 60 * 1000;

/** @param originTime what the proxy or a CDN says, which may be another machine */
export async function checkClock(
	{ db, kind }: Pick<Database, "db" | "kind">,
	originTime: number | null,
): Promise<Finding> {
	const now = Date.now();
	const others = originTime ? [originTime] : [];
	if (kind === "postgres") {
		const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db);
		others.push(...rows.map((row) => Date.parse(row.now)));
	}
	const newest = await db
		.selectFrom("audit_trail")
		.select((eb) => eb.fn.max("created_at").as("at"))
		.executeTakeFirst();
	return judgeClock(now, others, newest?.at ? Date.parse(newest.at) : null);
}

/** @param newest when the site last wrote something down: a clock behind that was set back */
export function judgeClock(now: number, others: number[], newest: number | null): Finding {
	const mend = ["Let the system set its clock automatically.", "timedatectl set-ntp true"] as const;
	const off = others.map((time) => Math.abs(time - now)).find((by) => by > tolerance);
	if (off) {
		return wrong(
			about,
			`The clock is off by ${Math.round(off / 1000)} s compared with another.`,
			...mend,
		);
	}
	const says = `It is ${new Date(now).toISOString().slice(0, 16).replace("T", " ")} UTC.`;
	if (newest && newest - now > tolerance) {
		const [remedy, command] = mend;
		// The other one may be this machine's own.
		if (others.length > 0)
			return notice(
				about,
				`${says} The site has already recorded later times.`,
				`If that is right, the clock was ahead then, and nothing has to be done. If not: ${remedy}`,
				command,
			);
		return wrong(
			about,
			"The clock was set back: the site has already recorded later times.",
			...mend,
		);
	}
	return good(about, says);
}
