import { listPhotoIds, namePhoto, readPhotoId } from "../../../photos/photo-name.ts";
import type { Shape } from "../../../publishing/shape.ts";
import { formatPhone } from "../../../ui/page/studio-links.ts";
import { shortLabelOf, spell, titleOf } from "../field-words.ts";

export interface NamedPiece {
	title: string;
	/** Name of its picture. */
	image: string | undefined;
}

/** Titles of the things that documents refer to by name. */
export interface Names {
	/** Pieces and projects, such as `tattoos/12`, `projects/3` or `bird-and-floral`. */
	pieces: ReadonlyMap<string, NamedPiece>;
	/** Descriptions by name in the manifest. */
	pictures: ReadonlyMap<string, string>;
	/** Titles of pages and articles. */
	pages: ReadonlyMap<string, string>;
	/** Labels of the portfolios' filters, by id. */
	categories: ReadonlyMap<string, string>;
}

export interface Fact {
	label: string;
	text: string;
	/** Name of a picture. */
	image: string | undefined;
}

const mostOfText = 400;

const deletedPhoto = "A photo that was deleted";

/** Given by the site, and never shown in the form. */
const ownOfSite = ["articles.articles.name", "articles.articles.slug", "books.events.id"];

/** @returns the value in words; empty if there is none */
export function sayValue(shape: Shape, value: unknown, names: Names): string {
	if (shape.kind === "optional") return sayValue(shape.of, value, names);
	if (shape.kind === "switch") return value === true ? "Yes" : "No";
	if (value === undefined || value === null) return "";
	if (shape.kind === "measure") {
		return Object.entries(value)
			.map(([unit, amount]) => `${amount} ${unit}`)
			.join(", ");
	}
	if (isFormat(shape, "phone")) return formatPhone(String(value));
	if (isPicture(shape)) return sayPicture(String(value), names);
	if (isPiece(shape)) {
		return names.pieces.get(String(value))?.title ?? "A piece that is no longer here";
	}
	if (isFormat(shape, "category")) {
		return names.categories.get(String(value)) ?? spell(String(value));
	}
	if (isFormat(shape, "markdown")) return namePhotos(String(value), names);
	if (shape.kind === "choice") return names.pieces.get(String(value))?.title ?? String(value);
	return typeof value === "object" ? "" : String(value);
}

function namePhotos(text: string, { pictures }: Names): string {
	return listPhotoIds(text)
		.map(namePhoto)
		.reduce((told, name) => told.replaceAll(name, pictures.get(name) ?? deletedPhoto), text);
}

export function sayPicture(name: string, { pictures }: Names): string {
	if (name === "") return "No picture";
	const known = pictures.get(name);
	if (known !== undefined) return known;
	return readPhotoId(name) ? deletedPhoto : name.split("/").map(spell).join(": ");
}

/** @returns the name of the picture: the value itself, or that of the piece it names */
export function findImage(shape: Shape, value: unknown, { pieces }: Names): string | undefined {
	if (isPicture(shape)) return typeof value === "string" && value ? value : undefined;
	return isPiece(shape) || shape.kind === "choice" ? pieces.get(String(value))?.image : undefined;
}

function isFormat(
	shape: Shape,
	format: "picture" | "piece" | "category" | "markdown" | "phone",
): boolean {
	return shape.kind === "text" && shape.format === format;
}

export function isPicture(shape: Shape): boolean {
	return isFormat(shape, "picture");
}

export function isPiece(shape: Shape): boolean {
	return isFormat(shape, "piece");
}

interface Listing {
	/** For the labels, such as `tattoos.pieces`. */
	place: string;
	names: Names;
	/** Stands above the facts. */
	title?: string | undefined;
}

/** All fields of an item but its title and picture. */
export function listItemFacts(
	shape: Shape,
	value: unknown,
	{ place, names, title }: Listing,
): Fact[] {
	if (shape.kind !== "object") return [];
	return Object.entries(shape.fields).flatMap(([key, field]) => {
		const given = Object(value)[key];
		const isSaid = key === "image" || given === title;
		if (field.kind === "id" || given === undefined || given === "" || isSaid) return [];
		const name = `${place}.${key}`;
		// A list without filters has one category for all.
		if (isFormat(field, "category") && !names.categories.has(given)) return [];
		if (ownOfSite.includes(name)) return [];
		return listPart(shortLabelOf(key, name), field, given, { place: name, names });
	});
}

function listPart(label: string, shape: Shape, value: unknown, listing: Listing): Fact[] {
	const { names } = listing;
	if (shape.kind === "optional") return listPart(label, shape.of, value, listing);
	if (shape.kind === "object") {
		const text = writeFacts(listItemFacts(shape, value, listing), ", ");
		return [{ label, text, image: Object(value).image }];
	}
	if (shape.kind !== "list") {
		const image = isPicture(shape) ? String(value) : undefined;
		return [{ label, text: shorten(sayValue(shape, value, names)), image }];
	}
	const items = Array.isArray(value) ? value : [];
	if (shape.item.kind !== "object") {
		const text = items.map((item) => sayValue(shape.item, item, names)).join("\n");
		return items.length > 0 ? [{ label, text, image: undefined }] : [];
	}
	return items.map((item, index) => {
		const title = titleOf(item, index);
		const facts = listItemFacts(shape.item, item, { ...listing, title });
		return { label: title, text: writeFacts(facts, "\n"), image: item?.image };
	});
}

function writeFacts(facts: Fact[], between: string): string {
	return facts.map(({ label, text }) => `${label}: ${text}`).join(between);
}

function shorten(text: string): string {
	return text.length > mostOfText ? `${text.slice(0, mostOfText).trimEnd()}…` : text;
}
