import type { Db } from "../../db/database.server.ts";
import { findFileOf } from "../../requests/files/reference-files.server.ts";
import { missingFile } from "../../requests/files/send-file.server.ts";
import { requireLinkedRequest } from "../linked-request.server.ts";

/** @throws 404 unless the file belongs to the request of this link */
export async function findOwnFile(db: Db, { token, file }: { token: string; file: string }) {
	const id = await requireLinkedRequest(db, token);
	const found = await findFileOf(db, id, file);
	if (!found) throw missingFile();
	return found;
}
