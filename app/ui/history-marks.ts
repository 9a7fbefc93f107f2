/**
 * What lies open over a page is a mark on the history entry, so that Back closes it. The router is not
 * told: for it the page stays where it is, and nothing is loaded again, which on a lost connection would
 * put an error page in the place of a half-filled form.
 */
interface Marks {
	/** Path and query of the page beneath; the entry itself may show another address. */
	over: string;
	/** Where the address is another: the key of the page beneath, and the mark that brought the address. */
	overKey?: string;
	named?: string;
	[mark: string]: unknown;
}

interface Entry {
	key?: string;
	marks?: Marks;
}

/** Until the browser has gone back: a second step would leave the page. */
let closing = false;
let shown: { key: string; path: string } | null = null;
const listeners = new Set<() => void>();

// While the module is loaded, since the router listens too, from when it starts, and whoever was first
// hears of it first.
if (typeof window !== "undefined") {
	dropStaleMarks();
	window.addEventListener("popstate", (event) => {
		closing = false;
		const { key: ownKey = "default", marks } = readEntry();
		const key = marks?.overKey ?? ownKey;
		const path = marks?.over ?? readPath();
		if (key === shown?.key && path === shown.path) event.stopImmediatePropagation();
		else dropStaleMarks();
		tellAll();
	});
	// After the router's word on leaving: where this page is scrolled to is no place on the one that is
	// loaded by the address shown.
	document.addEventListener("visibilitychange", () => {
		if (readEntry().marks?.named) window.history.scrollRestoration = "manual";
	});
}

/**
 * Puts an entry with a mark on top of the present one; the rest of its state stays the router's.
 * @param address what the browser is to show as the address; the page's own when absent
 */
export function addMark(mark: string, value: unknown, address = ""): void {
	const { marks: below, ...entry } = readEntry();
	const marks: Marks = { over: readPath(), ...below, [mark]: value };
	if (address) {
		// Where the page beneath is scrolled to is kept by its key, and is no place on the page named here.
		Object.assign(marks, { overKey: entry.key, named: mark });
		entry.key = Math.random().toString(36).slice(2, 10);
	}
	window.history.pushState({ ...entry, marks }, "", address);
	tellAll();
}

/** Gives the present entry's mark another value. */
export function changeMark(mark: string, value: unknown, address = ""): void {
	const entry = readEntry();
	if (!entry.marks) return;
	window.history.replaceState({ ...entry, marks: { ...entry.marks, [mark]: value } }, "", address);
	tellAll();
}

/** Goes back to where the mark was not. */
export function dropMark(mark: string): void {
	if (closing || readMark(mark) === undefined) return;
	closing = true;
	window.history.back();
}

export function readMark(mark: string): unknown {
	return readEntry().marks?.[mark];
}

/** Hears of every mark that is added, changed or gone, by whichever button. */
export function watchMarks(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Says which page the router shows; null while it is on its way to another. */
export function tellShownPage(page: typeof shown): void {
	shown = page;
}

function tellAll(): void {
	for (const listener of listeners) listener();
}

function readEntry(): Entry {
	return window.history.state ?? {};
}

function readPath(): string {
	return window.location.pathname + window.location.search;
}

/** An entry that is loaded by an address of its own shows that page, without what the address was for. */
function dropStaleMarks(): void {
	const { marks, ...entry } = readEntry();
	if (!marks || marks.over === readPath()) return;
	const { over: _, overKey: __, named = "", [named]: ___, ...others } = marks;
	const left = named !== "" && Object.keys(others).length > 0;
	const rest = left ? { marks: { over: readPath(), ...others } } : {};
	window.history.replaceState({ ...entry, ...rest }, "");
}
