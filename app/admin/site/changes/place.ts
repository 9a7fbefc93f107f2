import type { Shape } from "../../../publishing/shape.ts";
import { shortLabelOf, titleOf } from "../field-words.ts";
import { findImage, isPiece, type Names, sayPicture, sayValue } from "./say-value.ts";

/** A field, an item or a whole document. */
export interface Place {
	/** Labels from the outside in, such as `Pieces`, `Koi`, `Title`. */
	where: string[];
	/** Keys from the outside in; an item with an id is named by it, such as `id 12`. */
	path: string[];
	/** For its label: without items and with the document, such as `tattoos.pieces.title`. */
	name: string;
	/** Name of the picture of the item that it belongs to. */
	image: string | undefined;
	names: Names;
}

export function enterField({ where, path, name, ...rest }: Place, key: string): Place {
	const place = `${name}.${key}`;
	return {
		...rest,
		where: [...where, shortLabelOf(key, place)],
		path: [...path, key],
		name: place,
	};
}

/** For records, such as pictures by name. */
export function enterEntry(place: Place, key: string): Place {
	const { where, names } = place;
	const label = names.pages.get(key) ?? sayPicture(key, names);
	return { ...enterField(place, key), where: [...where, label], image: key };
}

/** An item's title replaces that of its list; lines of text have no title. */
export function enterItem(place: Place, shape: Shape, item: unknown, index: number): Place {
	const { where, path, image } = place;
	const isTitled = hasId(item) && "title" in item;
	const list = isTitled ? where.slice(0, -1) : where;
	// Pictures of a project are known by their place.
	const isUntitled = isTitled && item.title === "" && path.at(-1) !== "pictures";
	const title = isUntitled ? "Untitled" : titleOf(item, index);
	return {
		...place,
		where: shape.kind === "object" ? [...list, title] : where,
		path: [...path, hasId(item) ? tokenOf(item) : String(index)],
		image: readImage(item) ?? image,
	};
}

/** For an item that is shown by its title alone. */
export function titleItem(place: Place, shape: Shape, item: unknown): Place {
	if (shape.kind === "object") return place;
	const { where, names, image } = place;
	const list = isPiece(shape) ? where.slice(0, -1) : where;
	return {
		...place,
		where: [...list, sayValue(shape, item, names)],
		image: findImage(shape, item, names) ?? image,
	};
}

/** @param name of a field that has a problem, such as `pieces.3.title` */
export function findPlace(start: Place, shape: Shape, body: unknown, name: string): Place {
	let [place, inner, value] = [start, shape, body];
	for (const key of name === "" ? [] : name.split(".")) {
		if (inner.kind === "optional") inner = inner.of;
		value = get(value, key);
		if (inner.kind === "list") {
			inner = inner.item;
			place = enterItem(place, inner, value, Number(key));
		} else if (inner.kind === "record") {
			inner = inner.value;
			place = enterEntry(place, key);
		} else if (inner.kind === "object" && inner.fields[key]) {
			inner = inner.fields[key];
			place = enterField(place, key);
		} else break;
	}
	return place;
}

/**
 * @returns the name of the form's field, such as `pieces.3.title`, as far as the body has it
 * @param path see `Place`
 */
export function locate(body: unknown, path: string[]): string {
	const found: string[] = [];
	let inner = body;
	for (const step of path) {
		const isId = step.startsWith("id ");
		const at = isId ? asList(inner).findIndex((one) => tokenOf(one) === step) : step;
		const isThere = Array.isArray(inner) ? Number(at) in inner : inner !== undefined;
		if (!isThere) break;
		found.push(String(at));
		inner = get(inner, String(at));
	}
	return found.join(".");
}

export function hasId(value: unknown): value is { id: unknown } {
	return typeof value === "object" && value !== null && "id" in value;
}

/** The id, or the whole value where there is none. */
export function tokenOf(value: unknown): string {
	return hasId(value) ? `id ${value.id}` : JSON.stringify(value);
}

/** Of a project, its first picture. */
export function readImage(value: unknown): string | undefined {
	const image = get(value, "image") ?? get(asList(get(value, "pictures"))[0], "image");
	return typeof image === "string" && image !== "" ? image : undefined;
}

export function get(value: unknown, name: string): unknown {
	return Object(value)[name];
}

export function asList(value: unknown): unknown[] {
	return Array.isArray(value) ? value : [];
}
