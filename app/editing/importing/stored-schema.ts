import * as v from "valibot";
import { unwrap } from "../documents/merge-stored.ts";
import { cutText } from "../field/inline-text.ts";

/** May be empty: a description, until it is published. */
const text = v.pipe(
	v.string(),
	v.check((words) => words === cutText(words)),
);

/** The registry's schema with the looser text limits of edits, and without unknown fields such as `__proto__`. */
export function makeStoredSchema(schema: v.GenericSchema): v.GenericSchema {
	const kind = unwrap(schema);
	if (kind !== schema) return v.optional(makeStoredSchema(kind));
	if ("item" in schema) {
		return v.pipe(
			v.array(makeStoredSchema(schema.item as v.GenericSchema)),
			v.nonEmpty(),
			v.check((items) => new Set(items.map(readId)).size === items.length),
		);
	}
	if ("entries" in schema) {
		const fields = Object.entries(schema.entries as Record<string, v.GenericSchema>);
		const stored = fields.map(([name, field]) => [name, makeStoredSchema(field)]);
		return makeStrict(Object.fromEntries(stored));
	}
	return schema.type === "string" && !hasPattern(schema) ? text : schema;
}

/** valibot's `strictObject` lets inherited field names pass. */
export function makeStrict<Entries extends v.ObjectEntries>(entries: Entries) {
	return v.strictObject<Entries>(Object.assign(Object.create(null), entries));
}

function readId(item: unknown): unknown {
	return (item as { id?: unknown }).id;
}

/** Fields with a pattern (slugs, paths) are not edited in place. */
function hasPattern(schema: v.GenericSchema): boolean {
	const steps = "pipe" in schema ? (schema.pipe as { type: string }[]) : [];
	return steps.some(({ type }) => type === "regex");
}
