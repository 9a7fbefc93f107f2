import type { Insertable } from "kysely";
import type { Db } from "../../db/database.server.ts";
import type { ReferenceFiles } from "../../db/tables.ts";
import { requireMediaType } from "./file-refusals.server.ts";
import {
	deleteUnclaimedFiles,
	findUnclaimedFile,
	insertReferenceFiles,
} from "./reference-files.server.ts";

/** Rows of finished uploads. */
export interface UploadRows {
	/** @throws Refusal for bytes of no accepted type */
	requireType: typeof requireMediaType;
	find(id: string): Promise<{ sent_bytes: number } | undefined>;
	add(row: Insertable<ReferenceFiles>): Promise<void>;
	/** @returns false if there is none, or its sender may not remove it any more */
	remove(id: string): Promise<boolean>;
}

export function openReferenceRows(db: Db): UploadRows {
	return {
		requireType: requireMediaType,
		find: (id) => findUnclaimedFile(db, id),
		add: (row) => insertReferenceFiles(db, [row]),
		remove: async (id) => (await deleteUnclaimedFiles(db, { ids: [id] })).length > 0,
	};
}
