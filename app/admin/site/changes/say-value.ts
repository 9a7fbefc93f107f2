import type { Shape } from "../../../publishing/shape.ts";
import { labelOf } from "../field-words.ts";

/** A single value in words; empty if there is none. */
export function sayValue(shape: Shape, value: unknown): string {
	if (shape.kind === "switch") return value === true ? "Yes" : "No";
	if (value === undefined || value === null) return "";
	if (shape.kind === "measure") {
		return Object.entries(value)
			.map(([unit, amount]) => `${amount} ${unit}`)
			.join(", ");
	}
	return typeof value === "object" ? "" : String(value);
}

/** A whole item, a line for each of its fields. */
export function sayPart(shape: Shape, value: unknown): string {
	if (shape.kind === "optional") return sayPart(shape.of, value);
	if (shape.kind === "list" && Array.isArray(value)) {
		return value.map((one) => sayPart(shape.item, one)).join("\n");
	}
	if (shape.kind !== "object") return sayValue(shape, value);
	return Object.entries(shape.fields)
		.map(([name, field]) => ({ name, field, value: Object(value)[name] }))
		.filter(({ field, value }) => field.kind !== "id" && value !== undefined)
		.map(({ name, field, value }) => `${labelOf(name)}: ${sayPart(field, value)}`)
		.join("\n");
}
