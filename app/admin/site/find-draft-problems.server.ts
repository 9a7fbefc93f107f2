import type { Problems } from "../../publishing/check-document.ts";
import type { DocumentName } from "../../publishing/documents.ts";
import type { Studio } from "../../publishing/schemas/studio.ts";
import { findTakenAddresses } from "../../publishing/taken-addresses.ts";
import { findUnknownPlaceholders, placeholdersOf } from "./document-placeholders.ts";
import { findProblems } from "./open-document.server.ts";

/** @returns why a draft cannot be published, by field; missing pictures apart */
export function findDraftProblems(key: DocumentName, body: unknown, studio: Studio): Problems {
	return {
		...findUnknownPlaceholders(body, placeholdersOf(key, studio)),
		...findTakenAddresses(key, body),
		...findProblems(key, body),
	};
}
