import type { Location } from "react-router";
import { setCanonicalUrl, setDocumentTitle } from "../../ui/page/document-title.ts";
import { readEntryKey, scrollStorageKey } from "../../ui/page/page-scroll.tsx";
import { type ListQuery, writeListQuery, writeNarrowing } from "./query/list-query.ts";
import { pageSuffix } from "./query/page-suffix.ts";

/** Height of a load-more link, for when none is rendered. */
const linkPx = 44;

/** Scroll offsets by the router's key, relative to a list that starts with the visible page. */
const places = new Map<string, number>();
/** The shown list, and the page in its URL. */
let followed: { key: string; page: string } | null = null;
/** Restores the document title and URL tags. */
let undos: (() => void)[] = [];

// Registered after the router's handler, whose stored position assumes the list's current length.
document.addEventListener("visibilitychange", () => {
	if (document.visibilityState === "hidden") keepPlaces();
});

/** @returns the query of the visible page, if the URL has another */
export function followPage({ key, pathname, search }: Location): string | undefined {
	const pages = [...document.querySelectorAll<HTMLElement>("ol[data-page]")];
	const looked = pages.findLast((page) => page.getBoundingClientRect().top < innerHeight / 2);
	const page = looked?.dataset.page;
	if (!page) return;
	const params = new URLSearchParams(search);
	const { filter = "all", page: named = "1", ...facts } = Object.fromEntries(params);
	if (page !== followed?.page) setPage(pathname, { filter, ...facts, page: Number(page) });
	followed = { key, page };
	notePlace(key);
	if (page === named) return;
	if (page === "1") params.delete("page");
	else params.set("page", page);
	return params.toString();
}

export function stopFollowing(): void {
	followed = null;
	restoreDocument();
}

/** Sets what a reload would have; a filtered list keeps its canonical URL. */
function setPage(path: string, query: ListQuery): void {
	restoreDocument();
	const end = ` | ${readSiteName()}`;
	const list = document.title.replace(end, "").replace(/, page \d+$/, "");
	undos = [setDocumentTitle(list + pageSuffix(query.page) + end)];
	if (writeNarrowing(query) === "") undos.push(setCanonicalUrl(path + writeListQuery(query)));
}

function readSiteName(): string {
	return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? "";
}

function restoreDocument(): void {
	for (const each of undos) each();
	undos = [];
}

/** @param key the router's key of the list's entry */
export function notePlace(key: string): void {
	if (!followed) return;
	const { page } = followed;
	followed = { key, page };
	const looked = document.querySelector<HTMLElement>(`ol[data-page="${page}"]`);
	if (looked) places.set(key, findPlace(looked, page));
}

/** Later pages have a load-more link above them, which may not be rendered here. */
function findPlace(looked: HTMLElement, page: string): number {
	const list = looked.parentElement;
	const previousLink = list?.querySelector<HTMLElement>("[data-way=previous]");
	const link = previousLink ?? list?.querySelector<HTMLElement>("[data-way]");
	const first = list?.querySelector<HTMLElement>("ol[data-page]") ?? looked;
	const start = (previousLink ?? first).offsetTop;
	const above = page === "1" ? 0 : (link?.offsetHeight ?? linkPx);
	return window.scrollY - looked.offsetTop + start + above;
}

function keepPlaces(): void {
	if (followed) notePlace(followed.key);
	if (places.size === 0) return;
	try {
		const positions = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? "{}");
		const kept = { ...positions, ...Object.fromEntries(places) };
		sessionStorage.setItem(scrollStorageKey, JSON.stringify(kept));
		// Otherwise the browser would restore its own position too.
		if (places.has(readEntryKey() ?? "")) window.history.scrollRestoration = "manual";
	} catch {
		// Without storage, a reloaded list starts at the top of its page.
	}
}
