import { setTimeout as wait } from "node:timers/promises";
import type { DatabasePlace } from "../db/database.server.ts";
import { type Snapshot, withSnapshot } from "../db/snapshot.server.ts";

const erasingMs = 10_000;

export async function countErasures({
	db,
	tables,
}: Pick<Snapshot, "db" | "tables">): Promise<number> {
	if (!tables.includes("audit_trail")) return 0;
	const { count } = await db
		.selectFrom("audit_trail")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("act", "in", ["erased", "erased by retention", "photo deleted"])
		.executeTakeFirstOrThrow();
	return count;
}

/** A person who is erased while a site is written out must not be in the file that is finished later. */
export async function hasErased(
	place: DatabasePlace,
	{ since, isMissing }: { since: number /** A file was. */; isMissing: boolean },
): Promise<boolean> {
	const look = async () => (await withSnapshot(place, countErasures)) !== since;
	// Erasing removes files first, and says so a moment later.
	const deadline = Date.now() + (isMissing ? erasingMs : 0);
	let erased = await look();
	while (!erased && Date.now() < deadline) {
		await wait(200);
		erased = await look();
	}
	return erased;
}
