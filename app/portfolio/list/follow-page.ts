import { moveShownPage } from "../../ui/dialog/history-marks.ts";
import { tellAddress, tellTitle } from "../../ui/page/document-title.ts";
import { writeListQuery } from "./query/list-query.ts";
import { namePage } from "./query/name-page.ts";

/** Where the router keeps, for the next document, how far each entry of the history was scrolled. */
const routersKey = "react-router-scroll-positions";
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

/**
 * Gives the page of the list that is looked at to the address.
 * @param key the router's, of the entry that shows the list
 */
export function followPage(key: string): void {
	const pages = [...document.querySelectorAll<HTMLElement>("ol[data-page]")];
	const looked = pages.findLast((page) => page.getBoundingClientRect().top < innerHeight / 2);
	const page = looked?.dataset.page;
	if (!page) return;
	const url = new URL(window.location.href);
	if (page === "1") url.searchParams.delete("page");
	else url.searchParams.set("page", page);
	if (!moveShownPage(url.pathname + url.search)) return;
	if (page !== followed?.page) tellPage(url, Number(page));
	followed = { key, page };
	notePlace();
}

/** The list is shown no more. */
export function stopFollowing(): void {
	followed = null;
	takeNameBack();
}

/** The document is called as a reload would call it, and a chosen part of the list is no address of its own. */
function tellPage({ pathname, searchParams }: URL, page: number): void {
	takeNameBack();
	const end = ` | ${readSiteName()}`;
	const list = document.title.replace(end, "").replace(/, page \d+$/, "");
	takeBack = [tellTitle(list + namePage(page) + end)];
	const { filter = "all" } = Object.fromEntries(searchParams);
	if (filter === "all") takeBack.push(tellAddress(pathname + writeListQuery({ filter, page })));
}

function readSiteName(): string {
	return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? "";
}

function takeNameBack(): void {
	for (const each of takeBack) each();
	takeBack = [];
}

function notePlace(): void {
	if (!followed) return;
	const { key, page } = followed;
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
	notePlace();
	if (places.size === 0) return;
	try {
		const positions = JSON.parse(sessionStorage.getItem(routersKey) ?? "{}");
		const kept = { ...positions, ...Object.fromEntries(places) };
		sessionStorage.setItem(routersKey, JSON.stringify(kept));
		// Else the browser scrolls as well, by how far it was.
		if (followed) window.history.scrollRestoration = "manual";
	} catch {
		// Where nothing may be stored, a list that is loaded anew begins at the top of its page.
	}
}
