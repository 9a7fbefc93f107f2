import type { DatabasePlace } from "../db/database.server.ts";
import { type Snapshot, withSnapshot } from "../db/snapshot.server.ts";

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

/**
 * A person who is erased while a site is written out must not be in the file that is finished later. Erasing says so
 * before it removes files.
 */
export async function hasErased(place: DatabasePlace, since: number): Promise<boolean> {
	return (await withSnapshot(place, countErasures)) !== since;
}
