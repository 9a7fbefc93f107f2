import * as v from "valibot";
import { migrationNames } from "../db/migrate.server.ts";
import { tableNames } from "../db/snapshot.server.ts";
import { isFileName } from "./copied-files.server.ts";
import { CopyRefused } from "./copy-refused.ts";

/*
 * A copy is a tar archive: `copy.json`, rows as `rows/<number>-<table>.jsonl`, files under their paths in the data
 * folder, and `manifest.json`. The SHA-256 of it all follows, and a key encrypts all of that.
 */

export const aboutName = "copy.json";
export const manifestName = "manifest.json";

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const aboutSchema = v.object({
	format: v.literal(1),
	/** Start of the snapshot. */
	madeAt: v.pipe(v.string(), v.isoTimestamp()),
	migrations: v.pipe(v.array(v.string()), v.minLength(1)),
});

export type About = v.InferOutput<typeof aboutSchema>;

/** @throws CopyRefused */
export function parseAbout(value: unknown): About {
	const parsed = v.safeParse(aboutSchema, value);
	const isKnown =
		parsed.success && parsed.output.migrations.every((name) => migrationNames.includes(name));
	if (isKnown) return parsed.output;
	throw new CopyRefused("The copy was made by a newer version of Linework. Use that version.");
}

export const manifestSchema = v.object({
	rows: v.record(v.picklist(tableNames), count),
	files: v.record(
		v.pipe(v.string(), v.check(isFileName)),
		v.object({ bytes: count, sha256: v.string() }),
	),
	/** Files that rows name but storage lacked. */
	missing: v.array(v.string()),
	/** Files that had changed since they arrived; the archive has them as they were when it was made. */
	changed: v.optional(v.array(v.string())),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

/** @returns undefined if the entry has no rows */
export function tableOf(name: string): string | undefined {
	return /^rows\/\d{6}-(.+)\.jsonl$/.exec(name)?.[1];
}

export function nameRows(index: number, table: string): string {
	return `rows/${String(index).padStart(6, "0")}-${table}.jsonl`;
}
