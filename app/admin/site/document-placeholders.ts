import type { Problems } from "../../publishing/check-document.ts";
import type { DocumentName } from "../../publishing/documents.ts";
import { writeFigures } from "../../publishing/figures.ts";
import type { Studio } from "../../publishing/schemas/studio.ts";
import { joinName } from "./document/read-form.ts";

/** For the texts of one document only. */
const ownNames: Partial<Record<DocumentName, Record<string, string>>> = {
	letters: { firstName: "the client’s first name" },
	policy: { hours: "the hours of the example" },
};

/** @returns what each placeholder is filled in with */
export function placeholdersOf(key: DocumentName, studio: Studio): Record<string, string> {
	return key === "pictures" ? {} : { ...writeFigures(studio), ...ownNames[key] };
}

/** By field. Visitors would see these with their braces. */
export function findUnknownPlaceholders(body: unknown, known: Record<string, string>): Problems {
	return Object.fromEntries(find(body, ""));

	function find(value: unknown, field: string): [string, string][] {
		if (typeof value === "string") {
			const names = [...value.matchAll(/\{(\w+)\}/g)];
			const unknown = names.find(([, name = ""]) => !Object.hasOwn(known, name));
			return unknown ? [[field, sayUnknown(unknown[0])]] : [];
		}
		if (typeof value !== "object" || value === null) return [];
		return Object.entries(value).flatMap(([key, one]) => find(one, joinName(field, key)));
	}
}

function sayUnknown(name: string): string {
	return `${name} is not a placeholder, so visitors would see it as it stands. Use one of the site’s, or write the word without braces.`;
}
