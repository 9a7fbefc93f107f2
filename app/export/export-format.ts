import * as v from "valibot";
import { isFileName } from "../copies/copied-files.server.ts";
import { count, manifestSchema, tableOf } from "../copies/copy-format.ts";
import { accessTables, tableNames } from "../db/snapshot.server.ts";

/*
 * An export is a zip. All that another site needs is in the folder `site`, apart from files that people may look for
 * too: those lie where the manifest says.
 */

export const siteFolder = "site/";
export const exportAboutName = `${siteFolder}about.json`;
export const exportManifestName = `${siteFolder}manifest.json`;

/** An export must not let its holder into a site. The artist makes an account in the new one. */
export const exportedTables = tableNames.filter((name) => !accessTables.includes(name));

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const isExported = (name: string) => exportedTables.some((table) => table === tableOf(name));

export const exportManifestSchema = v.object({
	...manifestSchema.entries,
	rows: v.record(v.picklist(exportedTables), count),
	/** Files of rows, by their names in the folder `site`. */
	parts: v.record(v.pipe(v.string(), v.check(isExported)), v.object({ bytes: count, sha256 })),
	/** Files by their paths in the data folder. */
	files: v.record(
		v.pipe(v.string(), v.check(isFileName)),
		v.object({ bytes: count, sha256, path: v.string() }),
	),
});

export type ExportManifest = v.InferOutput<typeof exportManifestSchema>;
