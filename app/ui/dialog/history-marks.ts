/**
 * What lies open over a page is a mark on the history entry, so that Back closes it. The router is not
 * told: for it the page stays where it is, and nothing is loaded again, which on a lost connection would
 * put an error page in the place of a half-filled form.
 */
interface Marks {
	/** Path and query of the page beneath, for what is loaded anew; the entry itself may show another address. */
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
/** The page is told from others by the router's key alone, since its address may move. */
let shown: { key: string; path: string } | null = null;
/** The address that the router has for it. */
let told: string | undefined;
const listeners = new Set<() => void>();

// While the module is loaded, since the router listens too, from when it starts, and whoever was first
// hears of it first.
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
		entry.key = makeKey();
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
	const { key, marks } = readEntry();
	const here = page !== null && page.key === (marks?.overKey ?? key);
	// Its address may have moved, of which the router does not know.
	shown = here ? { key: page.key, path: marks?.over ?? readPath() } : page;
	told = page?.path;
}

/**
 * Gives the page that is shown another address, of which the router need not hear. What lies open over the
 * page has an address of its own, and keeps it.
 *
 * @returns whether the page has that address now
 */
export function moveShownPage(path: string): boolean {
	if (!shown || readEntry().marks) return false;
	shown = { ...shown, path };
	passAddress();
	return true;
}

/** An entry of the page that is shown may have been left before its address moved. */
function passAddress(): void {
	const { marks, ...entry } = readEntry();
	const path = shown?.path;
	if (!path || path === (marks?.over ?? readPath())) return;
	const kept = marks && { marks: { ...marks, over: path } };
	window.history.replaceState({ ...entry, ...kept }, "", marks?.named ? "" : path);
}

/**
 * The browser gives no key to the entry of a link within the page, and the router would find no place by it
 * after a reload. Where the router has another address for the page, it is not told of such an entry.
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

/** An entry that is loaded by an address of its own shows that page, without what the address was for. */
function dropStaleMarks(): void {
	const { marks, ...entry } = readEntry();
	if (!marks || marks.over === readPath()) return;
	const { over: _, overKey: __, named = "", [named]: ___, ...others } = marks;
	const left = named !== "" && Object.keys(others).length > 0;
	const rest = left ? { marks: { over: readPath(), ...others } } : {};
	window.history.replaceState({ ...entry, ...rest }, "");
}
