import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { replaceFile } from "../copies/replace-file.server.ts";
import type { WrittenCopy } from "../copies/write-copy.server.ts";
import { writeArchive } from "../requests/files/stream-archive.server.ts";
import type { ExportManifest } from "./export-format.ts";
import { type ExportedSite, listSiteEntries } from "./write-export.server.ts";

/** Works beside a running site. @throws CopyRefused; then an older `file` stays as it is */
export async function exportSite(site: ExportedSite, file: string): Promise<WrittenCopy> {
	const { made, bytes } = await replaceFile(file, async (part) => {
		let manifest: ExportManifest | undefined;
		const entries = listSiteEntries(site, (told) => {
			manifest = told;
		});
		await pipeline(writeArchive(entries), createWriteStream(part, { mode: 0o600 }));
		if (!manifest) throw new Error("The export ended early");
		return manifest;
	});
	return { manifest: made, bytes };
}
