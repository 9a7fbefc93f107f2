import type { Location } from "react-router";
import { tellAddress, tellTitle } from "../../ui/page/document-title.ts";
import { scrollStorageKey } from "../../ui/page/page-scroll.tsx";
import { type ListQuery, writeListQuery } from "./query/list-query.ts";
import { namePage } from "./query/name-page.ts";

/** A line of links, where there is none to measure. */
const wayPx = 44;

/** By the router's key: how far the list is scrolled to the same pieces once it begins with their page. */
const places = new Map<string, number>();
/** The list that is shown, and the page that its address names. */
let followed: { key: string; page: string } | null = null;
/** Gives the document back the name it had before. */
let takeBack: (() => void)[] = [];

// After the router's word on leaving, which is about a list as long as it is now.
document.addEventListener("visibilitychange", () => {
	if (document.visibilityState === "hidden") keepPlaces();
});

/** @returns the query that names the page of the list that is looked at, if the address names another */
export function followPage({ key, pathname, search }: Location): string | undefined {
	const pages = [...document.querySelectorAll<HTMLElement>("ol[data-page]")];
	const looked = pages.findLast((page) => page.getBoundingClientRect().top < innerHeight / 2);
	const page = looked?.dataset.page;
	if (!page) return;
	const params = new URLSearchParams(search);
	const { filter = "all", page: named = "1" } = Object.fromEntries(params);
	if (page !== followed?.page) tellPage(pathname, { filter, page: Number(page) });
	followed = { key, page };
	notePlace(key);
	if (page === named) return;
	if (page === "1") params.delete("page");
	else params.set("page", page);
	return params.toString();
}

/** The list is shown no more. */
export function stopFollowing(): void {
	followed = null;
	takeNameBack();
}

/** The document is called as a reload would call it, and a chosen part of the list is no address of its own. */
function tellPage(path: string, { filter, page }: ListQuery): void {
	takeNameBack();
	const end = ` | ${readSiteName()}`;
	const list = document.title.replace(end, "").replace(/, page \d+$/, "");
	takeBack = [tellTitle(list + namePage(page) + end)];
	if (filter === "all") takeBack.push(tellAddress(path + writeListQuery({ filter, page })));
}

function readSiteName(): string {
	return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? "";
}

function takeNameBack(): void {
	for (const each of takeBack) each();
	takeBack = [];
}

/** @param key the router's, of the entry that shows the list */
export function notePlace(key: string): void {
	if (!followed) return;
	const { page } = followed;
	followed = { key, page };
	const looked = document.querySelector<HTMLElement>(`ol[data-page="${page}"]`);
	if (looked) places.set(key, findPlace(looked, page));
}

/** Above a later page stands the way to the one before it, which may not stand here. */
function findPlace(looked: HTMLElement, page: string): number {
	const list = looked.parentElement;
	const wayBack = list?.querySelector<HTMLElement>("[data-way=previous]");
	const way = wayBack ?? list?.querySelector<HTMLElement>("[data-way]");
	const first = list?.querySelector<HTMLElement>("ol[data-page]") ?? looked;
	const start = (wayBack ?? first).offsetTop;
	const above = page === "1" ? 0 : (way?.offsetHeight ?? wayPx);
	return window.scrollY - looked.offsetTop + start + above;
}

function keepPlaces(): void {
	if (followed) notePlace(followed.key);
	if (places.size === 0) return;
	try {
		const positions = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? "{}");
		const kept = { ...positions, ...Object.fromEntries(places) };
		sessionStorage.setItem(scrollStorageKey, JSON.stringify(kept));
		// Else the browser scrolls as well, by how far it was.
		if (followed) window.history.scrollRestoration = "manual";
	} catch {
		// Where nothing may be stored, a list that is loaded anew begins at the top of its page.
	}
}
