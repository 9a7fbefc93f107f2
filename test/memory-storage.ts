import { afterEach, beforeEach, vi } from "vitest";

/** A storage with a quota in characters. */
class MemoryStorage {
	room = Number.POSITIVE_INFINITY;
	/** Written directly to simulate another tab. */
	readonly entries = new Map<string, string>();

	getItem(key: string): string | null {
		return this.entries.get(key) ?? null;
	}

	setItem(key: string, text: string): void {
		const before = this.entries.get(key);
		this.entries.set(key, text);
		const used = [...this.entries].reduce(
			(sum, [name, value]) => sum + name.length + value.length,
			0,
		);
		if (used <= this.room) return;
		if (before === undefined) this.entries.delete(key);
		else this.entries.set(key, before);
		throw new DOMException("No room is left.", "QuotaExceededError");
	}

	removeItem(key: string): void {
		this.entries.delete(key);
	}
}

/** Stored keys are own properties, as in a browser. */
const listEntries: ProxyHandler<MemoryStorage> = {
	ownKeys: ({ entries }) => [...entries.keys()],
	getOwnPropertyDescriptor: ({ entries }, key) =>
		entries.has(String(key)) ? { configurable: true, enumerable: true } : undefined,
};

export function prepareStorage(): { storage: MemoryStorage } {
	const prepared = { storage: new MemoryStorage() };
	beforeEach(() => {
		prepared.storage = new MemoryStorage();
		const window = new EventTarget();
		vi.stubGlobal("localStorage", new Proxy(prepared.storage, listEntries));
		vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
		vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
		vi.stubGlobal("dispatchEvent", window.dispatchEvent.bind(window));
		vi.spyOn(console, "warn").mockImplementation(() => {});
	});
	afterEach(() => {
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
	});
	return prepared;
}
