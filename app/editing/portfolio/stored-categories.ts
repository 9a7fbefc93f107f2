import {
	type PortfolioCategory,
	portfolioCategorySchema,
} from "../../publishing/schemas/portfolio.ts";
import { readStored, removeStored, writeStored } from "../documents/browser-storage.ts";
import type { DocumentRules } from "../documents/copy-precedence.ts";
import type { ListItem } from "../documents/merge-stored.ts";
import { acceptList, fillUp, makeListRules } from "../documents/stored-list.ts";
import { categoryKeys } from "./category-keys.ts";
import { readPictureName } from "./find-pictures.ts";

/** Completes copies, so that each can replace the site's document. */
export function makeCategoryRules(
	builtIn: PortfolioCategory[],
): DocumentRules<PortfolioCategory[]> {
	return {
		...makeListRules(categoryKeys, "Categories", builtIn, portfolioCategorySchema),
		// So that no portfolio disappears.
		complete: (items) => fillUp(items, builtIn),
	};
}

const copies = [categoryKeys.permanent, categoryKeys.local];

export function listStoredImages(): string[] {
	const images = copies.flatMap((key) => (acceptList(readStored(key)) ?? []).map(readImage));
	return [...new Set(images)].filter((image) => typeof image === "string");
}

/**
 * Removes stored categories whose image is no site picture (old placeholders) and normalizes the other images to
 * names. In a local copy the site's categories replace them, since missing ids would discard all edits.
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

function replaceRemoved(list: ListItem[], rest: ListItem[], builtIn: ListItem[]): ListItem[] {
	// The first of several items with an id wins.
	const left = new Map(rest.toReversed().map((item) => [item.id, item]));
	const own = new Map(builtIn.map((item) => [item.id, item]));
	return list.flatMap(({ id }) => left.get(id) ?? own.get(id) ?? []);
}

/** @returns undefined without an image, as in the site's document; null if it cannot name a picture */
function readImage(item: ListItem & { image?: unknown }): string | null | undefined {
	if (typeof item.image !== "string") return undefined;
	return readPictureName(item.image);
}

/** Cards; thousands would freeze the browser. */
const mostCards = 100;

/** @returns the site's items and the first others, up to `mostCards`, in order */
export function chooseShown<Item extends ListItem>(items: Item[], builtIn: ListItem[]): Item[] {
	const own = new Set(builtIn.map(({ id }) => id));
	let room = mostCards - own.size;
	return items.filter(({ id }) => own.has(id) || room-- > 0);
}

/** @returns undefined for other origins and schemes */
export function readOwnPath(path: string, origin: string): string | undefined {
	if (!path.startsWith("/") || !URL.canParse(path, origin)) return undefined;
	const { origin: leadsTo, pathname, search, hash } = new URL(path, origin);
	if (leadsTo !== origin || pathname.includes("//")) return undefined;
	return pathname + search + hash;
}
