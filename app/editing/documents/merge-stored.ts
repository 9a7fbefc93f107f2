import * as v from "valibot";
import { cutText } from "../field/inline-text.ts";

/** One of a list that can be edited: found by its id. */
export interface ListItem {
	id: number;
}

type Fields = Record<string, v.GenericSchema>;

/** The registry's schema of an object, and so the fields that a copy of it can have. */
export type RecordSchema<Body> = v.GenericSchema<unknown, Body> & { entries: Fields };

/**
 * Puts what is stored of an object over what the site has. A field that the schema does not name, or that has
 * another kind of value, stays as the site has it. Texts may be longer or shorter than what can be published.
 *
 * @param isTaken whether a field of the right kind is taken. Absent: all are
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

/** In the stored order. Each id stands once, where it is first; an item that the site lacks has empty texts. */
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

/** @returns undefined for a value of another kind */
function readField(schema: v.GenericSchema, value: unknown): unknown {
	const kind = unwrap(schema);
	if (kind.type === "string") return typeof value === "string" ? cutText(value) : undefined;
	return v.is(kind, value) ? value : undefined;
}

/** @returns the schema of a field that is there */
export function unwrap(schema: v.GenericSchema): v.GenericSchema {
	return "wrapped" in schema ? (schema.wrapped as v.GenericSchema) : schema;
}
