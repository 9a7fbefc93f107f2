import type { Transaction } from "kysely";
import { isUuid } from "../db/check-values.ts";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import { indexRequest } from "../db/search.server.ts";
import type { Tables } from "../db/tables.ts";
import { ageRange } from "../publishing/age-range.ts";
import { addEvent } from "../requests/progress/events.server.ts";
import { beginProgress } from "../requests/progress/progress.server.ts";
import { noReferral } from "../requests/request-fields.ts";
import { sha256 } from "../server/sha256.server.ts";
import { sayCount } from "../ui/say-count.ts";
import type { Exported, ExportedRow, MovedTable } from "./read-rows.ts";

type Trx = Transaction<Tables>;

interface MovedIn {
	requests: number;
	notes: number;
	/** Rows that were here already. */
	known: number;
	/** By id, with the reason. */
	refused: string[];
}

const unreadableTime = "its created_at is no time";

/** All or nothing, but for rows that this site cannot hold. The same rows twice are there once. */
export function moveIn(db: Db, exported: Exported[]): Promise<MovedIn> {
	return commit(db, async (trx) => {
		const moved: MovedIn = { requests: 0, notes: 0, known: 0, refused: [] };
		for (const { table, rows } of exported) {
			for (const row of rows) await movers[table](trx, row, moved);
		}
		return moved;
	});
}

const movers: Record<MovedTable, (trx: Trx, row: ExportedRow, moved: MovedIn) => Promise<void>> = {
	async consultation_submissions(trx, row, moved) {
		const id = chooseId("consultation_submissions", row);
		const created_at = readTime(row);
		const problem = findProblem(row) ?? (created_at ? null : unreadableTime);
		if (problem || !created_at)
			return void moved.refused.push(`request ${row.id ?? id}: ${problem}`);
		const text = (name: string) => row[name] || null;
		const { numInsertedOrUpdatedRows: added } = await trx
			.insertInto("consultation_submissions")
			.values({
				id,
				created_at,
				first_name: row.first_name ?? "",
				last_name: row.last_name ?? "",
				email: row.email ?? "",
				age: Number(row.age),
				referred_by: row.referred_by ?? noReferral,
				skin_tone: text("skin_tone"),
				placement: text("placement"),
				phone: text("phone"),
				design_idea: text("design_idea"),
				tattoo_style: text("tattoo_style"),
				planned_size: text("planned_size"),
				budget: text("budget"),
				preferred_dates: text("preferred_dates"),
				preferred_times: text("preferred_times"),
				piece: null,
				set_aside: null,
				// The former site kept a count, and no files.
				reference_images_count: 0,
			})
			.onConflict((conflict) => conflict.column("id").doNothing())
			.executeTakeFirstOrThrow();
		if (added === 1n) moved.requests += 1;
		else moved.known += 1;
		if (added !== 1n) return;
		// Which of them were answered there, only the artist knows. They are not late before those of this site.
		await beginProgress(trx, { id, sentAt: null, state: "new" });
		const files = Number(row.reference_images_count);
		if (files > 0) {
			const note = `Came with ${sayCount(files, "picture")}, which the former site did not keep.`;
			await addEvent(trx, id, { by: "artist", kind: "note", text: note });
		}
		await indexRequest(trx, id);
	},

	async "Thank you and notes"(trx, row, moved) {
		const id = chooseId("Thank you and notes", row);
		const created_at = readTime(row);
		if (!row.message?.trim()) return void moved.refused.push(`note ${row.id ?? id}: it is empty`);
		if (!created_at) return void moved.refused.push(`note ${row.id ?? id}: ${unreadableTime}`);
		const { numInsertedOrUpdatedRows: added } = await trx
			.insertInto("Thank you and notes")
			.values({ id, created_at, message: row.message, email: null })
			.onConflict((conflict) => conflict.column("id").doNothing())
			.executeTakeFirstOrThrow();
		if (added === 1n) moved.notes += 1;
		else moved.known += 1;
	},

	/** Never lower, and a second time the same. */
	async visitor_count(trx, row, moved) {
		const count = Number(row.count);
		if (!Number.isSafeInteger(count)) {
			return void moved.refused.push("visitor count: it is no number");
		}
		await trx
			.updateTable("visitor_count")
			.set({ count })
			.where("id", "=", 1)
			.where("count", "<", count)
			.execute();
	},
};

function findProblem(row: ExportedRow): string | null {
	const age = Number(row.age);
	if (!Number.isInteger(age) || age < ageRange.from || age > ageRange.to) {
		return `the age is not between ${ageRange.from} and ${ageRange.to}`;
	}
	const missing = ["first_name", "last_name", "email"].filter((name) => !row[name]?.trim());
	return missing.length > 0 ? `${missing.join(" and ")} missing` : null;
}

/** UUIDs stay. Other ids, and rows without one, get the same UUID each time. */
function chooseId(table: MovedTable, row: ExportedRow): string {
	const id = row.id?.toLowerCase();
	if (id && isUuid(id)) return id;
	const hash = sha256(JSON.stringify([table, id ?? row]));
	return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Postgres writes `2025-03-01 12:00:00.5+00`; without a zone it is UTC. */
function readTime({ created_at: text }: ExportedRow): string | null {
	const [, day, time = "00:00:00", zone = "Z"] =
		/^(\d{4}-\d\d-\d\d)[ T]([\d:]+(?:\.\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)?$/.exec(text ?? "") ?? [];
	const at = new Date(`${day}T${time}${zone.replace(/^([+-]\d\d)$/, "$1:00")}`);
	return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
