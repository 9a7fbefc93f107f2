import { isUuid } from "../../../db/check-values.ts";
import type { Db } from "../../../db/database.server.ts";
import { isFileId } from "../../../requests/files/file-store.server.ts";
import { findFileOf } from "../../../requests/files/reference-files.server.ts";
import { missingFile } from "../../../requests/files/send-file.server.ts";

/** @throws Refusal 404 unless the file belongs to this request */
export async function findFile(db: Db, { id, file }: { id: string; file: string }) {
	if (!isUuid(id) || !isFileId(file)) throw missingFile();
	const found = await findFileOf(db, id, file);
	if (!found) throw missingFile();
	return found;
}
