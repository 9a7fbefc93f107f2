import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestSite } from "./site.ts";

/** All rows of all tables, and a hash of each file beside the database. */
export async function readDataFolder({ config, database: { db } }: TestSite) {
	const rows: Record<string, unknown[]> = {};
	for (const { name } of await db.introspection.getTables()) {
		rows[name] = await db
			.selectFrom(name as "instance")
			.selectAll()
			.execute();
	}
	const files: Record<string, string> = {};
	const entries = await readdir(config.dataDir, { recursive: true, withFileTypes: true });
	for (const entry of entries) {
		if (!entry.isFile() || entry.name.startsWith("linework.db")) continue;
		const path = join(entry.parentPath, entry.name);
		files[path] = createHash("sha256")
			.update(await readFile(path))
			.digest("hex");
	}
	return { rows, files };
}
