import type { Shape } from "../../../publishing/shape.ts";
import { labelOf, titleOf } from "../field-words.ts";
import { compareSequences } from "./compare-sequences.ts";
import { compareWords, type Part } from "./compare-words.ts";
import { sayPart, sayValue } from "./say-value.ts";

export interface Change {
	/** Labels from the outside in, such as `Pieces`, `Koi`, `Title`. */
	where: string[];
	kind: "changed" | "added" | "removed" | "moved";
	parts: Part[];
}

/** What differs, field by field, in the artist's words. */
export function compareBodies(
	shape: Shape,
	before: unknown,
	after: unknown,
	where: string[] = [],
): Change[] {
	if (JSON.stringify(before) === JSON.stringify(after)) return [];
	switch (shape.kind) {
		case "id":
			return [];
		case "optional":
			return compareOptional(shape.of, before, after, where);
		case "object":
			return Object.entries(shape.fields).flatMap(([name, field]) =>
				compareBodies(field, get(before, name), get(after, name), [...where, labelOf(name)]),
			);
		case "record": {
			const names = new Set([...Object.keys(Object(before)), ...Object.keys(Object(after))]);
			return [...names].flatMap((name) =>
				compareBodies(shape.value, get(before, name), get(after, name), [...where, name]),
			);
		}
		case "list":
			return compareLists(shape.item, asList(before), asList(after), where);
		default: {
			const parts = compareWords(sayValue(shape, before), sayValue(shape, after));
			return [{ where, kind: "changed", parts }];
		}
	}
}

function compareOptional(of: Shape, before: unknown, after: unknown, where: string[]): Change[] {
	const isWhole = of.kind === "object" || of.kind === "list";
	if (isWhole && (before === undefined || after === undefined)) {
		return [tellWhole(of, before === undefined ? "added" : "removed", before ?? after, where)];
	}
	return compareBodies(of, before, after, where);
}

/** Items are told apart by their id, others by all that they hold: changed ones count as replaced in their place. */
function compareLists(item: Shape, before: unknown[], after: unknown[], where: string[]): Change[] {
	const old = new Map(before.map((one) => [tokenOf(one), one]));
	const current = new Map(after.map((one) => [tokenOf(one), one]));
	const at = (one: unknown) => [...where, titleOf(one, [...before, ...after].indexOf(one))];
	const changes: Change[] = [];
	let removed: unknown[] = [];
	for (const { kind, token } of compareSequences(before.map(tokenOf), after.map(tokenOf))) {
		const [was, is] = [old.get(token), current.get(token)];
		if (kind === "old" && !current.has(token)) removed.push(was);
		if (kind === "same") {
			changes.push(...removed.splice(0).map((one) => tellWhole(item, "removed", one, at(one))));
			changes.push(...compareBodies(item, was, is, at(is)));
		}
		if (kind !== "new") continue;
		const replaced = old.has(token) ? undefined : removed.find((one) => !hasId(one) && !hasId(is));
		if (old.has(token)) {
			changes.push({ where: at(is), kind: "moved", parts: [] });
			changes.push(...compareBodies(item, was, is, at(is)));
		} else if (replaced === undefined) changes.push(tellWhole(item, "added", is, at(is)));
		else {
			removed = removed.filter((one) => one !== replaced);
			changes.push(...compareBodies(item, replaced, is, at(replaced)));
		}
	}
	return [...changes, ...removed.map((one) => tellWhole(item, "removed", one, at(one)))];
}

function tellWhole(
	shape: Shape,
	kind: "added" | "removed",
	value: unknown,
	where: string[],
): Change {
	const parts: Part[] = [{ kind: kind === "added" ? "new" : "old", text: sayPart(shape, value) }];
	return { where, kind, parts };
}

function hasId(value: unknown): value is { id: unknown } {
	return typeof value === "object" && value !== null && "id" in value;
}

function tokenOf(value: unknown): string {
	return hasId(value) ? `id ${value.id}` : JSON.stringify(value);
}

function get(value: unknown, name: string): unknown {
	return Object(value)[name];
}

function asList(value: unknown): unknown[] {
	return Array.isArray(value) ? value : [];
}
