import {
	type DocumentKeys,
	type DocumentRules,
	type Taken,
	takeCleared,
} from "./copy-precedence.ts";
import { isSameJson } from "./rebase.ts";
import { openStoredDocument, type StoredDocument } from "./stored-document.ts";

interface Opened {
	document: StoredDocument<unknown>;
	builtIn: unknown;
	pathname: string;
}

/** By file. Survive re-rendering of parts of the page. */
const keptDocuments = new Map<string, Opened>();

interface TakenAhead {
	taken: Taken;
	pathname: string;
}

/** Values that pages cleared before their documents loaded, by file. */
const takenAhead = new Map<string, TakenAhead>();

/** Call one of them when the document has loaded or failed. */
interface Opening {
	/** Shows a toast about lost edits. */
	tell<Body>(rules: DocumentRules<Body>): void;
	/** Restores the values, since the page was left before it showed edits. */
	giveUp(): void;
}

/** Clears immediately, however late the document loads. */
export function clearAhead(keys: DocumentKeys): Opening {
	const { pathname } = location;
	closeOthers(pathname);
	const { file } = keys;
	if (keptDocuments.has(file)) return { tell() {}, giveUp() {} };
	const ahead = takenAhead.get(file) ?? { taken: takeCleared(keys), pathname };
	takenAhead.set(file, ahead);
	return {
		tell(rules) {
			const here = location.pathname === pathname;
			const document = here ? findOpen(rules, pathname) : openStoredDocument(rules, ahead.taken);
			if (here) keepOpen(rules, pathname, document);
			document.subscribe(() => {})();
		},
		giveUp() {
			if (takenAhead.get(file) === ahead) takenAhead.delete(file);
			ahead.taken.putBack();
		},
	};
}

/** Without side effects, since React may discard the render. */
export function findOpen<Body>(rules: DocumentRules<Body>, pathname: string): StoredDocument<Body> {
	const before = keptDocuments.get(rules.keys.file);
	const onPage = before?.pathname === pathname;
	// The site's version may have changed.
	if (onPage && isSameJson(before.builtIn, rules.builtIn)) {
		return before.document as StoredDocument<Body>;
	}
	return openStoredDocument(rules, !onPage && (takenAhead.get(rules.keys.file)?.taken ?? true));
}

/** Call after commit. */
export function keepOpen<Body>(
	{ keys, builtIn }: DocumentRules<Body>,
	pathname: string,
	document: StoredDocument<Body>,
): void {
	closeOthers(pathname);
	takenAhead.delete(keys.file);
	keptDocuments.set(keys.file, {
		document: document as StoredDocument<unknown>,
		builtIn,
		pathname,
	});
}

export function closeOthers(shownPath: string): void {
	for (const map of [keptDocuments, takenAhead]) {
		for (const [file, { pathname }] of map) {
			if (pathname !== shownPath) map.delete(file);
		}
	}
}
