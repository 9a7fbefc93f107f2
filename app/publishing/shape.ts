import type * as v from "valibot";
import { type DocumentName, documents } from "./documents.ts";
import { articleText } from "./schemas/blog.ts";
import {
	categoryName,
	day,
	featuredName,
	id,
	path,
	phone,
	pictureName,
	pieceName,
	timeOfDay,
} from "./schemas/fields.ts";

/** Addresses are one line, however long they may be. */
type TextFormat =
	| "picture"
	| "piece"
	| "category"
	| "day"
	| "time"
	| "markdown"
	| "address"
	| "phone";

/** A schema as plain data: the desk's forms and comparisons are made from it. */
export type Shape =
	| { kind: "text"; most?: number; format?: TextFormat }
	| { kind: "number" }
	/** Never changes, and is given by the site. */
	| { kind: "id" }
	/** Present and true, or absent. */
	| { kind: "switch" }
	| { kind: "choice"; options: (string | number)[]; optional?: true }
	| { kind: "optional"; of: Shape }
	| { kind: "list"; item: Shape; least: number; most: number }
	| { kind: "object"; fields: Record<string, Shape> }
	| { kind: "record"; value: Shape }
	/** A number in one of several units, each a field of its own. */
	| { kind: "measure"; units: string[] };

interface Schema extends v.GenericSchema {
	pipe?: (Schema | { type: string; requirement?: unknown })[];
	entries?: Record<string, Schema>;
	item?: Schema;
	value?: Schema;
	wrapped?: Schema;
	default?: unknown;
	options?: unknown[];
}

const shapes = new Map<DocumentName, Shape>();

export function shapeOf(key: DocumentName): Shape {
	const shape = shapes.get(key) ?? readShape(documents[key].schema as unknown as Schema);
	shapes.set(key, shape);
	return shape;
}

const formats = new Map<unknown, TextFormat>([
	[pictureName, "picture"],
	[pieceName, "piece"],
	[featuredName, "piece"],
	[categoryName, "category"],
	[day, "day"],
	[timeOfDay, "time"],
	[articleText, "markdown"],
	[path, "address"],
	[phone, "phone"],
]);

function readText(schema: Schema): Shape {
	const most = readLimit(schema, "max_length", 0);
	const isAddress = schema.pipe?.some(({ type }) => type === "url" || type === "email");
	const format = isAddress ? "address" : formats.get(schema);
	return { kind: "text", ...(most > 0 && { most }), ...(format && { format }) };
}

/** @throws for a kind of schema that no document has used so far */
function readShape(schema: Schema): Shape {
	if ((schema as unknown) === id) return { kind: "id" };
	switch (schema.type) {
		case "string":
			return readText(schema);
		case "number":
			return { kind: "number" };
		case "literal":
			return { kind: "switch" };
		case "picklist":
			return { kind: "choice", options: schema.options as (string | number)[] };
		case "optional":
		case "nullable": {
			const shape = readShape(schema.wrapped as Schema);
			return schema.default === undefined ? makeOptional(shape) : shape;
		}
		case "array":
			return {
				kind: "list",
				item: readShape(schema.item as Schema),
				least: readLimit(schema, "min_length", 0),
				most: readLimit(schema, "max_length", 1000),
			};
		case "object":
			return { kind: "object", fields: readFields(schema) };
		case "record":
			return { kind: "record", value: readShape(schema.value as Schema) };
		case "union": {
			const units = (schema.options as Schema[]).flatMap((option) =>
				Object.keys(readFields(option)),
			);
			return { kind: "measure", units };
		}
		default:
			throw new Error(`No form can be made of ${schema.type}`);
	}
}

function makeOptional(shape: Shape): Shape {
	if (shape.kind === "switch") return shape;
	return shape.kind === "choice" ? { ...shape, optional: true } : { kind: "optional", of: shape };
}

function readFields({ entries = {} }: Schema): Record<string, Shape> {
	return Object.fromEntries(
		Object.entries(entries).map(([name, schema]) => [name, readShape(schema)]),
	);
}

function readLimit(schema: Schema, type: string, otherwise: number): number {
	const check = listChecks(schema).find((one) => one.type === type);
	return check && "requirement" in check ? Number(check.requirement) : otherwise;
}

/** Includes the checks of a schema that this one extends. */
function listChecks({ pipe = [] }: Schema): (typeof pipe)[number][] {
	const [inner, ...checks] = pipe;
	return inner && "pipe" in inner ? [...listChecks(inner), ...checks] : checks;
}

interface Text {
	path: string[];
	format: TextFormat | undefined;
	text: string;
}

/** All texts of a body, in the order of its shape. */
export function listTexts(shape: Shape, value: unknown, path: string[] = []): Text[] {
	const enter = (inner: Shape, name: string, one: unknown) =>
		listTexts(inner, one, [...path, name]);
	switch (shape.kind) {
		case "optional":
			return listTexts(shape.of, value, path);
		case "list":
		case "record": {
			const inner = shape.kind === "list" ? shape.item : shape.value;
			return Object.entries(Object(value)).flatMap(([name, one]) => enter(inner, name, one));
		}
		case "object":
			return Object.entries(shape.fields).flatMap(([name, inner]) =>
				enter(inner, name, Object(value)[name]),
			);
		case "text":
			return typeof value === "string" ? [{ path, format: shape.format, text: value }] : [];
		default:
			return [];
	}
}
