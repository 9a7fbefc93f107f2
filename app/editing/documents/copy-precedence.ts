import { readStored, removeStored, takeStored, writeStored } from "./browser-storage.ts";
import { isSameJson } from "./rebase.ts";

/** Storage keys of a document's copies. */
export interface DocumentKeys {
	/** Name in `content/` and of pending changes. */
	file: string;
	/** Edited or reordered copy. */
	local: string;
	/** Permanently saved copy, which takes precedence. Without it, the local copy is permanent. */
	permanent?: string;
	/** Cleared when the document's page opens. */
	cleared?: string[];
}

export interface DocumentRules<Body> {
	keys: DocumentKeys;
	label: string;
	builtIn: Body;
	/** @returns null if the value is no such document */
	read(stored: unknown): Body | null;
	/** False discards the local copy. Default: true. */
	fits?(copy: Body): boolean;
	/** Of a copy that does not fit: its edits of what the site still has. */
	adapt?(copy: Body): Body;
	/** Adds required parts that a copy lacks. */
	complete?(copy: Body): Body;
	/** Whether a cleared copy has edits that the page does not show. Default: false. */
	hasEdits?(copy: Body, shown: Body): boolean;
	/** Ids of its items, in order. */
	listIds(body: Body): readonly number[];
}

export type Source = "default" | "local" | "permanent";

export interface OpenedCopy<Body> {
	body: Body;
	source: Source;
	/** Edits exist that are newer than the permanent copy. */
	unsaved: boolean;
}

/** Permanent copy, else local copy, else the site's. A local copy that no longer fits is passed by. */
export function openCopy<Body>(rules: DocumentRules<Body>): OpenedCopy<Body> {
	const { permanent, local } = readCopies(rules);
	if (!permanent) return openLatest(rules);
	const unsaved = local !== null && !isSameJson(local, permanent);
	return { body: permanent, source: "permanent", unsaved };
}

/** The document after `clearStored`. */
export function openCleared<Body>(rules: DocumentRules<Body>): OpenedCopy<Body> {
	const { local, cleared = [] } = rules.keys;
	if (!cleared.includes(local)) return openCopy(rules);
	const body = readPermanent(rules);
	return { body: body ?? rules.builtIn, source: body ? "permanent" : "default", unsaved: false };
}

/** The newest edits, even if the permanent copy takes precedence. */
export function openLatest<Body>(rules: DocumentRules<Body>): OpenedCopy<Body> {
	const { permanent, local } = readCopies(rules);
	if (local) return { body: local, source: "local", unsaved: false };
	if (permanent) return { body: permanent, source: "permanent", unsaved: false };
	return { body: rules.builtIn, source: "default", unsaved: false };
}

interface Cleared {
	/** @returns whether it succeeded. Absent if the page would not show the edits anyway. */
	bringBack?: () => boolean;
}

/** Removes what the page clears when it opens. @returns null if no edits were lost */
export function clearStored<Body>(rules: DocumentRules<Body>): Cleared | null {
	const { local: localKey, cleared = [] } = rules.keys;
	const permanent = readPermanent(rules);
	const unfit = permanent ? null : adaptUnfit(rules);
	const edited = cleared.filter((key) => {
		const copy = (key === localKey && unfit) || readCopy(rules, key);
		return copy && rules.hasEdits?.(copy, permanent ?? rules.builtIn);
	});
	const putBack = takeStored(cleared);
	if (edited.includes(localKey)) {
		return { bringBack: unfit ? () => writeStored(localKey, unfit) : putBack };
	}
	return edited.length > 0 ? {} : null;
}

/** Where edits are kept that no longer fit. Nothing on the site's pages reads it. */
export function keyAside(file: string): string {
	return `set_aside_${file}`;
}

/**
 * Discards a local copy that no longer fits, unless there is a permanent one, but keeps it under a key of its own.
 *
 * @returns its edits of what the site still has; null if there are none
 */
export function setUnfitAside<Body>(rules: DocumentRules<Body>): Body | null {
	const { keys, builtIn } = rules;
	if (readPermanent(rules)) return null;
	const stored = readStored(keys.local);
	const unfit = adaptUnfit(rules);
	if (!unfit) return null;
	console.warn(`${keys.local} is discarded: its pieces are no longer those of the site.`);
	removeStored(keys.local);
	if (isSameJson(unfit, builtIn)) return null;
	writeStored(keyAside(keys.file), stored);
	return unfit;
}

function adaptUnfit<Body>(rules: DocumentRules<Body>): Body | null {
	const { keys, fits, adapt } = rules;
	const copy = fits && adapt ? readCopy(rules, keys.local) : null;
	return copy && adapt && !fits?.(copy) ? adapt(copy) : null;
}

function readCopies<Body>(rules: DocumentRules<Body>) {
	const { keys, fits, complete = (copy) => copy } = rules;
	const permanent = readPermanent(rules);
	const local = readCopy(rules, keys.local);
	const isUsed = permanent || !local || !fits || fits(local);
	return { permanent, local: isUsed ? local && complete(local) : null };
}

function readPermanent<Body>(rules: DocumentRules<Body>): Body | null {
	const { keys, complete = (copy) => copy } = rules;
	const copy = keys.permanent ? readCopy(rules, keys.permanent) : null;
	return copy && complete(copy);
}

function readCopy<Body>(rules: DocumentRules<Body>, key: string): Body | null {
	const stored = readStored(key);
	if (stored === undefined) return null;
	const copy = rules.read(stored);
	if (!copy) console.warn(`What is stored as ${key} is not used: it is no such document.`);
	return copy;
}
