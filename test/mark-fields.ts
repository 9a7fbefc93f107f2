import * as v from "valibot";
import { type DocumentName, documents as registry } from "../app/publishing/documents.ts";
import {
	categoryName,
	day,
	id,
	path,
	pictureName,
	slug,
} from "../app/publishing/schemas/fields.ts";

export type Kind = "words" | "addresses";

interface MarkedField {
	/** For example `sections[].title`. */
	field: string;
	mark: string;
}

interface Schema extends v.GenericSchema {
	entries?: Record<string, Schema>;
	item?: Schema;
	wrapped?: Schema;
	options?: Schema[];
	value?: Schema;
}

const addresses = new Set<unknown>([pictureName, path]);
/** Documents refer to each other by these; a day is formatted in many ways. */
const unmarked = new Set<unknown>([id, slug, categoryName, day]);

/** Gives every field a unique valid value. @param round another letter makes other values */
export function markFields(name: DocumentName, body: unknown, kind: Kind, round: string) {
	const fields: MarkedField[] = [];
	const walk = (schema: Schema, value: unknown, field: string): unknown => {
		const inner = schema.wrapped ?? schema;
		if (Array.isArray(value)) {
			return value.map((one) => walk(inner.item as Schema, one, `${field}[]`));
		}
		if (typeof value === "object" && value !== null) {
			const shape = inner.options?.find((option) => v.is(option, value)) ?? inner;
			const entries = Object.entries(value).map(([key, one]) => {
				const part = (shape.entries?.[key] ?? shape.value) as Schema;
				return [key, walk(part, one, field ? `${field}.${key}` : key)];
			});
			return Object.fromEntries(entries);
		}
		if (addresses.has(inner) !== (kind === "addresses") || unmarked.has(inner)) return value;
		const mark = chooseMark(inner, value, `${fields.length}${round}`);
		if (mark === undefined) return value;
		fields.push({ field, mark: String(mark) });
		return mark;
	};
	return { body: walk(registry[name].schema as unknown as Schema, body, ""), fields };
}

/** @returns undefined for picklists and switches */
function chooseMark(schema: Schema, value: unknown, token: string): string | number | undefined {
	const digits = 20_000 + Number.parseInt(token, 36);
	if (typeof value === "number") return v.is(schema, digits) ? digits : undefined;
	const candidates = [
		...[`zq${token}`, `/zq${token}`, `zq${token}.txt`],
		...[`https://zq${token}.example.com/`, `zq${token}@example.com`],
		`+1970${String(5_000_000 + digits)}`,
	];
	return candidates.find((one) => v.is(schema, one));
}
