import {
	parseStored,
	readStored,
	readStoredText,
	removeStored,
	takeStored,
} from "./browser-storage.ts";
import { isSame } from "./rebase.ts";

/** Where the copies of a document are kept in this browser. */
export interface DocumentKeys {
	/** Its name in `content/`, as pending changes are filed under. */
	file: string;
	/** The copy that was edited or put in another order. */
	local: string;
	/** The copy that was saved permanently; it takes precedence. Absent: the local one stays anyway. */
	permanent?: string;
	/** Keys that are cleared when the document's page opens. */
	cleared?: string[];
}

/** What a document is, and which copies of it count. */
export interface DocumentRules<Body> {
	keys: DocumentKeys;
	/** What the artist calls it. */
	label: string;
	/** As the site has it. */
	builtIn: Body;
	/** @returns what of a stored value can be shown; null: it is no such document */
	read(stored: unknown): Body | null;
	/** Whether a local copy still belongs to the site's document; else it is discarded. Absent: it always does. */
	fits?(copy: Body): boolean;
	/** What a copy lacks that it may not lack is added, once it is known to be one. Absent: it may lack anything. */
	complete?(copy: Body): Body;
	/** Whether a copy under one of the cleared keys has what the page does not show. Absent: when it differs. */
	hasEdits?(copy: Body, shown: Body): boolean;
	/** Ids of what is in it, in their order. */
	listIds(body: Body): readonly number[];
}

export type Source = "default" | "local" | "permanent";

export interface OpenedCopy<Body> {
	body: Body;
	source: Source;
	/** There are later edits, which the permanent copy takes precedence of. */
	unsaved: boolean;
}

/**
 * The document as its page shows it: the permanent copy, else the local one, else the site's. A local copy that no
 * longer fits is discarded, unless there is a permanent one.
 */
export function openCopy<Body>(rules: DocumentRules<Body>): OpenedCopy<Body> {
	const { permanent, local } = readCopies(rules);
	if (!permanent) return openLatest(rules);
	const unsaved = local !== null && !isSame(local, permanent);
	return { body: permanent, source: "permanent", unsaved };
}

/** The document as it will be once its page has opened, and `takeCleared` has been called. */
export function openCleared<Body>(rules: DocumentRules<Body>): OpenedCopy<Body> {
	const { local, cleared = [] } = rules.keys;
	if (!cleared.includes(local)) return openCopy(rules);
	const body = readPermanent(rules);
	return { body: body ?? rules.builtIn, source: body ? "permanent" : "default", unsaved: false };
}

/** The document as it was edited last, whether or not its page shows that. */
export function openLatest<Body>(rules: DocumentRules<Body>): OpenedCopy<Body> {
	const { permanent, local } = readCopies(rules);
	if (local) return { body: local, source: "local", unsaved: false };
	if (permanent) return { body: permanent, source: "permanent", unsaved: false };
	return { body: rules.builtIn, source: "default", unsaved: false };
}

/** Edits that were cleared when the document's page opened. */
export interface Cleared {
	/** @returns whether it could; absent where the page would not show them anyway */
	bringBack?: () => boolean;
}

/** What was stored under the keys that a document's page clears, until it was cleared. */
export interface Taken {
	texts: ReadonlyMap<string, string | null>;
	/** @returns whether it could */
	putBack(): boolean;
}

/** Clears what is to be cleared when the document's page opens; what was there is still to be read. */
export function takeCleared({ cleared = [] }: DocumentKeys): Taken {
	const texts = new Map(cleared.map((key) => [key, readStoredText(key)]));
	return { texts, putBack: takeStored(cleared) };
}

/** @returns null where nothing was lost by it */
export function findLost<Body>(
	rules: DocumentRules<Body>,
	{ texts, putBack }: Taken,
): Cleared | null {
	const { builtIn, fits, hasEdits = (copy, shown) => !isSame(copy, shown) } = rules;
	const { local: localKey } = rules.keys;
	const permanent = readPermanent(rules);
	const edited = [...texts].flatMap(([key, text]) => {
		const copy = accept(rules, key, parseStored(key, text));
		if (!copy || !hasEdits(copy, permanent ?? builtIn)) return [];
		// It would have been discarded anyway.
		return key === localKey && !permanent && fits?.(copy) === false ? [] : [key];
	});
	if (edited.includes(localKey)) return { bringBack: putBack };
	return edited.length > 0 ? {} : null;
}

function readCopies<Body>(rules: DocumentRules<Body>) {
	const { keys, fits, complete = (copy) => copy } = rules;
	const permanent = readPermanent(rules);
	const local = readCopy(rules, keys.local);
	if (permanent || !local || !fits || fits(local)) {
		return { permanent, local: local && complete(local) };
	}
	console.warn(`${keys.local} is discarded: its pieces are no longer those of the site.`);
	removeStored(keys.local);
	return { permanent, local: null };
}

function readPermanent<Body>(rules: DocumentRules<Body>): Body | null {
	const { keys, complete = (copy) => copy } = rules;
	const copy = keys.permanent ? readCopy(rules, keys.permanent) : null;
	return copy && complete(copy);
}

function readCopy<Body>(rules: DocumentRules<Body>, key: string): Body | null {
	return accept(rules, key, readStored(key));
}

function accept<Body>(rules: DocumentRules<Body>, key: string, stored: unknown): Body | null {
	if (stored === undefined) return null;
	const copy = rules.read(stored);
	if (!copy) console.warn(`What is stored as ${key} is not used: it is no such document.`);
	return copy;
}
