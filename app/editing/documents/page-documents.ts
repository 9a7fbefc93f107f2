import type { DocumentRules } from "./copy-precedence.ts";
import { isSameJson } from "./rebase.ts";
import { openStoredDocument, type StoredDocument } from "./stored-document.ts";

interface Opened {
	document: StoredDocument<unknown>;
	builtIn: unknown;
	pathname: string;
}

/** By file. Survive re-rendering of parts of the page. */
const keptDocuments = new Map<string, Opened>();

/** Without side effects, since React may discard the render. */
export function findOpen<Body>(rules: DocumentRules<Body>, pathname: string): StoredDocument<Body> {
	const before = keptDocuments.get(rules.keys.file);
	const onPage = before?.pathname === pathname;
	// The site's version may have changed.
	if (onPage && isSameJson(before.builtIn, rules.builtIn)) {
		return before.document as StoredDocument<Body>;
	}
	return openStoredDocument(rules, !onPage);
}

/** Call after commit. */
export function keepOpen<Body>(
	{ keys, builtIn }: DocumentRules<Body>,
	pathname: string,
	document: StoredDocument<Body>,
): void {
	closeOthers(pathname);
	keptDocuments.set(keys.file, {
		document: document as StoredDocument<unknown>,
		builtIn,
		pathname,
	});
}

export function closeOthers(shownPath: string): void {
	for (const [file, { pathname }] of keptDocuments) {
		if (pathname !== shownPath) keptDocuments.delete(file);
	}
}
