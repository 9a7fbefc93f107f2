/**
 * A dialog or viewer over a page is a mark on the history entry, so that Back closes it. The router is not
 * involved: it would run loaders, and on a lost connection replace a half-filled form with an error page.
 */
interface Marks {
	/** Path and query of the page beneath, which the entry's URL may hide. */
	over: string;
	/** When the entry has a URL of its own: the router key of the page beneath, and the mark that set the URL. */
	overKey?: string;
	named?: string;
	[mark: string]: unknown;
}

interface Entry {
	key?: string;
	marks?: Marks;
}

/** True until `popstate`: a second `back()` would leave the page. */
let closing = false;
/** Identified by the router's key, since its path may change. */
let shown: { key: string; path: string } | null = null;
/** The path that the router has for it. */
let told: string | undefined;
const listeners = new Set<() => void>();

// Registered at module load, so this runs before the router's listener.
if (typeof window !== "undefined") {
	giveKey();
	dropStaleMarks();
	window.addEventListener("popstate", (event) => {
		closing = false;
		giveKey();
		const { key, marks } = readEntry();
		if (shown && shown.key === (marks?.overKey ?? key)) {
			event.stopImmediatePropagation();
			passAddress();
		} else dropStaleMarks();
		tellAll();
	});
	// Runs after the router's handler, which sets "auto": the scroll position belongs to the page beneath, not
	// to the page that a reload of this URL shows.
	document.addEventListener("visibilitychange", () => {
		if (readEntry().marks?.named) window.history.scrollRestoration = "manual";
	});
}

/**
 * Pushes an entry with a mark; the router's part of the state is kept.
 * @param address URL that the browser shows; unchanged when empty
 */
export function addMark(mark: string, value: unknown, address = ""): void {
	const { marks: below, ...entry } = readEntry();
	const marks: Marks = { over: readPath(), ...below, [mark]: value };
	if (address) {
		// The router stores scroll positions by key, and this URL needs a key of its own.
		Object.assign(marks, { overKey: entry.key, named: mark });
		entry.key = makeKey();
	}
	window.history.pushState({ ...entry, marks }, "", address);
	tellAll();
}

export function changeMark(mark: string, value: unknown, address = ""): void {
	const entry = readEntry();
	if (!entry.marks) return;
	window.history.replaceState({ ...entry, marks: { ...entry.marks, [mark]: value } }, "", address);
	tellAll();
}

export function dropMark(mark: string): void {
	if (closing || readMark(mark) === undefined) return;
	closing = true;
	window.history.back();
}

export function readMark(mark: string): unknown {
	return readEntry().marks?.[mark];
}

export function watchMarks(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** @param page the page that the router shows; null during a navigation */
export function tellShownPage(page: typeof shown): void {
	const { key, marks } = readEntry();
	const here = page !== null && page.key === (marks?.overKey ?? key);
	// Its path may have changed without the router.
	shown = here ? { key: page.key, path: marks?.over ?? readPath() } : page;
	told = page?.path;
}

/**
 * Changes the path of the shown page without telling the router. Does nothing while a mark is open, since the
 * entry may then show the mark's URL.
 *
 * @returns whether the path was changed
 */
export function moveShownPage(path: string): boolean {
	if (!shown || readEntry().marks) return false;
	shown = { ...shown, path };
	passAddress();
	return true;
}

/** Copies the new path to entries of the shown page that were left before it changed. */
function passAddress(): void {
	const { marks, ...entry } = readEntry();
	const path = shown?.path;
	if (!path || path === (marks?.over ?? readPath())) return;
	const kept = marks && { marks: { ...marks, over: path } };
	window.history.replaceState({ ...entry, ...kept }, "", marks?.named ? "" : path);
}

/**
 * Browsers create entries for fragment links without a key, and the router could not restore their scroll
 * position after a reload. If the router has another path for the page, the entry reuses the page's key.
 */
function giveKey(): void {
	const entry = readEntry();
	if (entry.key) return;
	const here = shown?.path === readPath() && shown.path !== told;
	window.history.replaceState({ ...entry, key: here ? shown?.key : makeKey() }, "");
}

function makeKey(): string {
	return Math.random().toString(36).slice(2, 10);
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

/** After a reload at a mark's own URL, that page is shown: remove the mark that set the URL. */
function dropStaleMarks(): void {
	const { marks, ...entry } = readEntry();
	if (!marks || marks.over === readPath()) return;
	const { over: _, overKey: __, named = "", [named]: ___, ...others } = marks;
	const left = named !== "" && Object.keys(others).length > 0;
	const rest = left ? { marks: { over: readPath(), ...others } } : {};
	window.history.replaceState({ ...entry, ...rest }, "");
}
