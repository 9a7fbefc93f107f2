/**
 * What lies open over a page is a mark on the history entry, so that Back closes it. The router is not
 * told: for it the page stays where it is, and nothing is loaded again, which on a lost connection would
 * put an error page in the place of a half-filled form.
 */
interface Marks {
	/** Path and query of the page beneath; the entry itself may show another address. */
	over: string;
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
		const { key = "default", marks } = readEntry();
		const path = marks?.over ?? readPath();
		if (key === shown?.key && path === shown.path) event.stopImmediatePropagation();
		else dropStaleMarks();
		tellAll();
	});
}

/**
 * Puts an entry with a mark on top of the present one; the rest of its state stays the router's.
 * @param address what the browser is to show as the address; the page's own when absent
 */
export function addMark(mark: string, value: unknown, address = ""): void {
	const entry = readEntry();
	const marks = { over: readPath(), ...entry.marks, [mark]: value };
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

/** An entry that is loaded by an address of its own shows that page, and nothing lies over it. */
function dropStaleMarks(): void {
	const { marks, ...entry } = readEntry();
	if (marks && marks.over !== readPath()) window.history.replaceState(entry, "");
}
