/**
 * The browser's storage, which may be full, refused or spoilt: nothing of that breaks a page. What goes wrong is
 * logged, and the caller goes on without.
 */

/** What the storage of a browser keeps of each letter, in bytes. */
const letterBytes = 2;

let changes = 0;
const listeners = new Set<() => void>();

/** @returns what is stored, whatever it is; undefined where there is nothing that can be read */
export function readStored(key: string): unknown {
	try {
		return parseStored(key, localStorage.getItem(key));
	} catch (error) {
		console.warn(`${key} cannot be read.`, error);
		return undefined;
	}
}

/** @returns what a text was that is or was stored; undefined where there is none that can be read */
export function parseStored(key: string, text: string | null): unknown {
	if (text === null) return undefined;
	try {
		return JSON.parse(text);
	} catch (error) {
		console.warn(`What is stored as ${key} cannot be read.`, error);
		return undefined;
	}
}

/** @returns whether it is stored now */
export function writeStored(key: string, value: unknown): boolean {
	try {
		localStorage.setItem(key, JSON.stringify(value));
		tellChange();
		return true;
	} catch (error) {
		console.warn(`${key} cannot be stored.`, error);
		return false;
	}
}

export function removeStored(key: string): void {
	try {
		localStorage.removeItem(key);
		tellChange();
	} catch (error) {
		console.warn(`${key} cannot be removed.`, error);
	}
}

/** @returns what is stored, as its text; null where there is nothing, or nothing that can be read */
export function readStoredText(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/**
 * Removes what is stored under some keys.
 *
 * @returns puts exactly that back, and tells whether it could; whoever watches storage hears of it as of another tab
 */
export function takeStored(keys: readonly string[]): () => boolean {
	const before = readTexts(keys);
	for (const key of keys) removeStored(key);
	return () => putBackAll(before);
}

/**
 * Stores other texts under some keys, all of them or none; null removes what is there.
 *
 * @returns as `takeStored`; null where there was no room
 */
export function replaceStored(texts: Texts): (() => boolean) | null {
	const before = readTexts(texts.keys());
	const stored = [...texts].every(([key, text]) => putBack(key, text));
	if (!stored) {
		putBackAll(before);
		return null;
	}
	dispatchEvent(new Event("storage"));
	return () => putBackAll(before);
}

type Texts = ReadonlyMap<string, string | null>;

function readTexts(keys: Iterable<string>): Texts {
	return new Map(Array.from(keys, (key) => [key, readStoredText(key)]));
}

function putBackAll(texts: Texts): boolean {
	const others = [...texts].filter(([key, text]) => readStoredText(key) !== text);
	// They fitted before, so they do once what took their place is gone.
	for (const [key] of others) putBack(key, null);
	const done = others.map(([key, text]) => putBack(key, text)).every(Boolean);
	dispatchEvent(new Event("storage"));
	return done;
}

function putBack(key: string, text: string | null): boolean {
	try {
		if (text === null) localStorage.removeItem(key);
		else localStorage.setItem(key, text);
		return true;
	} catch (error) {
		console.warn(`${key} cannot be stored.`, error);
		return false;
	}
}

/** @returns every key under which something is stored */
export function listStoredKeys(): string[] {
	try {
		return Object.keys(localStorage);
	} catch {
		return [];
	}
}

/** @returns what each key takes with its value, in bytes, sorted by name; of other tools of this site too */
export function measureStored(): { key: string; bytes: number }[] {
	try {
		return Object.keys(localStorage)
			.sort()
			.map((key) => {
				const letters = key.length + (localStorage.getItem(key)?.length ?? 0);
				return { key, bytes: letters * letterBytes };
			});
	} catch {
		return [];
	}
}

/** @returns whether anything can be stored now; nothing of the try is left */
export function canStore(): boolean {
	const key = "devModeTry";
	try {
		localStorage.setItem(key, "1");
		localStorage.removeItem(key);
		return true;
	} catch {
		return false;
	}
}

/** @returns how often something was stored or removed, here or in another tab: a new number after each time */
export function countStorageChanges(): number {
	return changes;
}

/** @returns what ends it */
export function watchStorageChanges(listener: () => void): () => void {
	listeners.add(listener);
	if (listeners.size === 1) addEventListener("storage", tellChange);
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0) removeEventListener("storage", tellChange);
	};
}

/** Also for what is kept beside storage, where that took it no longer. */
export function tellChange(): void {
	changes += 1;
	for (const listener of listeners) listener();
}
