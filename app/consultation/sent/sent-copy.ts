import { useSyncExternalStore } from "react";
import type { SentCopy } from "./sent-request.ts";

/** Synchronous, so that it is written before the draft is cleared. */
const key = "consultationSent";
const longestMs = 30 * 24 * 60 * 60 * 1000;

let known: { text: string | null; copy: SentCopy | null } = { text: null, copy: null };
const listeners = new Set<() => void>();

export function keepSentCopy(copy: SentCopy): void {
	try {
		localStorage.setItem(key, JSON.stringify(copy));
	} catch {
		// Then it is only shown until this page is left.
	}
	known = { text: readText(), copy };
	tellAll();
}

export function removeSentCopy(): void {
	try {
		localStorage.removeItem(key);
	} catch {
		// If it cannot be removed, it could not be written.
	}
	known = { text: null, copy: null };
	tellAll();
}

export function useSentCopy(): SentCopy | null {
	return useSyncExternalStore(watch, readSentCopy, () => null);
}

export function readSentCopy(): SentCopy | null {
	const text = readText();
	if (text !== known.text) known = { text, copy: parse(text) };
	return known.copy;
}

function parse(text: string | null): SentCopy | null {
	try {
		const copy = JSON.parse(text ?? "null") as SentCopy | null;
		return copy && Date.now() - copy.sentAt <= longestMs ? copy : null;
	} catch {
		return null;
	}
}

function readText(): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

function watch(listener: () => void): () => void {
	if (known.text !== null && known.copy === null) removeSentCopy();
	listeners.add(listener);
	// From other tabs.
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}

function tellAll(): void {
	for (const listener of listeners) listener();
}
