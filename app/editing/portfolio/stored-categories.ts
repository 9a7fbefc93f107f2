import {
	type PortfolioCategory,
	portfolioCategorySchema,
} from "../../publishing/schemas/portfolio.ts";
import { readStored, removeStored, writeStored } from "../documents/browser-storage.ts";
import type { DocumentRules } from "../documents/copy-precedence.ts";
import type { ListItem } from "../documents/merge-stored.ts";
import { acceptList, makeListRules } from "../documents/stored-list.ts";
import { categoryKeys } from "./category-keys.ts";
import { readPictureName } from "./find-pictures.ts";

/** How the categories are kept. A copy that lacks some is filled up, so that it can replace the site's document. */
export function makeCategoryRules(
	builtIn: PortfolioCategory[],
): DocumentRules<PortfolioCategory[]> {
	return {
		...makeListRules(categoryKeys, "Categories", builtIn, portfolioCategorySchema),
		complete: (items) => fillUp(items, builtIn),
	};
}

/** What is shown first. */
const copies = [categoryKeys.permanent, categoryKeys.local];

/** @returns names of the pictures that stored categories ask for, as far as they can be names at all */
export function listStoredImages(): string[] {
	const images = copies.flatMap((key) => (acceptList(readStored(key)) ?? []).map(readImage));
	return [...new Set(images)].filter((image) => typeof image === "string");
}

/**
 * Removes stored categories with an old placeholder image, which is one that is not among the site's pictures.
 * The rest names its pictures as the site's document does; where there is none, nothing stays stored. In a local copy
 * the site's own takes their place: with ids missing the edits of all others would be discarded.
 */
export function removePlaceholders(
	isPicture: (name: string) => boolean,
	builtIn: PortfolioCategory[],
): void {
	for (const key of copies) {
		const list = acceptList(readStored(key));
		if (!list) continue;
		const rest = list.flatMap((item) => {
			const image = readImage(item);
			if (image === undefined) return [item];
			return image !== null && isPicture(image) ? [{ ...item, image }] : [];
		});
		const removed = rest.length < list.length;
		if (removed) {
			console.warn(`Categories with old placeholder images are removed from ${key}.`);
		}
		const mended =
			removed && key === categoryKeys.local ? replaceRemoved(list, rest, builtIn) : rest;
		if (rest.length === 0) removeStored(key);
		else if (JSON.stringify(mended) !== JSON.stringify(list)) writeStored(key, mended);
	}
}

/** @returns the list with the rest in it, and the site's own where one was removed that the site has */
function replaceRemoved(list: ListItem[], rest: ListItem[], builtIn: ListItem[]): ListItem[] {
	// Of two with the same id the first one counts.
	const left = new Map(rest.toReversed().map((item) => [item.id, item]));
	const own = new Map(builtIn.map((item) => [item.id, item]));
	return list.flatMap(({ id }) => left.get(id) ?? own.get(id) ?? []);
}

/** @returns undefined where it names none, as the site has it then; null for what can be no name of a picture */
function readImage(item: ListItem & { image?: unknown }): string | null | undefined {
	if (typeof item.image !== "string") return undefined;
	return readPictureName(item.image);
}

/** What a copy lacks stands where the site has it, so that no portfolio disappears. */
export function fillUp<Item extends ListItem>(items: Item[], builtIn: Item[]): Item[] {
	const filled = [...items];
	for (const [at, item] of builtIn.entries()) {
		if (!items.some(({ id }) => id === item.id)) filled.splice(at, 0, item);
	}
	return filled;
}

/** Cards on a page; thousands would bring a browser to a stop. */
const mostCards = 100;

/** @returns the site's own, and of others the first ones, as many as a page can show; in their order */
export function chooseShown<Item extends ListItem>(items: Item[], builtIn: ListItem[]): Item[] {
	const own = new Set(builtIn.map(({ id }) => id));
	let room = mostCards - own.size;
	return items.filter(({ id }) => own.has(id) || room-- > 0);
}

/** @returns the path if it leads to a page of this site, and to no other's and no script */
export function readOwnPath(path: string, origin: string): string | undefined {
	if (!path.startsWith("/") || !URL.canParse(path, origin)) return undefined;
	const { origin: leadsTo, pathname, search, hash } = new URL(path, origin);
	if (leadsTo !== origin || pathname.includes("//")) return undefined;
	return pathname + search + hash;
}
