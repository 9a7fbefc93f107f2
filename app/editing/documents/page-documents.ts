import {
	type DocumentKeys,
	type DocumentRules,
	type Taken,
	takeCleared,
} from "./copy-precedence.ts";
import { isSame } from "./rebase.ts";
import { openStoredDocument, type StoredDocument } from "./stored-document.ts";

interface Opened {
	document: StoredDocument<unknown>;
	builtIn: unknown;
	pathname: string;
}

/** Documents of the page that is open, by file. They stay open while it does, whichever part of it is drawn anew. */
const keptDocuments = new Map<string, Opened>();

interface TakenAhead {
	taken: Taken;
	pathname: string;
}

/** What pages cleared when they opened, before their documents could be opened; by file. */
const takenAhead = new Map<string, TakenAhead>();

/** To be called once the document has come, or will not come. */
export interface Opening {
	/** Tells of edits that were lost by it. */
	tell<Body>(rules: DocumentRules<Body>): void;
	/** The page was left, and never showed anything but what the site has: it is as if it had not been opened. */
	giveUp(): void;
}

/** Clears what the page that opens now clears: at once, however late its document comes. */
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

/** @returns the document as the page is drawn with it. That may come to nothing: it changes nothing. */
export function findOpen<Body>(rules: DocumentRules<Body>, pathname: string): StoredDocument<Body> {
	const before = keptDocuments.get(rules.keys.file);
	const onPage = before?.pathname === pathname;
	// What the site has may have become another by now.
	if (onPage && isSame(before.builtIn, rules.builtIn)) {
		return before.document as StoredDocument<Body>;
	}
	return openStoredDocument(rules, !onPage && (takenAhead.get(rules.keys.file)?.taken ?? true));
}

/** Once the page is shown. */
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

/** @param shownPath of the page that is open now */
export function closeOthers(shownPath: string): void {
	for (const map of [keptDocuments, takenAhead]) {
		for (const [file, { pathname }] of map) {
			if (pathname !== shownPath) map.delete(file);
		}
	}
}
