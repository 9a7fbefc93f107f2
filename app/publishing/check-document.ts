import * as v from "valibot";
import { type DocumentName, type Documents, documents } from "./documents.ts";

/** Messages by field, such as `pieces.3.title`; what concerns the whole document is under the empty name. */
export type Problems = Record<string, string>;

type Checked<Name extends DocumentName> = { body: Documents[Name] } | { problems: Problems };

export function isDocumentName(key: string): key is DocumentName {
	return Object.hasOwn(documents, key);
}

export function checkDocument<Name extends DocumentName>(key: Name, body: unknown): Checked<Name> {
	const parsed = v.safeParse(documents[key].schema as v.GenericSchema, body);
	if (parsed.success) return { body: parsed.output as Documents[Name] };
	return { problems: listProblems(parsed.issues) };
}

export function listProblems(issues: v.BaseIssue<unknown>[]): Problems {
	const problems: Problems = {};
	for (const issue of issues) {
		// The schema did not ask for this part when the document was published.
		const isMissing = issue.received === "undefined";
		problems[v.getDotPath(issue) ?? ""] ??= isMissing ? "Write something here." : issue.message;
	}
	return problems;
}
