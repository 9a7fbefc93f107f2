import * as v from "valibot";
import { cutText } from "../field/inline-text.ts";

export interface ListItem {
	id: number;
}

type Fields = Record<string, v.GenericSchema>;

/** The registry's schema of an object. */
export type RecordSchema<Body> = v.GenericSchema<unknown, Body> & { entries: Fields };

/**
 * Merges stored fields over the site's. Unknown fields and values of the wrong type are ignored; limits of published
 * texts do not apply.
 *
 * @param isTaken filters fields. Default: all
 */
export function mergeRecord<Body extends object>(
	{ entries }: Pick<RecordSchema<Body>, "entries">,
	site: Body,
	stored: object,
	isTaken: (name: string, value: unknown) => boolean = () => true,
): Body {
	const sound = new Map(Object.entries(site));
	for (const [name, schema] of Object.entries(entries)) {
		if (!Object.hasOwn(stored, name)) continue;
		const value = readField(schema, stored[name as keyof typeof stored]);
		if (value !== undefined && isTaken(name, value)) sound.set(name, value);
	}
	return Object.fromEntries(sound) as Body;
}

/** In stored order, without repeated ids. Items that the site lacks get empty texts for missing fields. */
export function mergeList<Item extends ListItem>(
	schema: RecordSchema<Item>,
	site: Item[],
	stored: ListItem[],
): Item[] {
	const known = new Map(site.map((item) => [item.id, item]));
	const merged = new Map<number, Item>();
	for (const item of stored) {
		const { id } = item;
		if (merged.has(id)) continue;
		merged.set(id, { ...mergeRecord(schema, known.get(id) ?? makeBlank(schema), item), id });
	}
	return [...merged.values()];
}

function makeBlank<Body>({ entries }: RecordSchema<Body>): Body {
	const needed = Object.entries(entries).filter(([, { type }]) => type !== "optional");
	const blank = needed.map(([name, { type }]) => [name, type === "string" ? "" : 0]);
	return Object.fromEntries(blank) as Body;
}

/** @returns undefined if the type is wrong */
function readField(schema: v.GenericSchema, value: unknown): unknown {
	const kind = unwrap(schema);
	if (kind.type === "string") return typeof value === "string" ? cutText(value) : undefined;
	return v.is(kind, value) ? value : undefined;
}

/** @returns the schema without `optional` */
export function unwrap(schema: v.GenericSchema): v.GenericSchema {
	return "wrapped" in schema ? (schema.wrapped as v.GenericSchema) : schema;
}
