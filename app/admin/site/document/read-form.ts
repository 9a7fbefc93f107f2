import type { Shape } from "../../../publishing/shape.ts";
import { cleanText, readText } from "../../../ui/clean-text.ts";
import { toE164 } from "./to-e164.ts";

/** `pieces.3.title`: the same names as in the messages of the schema. */
export function joinName(parent: string, key: string | number): string {
	return parent ? `${parent}.${key}` : String(key);
}

/** Fields whose names begin alike. */
interface Fields {
	text?: string;
	/** By the next part of their names, in the order of the form. */
	inner: Map<string, Fields>;
}

/** Unchecked: an invalid number stays text, which the schema refuses and the form shows again. */
export function readBody(shape: Shape, form: URLSearchParams, name = ""): unknown {
	const country = readText(form, "country");
	const path = name === "" ? [] : name.split(".");
	return read(
		shape,
		path.reduce<Fields | undefined>((fields, key) => fields?.inner.get(key), nestFields(form)),
	);

	function read(shape: Shape, fields: Fields | undefined): unknown {
		switch (shape.kind) {
			case "text":
				return shape.format === "phone" ? toE164(trim(fields), country) : trim(fields);
			case "number":
			case "id":
				return readNumber(trim(fields));
			case "switch":
				return fields?.text === undefined ? undefined : true;
			case "choice": {
				const chosen = trim(fields);
				if (shape.optional && chosen === "") return undefined;
				return shape.options.find((option) => String(option) === chosen) ?? chosen;
			}
			case "optional": {
				const given = read(shape.of, fields);
				return isEmpty(given) ? undefined : given;
			}
			case "list":
				return listInner(fields).map(([, item]) => read(shape.item, item));
			case "object":
				return Object.fromEntries(
					Object.entries(shape.fields)
						.map(([key, field]) => [key, read(field, fields?.inner.get(key))] as const)
						.filter(([, value]) => value !== undefined),
				);
			case "record":
				return Object.fromEntries(
					listInner(fields).map(([key, value]) => [key, read(shape.value, value)]),
				);
			case "measure": {
				const unit = trim(fields?.inner.get("unit"));
				const amount = readNumber(trim(fields?.inner.get("amount")));
				return { [shape.units.includes(unit) ? unit : String(shape.units[0])]: amount };
			}
		}
	}
}

/** Once for the whole form: searching it for each field would take minutes for a large portfolio. */
function nestFields(form: URLSearchParams): Fields {
	const all: Fields = { inner: new Map() };
	for (const [name, text] of form) {
		if (name.startsWith("_")) continue;
		let fields = all;
		for (const key of name.split(".")) {
			const inner = fields.inner.get(key) ?? { inner: new Map() };
			fields.inner.set(key, inner);
			fields = inner;
		}
		fields.text ??= text;
	}
	return all;
}

/** Each item has at least one control that is always sent. */
function listInner(fields: Fields | undefined): [string, Fields][] {
	return [...(fields?.inner ?? [])];
}

function trim(fields: Fields | undefined): string {
	return cleanText(fields?.text ?? "").trim();
}

function readNumber(text: string): number | string {
	return /^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Whether nothing was typed into an optional part. */
function isEmpty(value: unknown): boolean {
	if (value === undefined || value === "") return true;
	return typeof value === "object" && value !== null && Object.values(value).every(isEmpty);
}
