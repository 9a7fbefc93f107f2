/** Access to `localStorage` that never throws: failures are logged. */

/** Bytes per UTF-16 code unit. */
const letterBytes = 2;

let changes = 0;
const listeners = new Set<() => void>();

/** @returns any value; undefined if missing or unreadable */
export function readStored(key: string): unknown {
	try {
		return parseStored(key, localStorage.getItem(key));
	} catch (error) {
		console.warn(`${key} cannot be read.`, error);
		return undefined;
	}
}

/** @returns any value; undefined if unreadable */
export function parseStored(key: string, text: string | null): unknown {
	if (text === null) return undefined;
	try {
		return JSON.parse(text);
	} catch (error) {
		console.warn(`What is stored as ${key} cannot be read.`, error);
		return undefined;
	}
}

/** @returns false if it could not be stored */
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

/** @returns null if missing or unreadable */
export function readStoredText(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** @returns restores the removed values and returns whether that succeeded; listeners are notified */
export function takeStored(keys: readonly string[]): () => boolean {
	const before = readTexts(keys);
	for (const key of keys) removeStored(key);
	return () => putBackAll(before);
}

/**
 * Replaces all texts, or none; null removes a key.
 *
 * @returns as `takeStored`; null if storage is full
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
	// They fit again once their replacements are removed.
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

/** @param held what did not fit into storage, by key */
export function listKeys(prefix: string, held: ReadonlyMap<string, unknown>): string[] {
	let stored: string[] = [];
	try {
		stored = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
	} catch {}
	return [...new Set([...stored, ...held.keys()])];
}

/** @returns bytes of each key with its value, sorted by key; other tools' keys included */
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

/** @returns a number that grows with each change of storage, in any tab */
export function countStorageChanges(): number {
	return changes;
}

/** @returns unsubscribes */
export function watchStorageChanges(listener: () => void): () => void {
	listeners.add(listener);
	if (listeners.size === 1) addEventListener("storage", tellChange);
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0) removeEventListener("storage", tellChange);
	};
}

/** Also for changes held in memory because storage was full. */
export function tellChange(): void {
	changes += 1;
	for (const listener of listeners) listener();
}
