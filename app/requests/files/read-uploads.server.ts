import { Refusal } from "../../server/refusal.server.ts";
import { mostFiles } from "../request-fields.ts";
import { tooManyFiles } from "./file-refusals.server.ts";
import { isFileId } from "./file-store.server.ts";

export function readUploads(given: unknown): string[] {
	if (given === undefined || given === null) return [];
	if (!Array.isArray(given) || !given.every((id) => typeof id === "string")) {
		throw new Refusal(422, "invalid_field", "Uploads must be a list of ids.", {
			fields: { uploads: ["Uploads must be a list of ids."] },
		});
	}
	const ids = [...new Set<string>(given)];
	if (ids.length > mostFiles) throw tooManyFiles();
	const unknown = ids.filter((id) => !isFileId(id));
	if (unknown.length > 0) {
		throw new Refusal(422, "upload_missing", "One of the files is not here. Please add it again.", {
			fields: { uploads: unknown },
		});
	}
	return ids;
}
