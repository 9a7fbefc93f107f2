import type { Shape } from "../../../publishing/shape.ts";

type ListAct = "add" | "remove" | "up" | "down";

/** A button of a list: its value is such as `up pieces.3`, or `add pieces`. */
export function readListAct(value: string): { act: ListAct; path: string[] } | undefined {
	const [, act, path = ""] = /^(add|remove|up|down) ?(.*)$/.exec(value) ?? [];
	return act ? { act: act as ListAct, path: path === "" ? [] : path.split(".") } : undefined;
}

/** Drops the places inside a changed list, whose indexes mean other items afterwards. */
export function forgetChanged(places: Set<string>, value: string): void {
	const { act, path } = readListAct(value) ?? { path: [] };
	const list = [...(act === "add" ? path : path.slice(0, -1)), ""].join(".");
	for (const place of places) if (!act || place.startsWith(list)) places.delete(place);
}

/**
 * @param nextId for a new item that has one
 * @returns the changed body, and the field name of the added or moved item
 */
export function changeList(
	shape: Shape,
	body: unknown,
	{ act, path }: { act: ListAct; path: string[] },
	nextId: number,
): { body: unknown; at: string | undefined } {
	const listPath = act === "add" ? path : path.slice(0, -1);
	const list = find(body, listPath) ?? [];
	const listShape = findShape(shape, listPath);
	if (!Array.isArray(list) || listShape?.kind !== "list") return { body, at: undefined };
	const index = act === "add" ? list.length : Number(path.at(-1));
	const to = act === "up" ? index - 1 : act === "down" ? index + 1 : index;
	const rest = list.toSpliced(index, act === "add" ? 0 : 1);
	const item = act === "add" ? makeBlank(listShape.item, nextId) : list[index];
	if (act !== "add" && !(index in list && to >= 0 && to < list.length)) {
		return { body, at: undefined };
	}
	if (act === "remove") return { body: replace(body, listPath, rest), at: listPath.join(".") };
	const changed = replace(body, listPath, rest.toSpliced(to, 0, item));
	return { body: changed, at: [...listPath, to].join(".") };
}

function makeBlank(shape: Shape, nextId: number): unknown {
	switch (shape.kind) {
		case "id":
			return nextId;
		case "choice":
			return shape.optional ? undefined : shape.options[0];
		case "list":
			return Array.from({ length: shape.least }, () => makeBlank(shape.item, nextId));
		case "object":
			return Object.fromEntries(
				Object.entries(shape.fields)
					.map(([key, field]) => [key, makeBlank(field, nextId)] as const)
					.filter(([, value]) => value !== undefined),
			);
		case "record":
			return {};
		case "measure":
			return { [String(shape.units[0])]: "" };
		case "optional":
		case "switch":
			return undefined;
		default:
			return "";
	}
}

function find(value: unknown, path: string[]): unknown {
	return path.reduce<unknown>(
		(inner, key) =>
			typeof inner === "object" && inner !== null ? inner[key as keyof typeof inner] : undefined,
		value,
	);
}

export function findShape(shape: Shape, path: string[]): Shape | undefined {
	const inner = shape.kind === "optional" ? shape.of : shape;
	const [key, ...rest] = path;
	if (key === undefined) return inner;
	if (inner.kind === "list") return findShape(inner.item, rest);
	if (inner.kind === "record") return findShape(inner.value, rest);
	const field = inner.kind === "object" ? inner.fields[key] : undefined;
	return field && findShape(field, rest);
}

function replace(value: unknown, path: string[], changed: unknown): unknown {
	const [key, ...rest] = path;
	if (key === undefined) return changed;
	if (Array.isArray(value)) {
		return value.with(Number(key), replace(value[Number(key)], rest, changed));
	}
	const object = value as Record<string, unknown>;
	return { ...object, [key]: replace(object[key], rest, changed) };
}
