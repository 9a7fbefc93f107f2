import type { DocumentName } from "../documents.ts";
import { type Shape, shapeOf } from "../shape.ts";

interface Leaves {
	words: string[];
	/** Names of pictures. */
	pictures: string[];
}

/** Lists what a reader sees of a document. @param without fields that do not count */
export function listLeaves(key: DocumentName, body: unknown, without: string[]): Leaves {
	const leaves: Leaves = { words: [], pictures: [] };
	const shape = shapeOf(key);
	const read =
		shape.kind === "object"
			? Object.entries(shape.fields).filter(([name]) => !without.includes(name))
			: null;
	collect(read ? { kind: "object", fields: Object.fromEntries(read) } : shape, body, leaves);
	return leaves;
}

function collect(shape: Shape, value: unknown, leaves: Leaves): void {
	switch (shape.kind) {
		case "optional":
			collect(shape.of, value, leaves);
			return;
		case "list":
			for (const item of Array.isArray(value) ? value : []) collect(shape.item, item, leaves);
			return;
		case "object":
			for (const [name, field] of Object.entries(shape.fields)) {
				// An alt text changes with its picture.
				if (name !== "alt") collect(field, Object(value)[name], leaves);
			}
			return;
		case "record":
			for (const one of Object.values(Object(value))) collect(shape.value, one, leaves);
			return;
		case "text":
			if (typeof value !== "string") return;
			if (shape.format === "picture") leaves.pictures.push(value);
			if (!shape.format || shape.format === "markdown") leaves.words.push(value);
	}
}
