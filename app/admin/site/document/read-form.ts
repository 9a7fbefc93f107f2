import type { Shape } from "../../../publishing/shape.ts";
import { readText } from "../../../ui/clean-text.ts";
import { toE164 } from "./to-e164.ts";

/** `pieces.3.title`: the same names as in the messages of the schema. */
export function joinName(parent: string, key: string | number): string {
	return parent ? `${parent}.${key}` : String(key);
}

/** Unchecked: an invalid number stays text, which the schema refuses and the form shows again. */
export function readBody(shape: Shape, form: URLSearchParams, name = ""): unknown {
	switch (shape.kind) {
		case "text":
			return shape.format === "phone"
				? toE164(readText(form, name), readText(form, "country"))
				: readText(form, name);
		case "number":
		case "id":
			return readNumber(readText(form, name));
		case "switch":
			return form.has(name) ? true : undefined;
		case "choice": {
			const chosen = readText(form, name);
			if (shape.optional && chosen === "") return undefined;
			return shape.options.find((option) => String(option) === chosen) ?? chosen;
		}
		case "optional": {
			const given = readBody(shape.of, form, name);
			return isEmpty(given) ? undefined : given;
		}
		case "list":
			return listKeys(form, name).map((key) => readBody(shape.item, form, joinName(name, key)));
		case "object":
			return Object.fromEntries(
				Object.entries(shape.fields)
					.map(([key, field]) => [key, readBody(field, form, joinName(name, key))] as const)
					.filter(([, value]) => value !== undefined),
			);
		case "record":
			return Object.fromEntries(
				listKeys(form, name).map((key) => [key, readBody(shape.value, form, joinName(name, key))]),
			);
		case "measure": {
			const unit = readText(form, joinName(name, "unit"));
			const amount = readNumber(readText(form, joinName(name, "amount")));
			return { [shape.units.includes(unit) ? unit : String(shape.units[0])]: amount };
		}
	}
}

/** In the order of the form; each item has at least one control that is always sent. */
function listKeys(form: URLSearchParams, parent: string): string[] {
	const start = parent ? `${parent}.` : "";
	const keys = [...form.keys()]
		.filter((name) => name.startsWith(start) && !name.startsWith("_"))
		.map((name) => name.slice(start.length).split(".")[0] ?? "");
	return [...new Set(keys)];
}

function readNumber(text: string): number | string {
	return /^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Whether nothing was typed into an optional part. */
function isEmpty(value: unknown): boolean {
	if (value === undefined || value === "") return true;
	return typeof value === "object" && value !== null && Object.values(value).every(isEmpty);
}
