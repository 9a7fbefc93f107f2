import type { Shape } from "../../../publishing/shape.ts";
import { compareSequences } from "./compare-sequences.ts";
import { compareWords, type Part } from "./compare-words.ts";
import {
	asList,
	enterEntry,
	enterField,
	enterItem,
	get,
	hasId,
	type Place,
	readImage,
	titleItem,
	tokenOf,
} from "./place.ts";
import { type Fact, findImage, isPicture, isPiece, listItemFacts, sayValue } from "./say-value.ts";

export interface Change extends Pick<Place, "where" | "path"> {
	kind: "changed" | "added" | "removed" | "moved" | "retired" | "returned" | "off" | "on";
	/** Words before and after. */
	parts: Part[];
	/** Of an item that was added or removed. */
	facts: Fact[];
	/** Names of pictures: before and after, or `is` alone for that of the item. */
	pictures: { was?: string; is?: string };
}

/** For the artist: ids and empty parts do not count. */
export function isSame(shape: Shape, before: unknown, after: unknown): boolean {
	const nothing = new Map();
	const names = { pieces: nothing, pictures: nothing, pages: nothing, categories: nothing };
	const place = { where: [], path: [], name: "", image: undefined, names };
	return compareBodies(shape, before, after, place).length === 0;
}

/** Lists the differences field by field, in the artist's words. */
export function compareBodies(
	shape: Shape,
	before: unknown,
	after: unknown,
	place: Place,
): Change[] {
	if (JSON.stringify(before) === JSON.stringify(after)) return [];
	switch (shape.kind) {
		case "id":
			return [];
		case "optional":
			return compareOptional(shape.of, before, after, place);
		case "object":
			return compareObjects(shape.fields, before, after, place);
		case "record": {
			const names = new Set([...Object.keys(Object(before)), ...Object.keys(Object(after))]);
			return [...names].flatMap((name) =>
				compareBodies(shape.value, get(before, name), get(after, name), enterEntry(place, name)),
			);
		}
		case "list":
			return compareLists(shape.item, asList(before), asList(after), place);
		default:
			return [compareValues(shape, before, after, place)];
	}
}

function compareOptional(of: Shape, before: unknown, after: unknown, place: Place): Change[] {
	const isWhole = of.kind === "object" && (before === undefined || after === undefined);
	if (!isWhole) return compareBodies(of, before, after, place);
	return [tellWhole(of, before === undefined ? "added" : "removed", before ?? after, place)];
}

function compareObjects(
	fields: Record<string, Shape>,
	before: unknown,
	after: unknown,
	place: Place,
): Change[] {
	const { changes, told } = compareRetired(fields, before, after, place);
	const leave = (value: unknown) =>
		told.size > 0 && Array.isArray(value) ? value.filter((one) => !told.has(tokenOf(one))) : value;
	const others = Object.entries(fields).flatMap(([name, field]) => {
		const [was, is] = [leave(get(before, name)), leave(get(after, name))];
		return compareBodies(field, was, is, enterField(place, name));
	});
	return [...changes, ...others];
}

/** Reports retiring and bringing back as such, not as removed from one list and added to the other. */
function compareRetired(
	fields: Record<string, Shape>,
	before: unknown,
	after: unknown,
	place: Place,
): { changes: Change[]; told: Set<string> } {
	const [changes, told]: [Change[], Set<string>] = [[], new Set()];
	const shown = Object.keys(fields).find((name) => name === "pieces" || name === "projects");
	const item = shown && itemOf(fields[shown]);
	if (!item || !fields.retired) return { changes, told };
	for (const kind of ["retired", "returned"] as const) {
		const [from, to] = kind === "retired" ? [shown, "retired"] : ["retired", shown];
		const old = new Map(asList(get(before, from)).map((one) => [tokenOf(one), one]));
		for (const [index, is] of asList(get(after, to)).entries()) {
			const was = old.get(tokenOf(is));
			if (was === undefined) continue;
			const { path } = enterField(place, to);
			const list = { ...enterField(place, shown), path };
			const own = enterItem(list, item, is, index);
			told.add(tokenOf(is));
			changes.push(tell(kind, own), ...compareBodies(item, was, is, own));
		}
	}
	return { changes, told };
}

export function itemOf(shape: Shape | undefined): Shape | undefined {
	if (shape?.kind === "optional") return itemOf(shape.of);
	return shape?.kind === "list" ? shape.item : undefined;
}

/** Changed items without an id count as replaced. */
function compareLists(item: Shape, before: unknown[], after: unknown[], place: Place): Change[] {
	const [from, to] = [numberTokens(before), numberTokens(after)];
	const old = new Map(from.map((token, index) => [token, { one: before[index], index }]));
	const current = new Map(to.map((token, index) => [token, { one: after[index], index }]));
	const at = ({ one, index }: Listed) => enterItem(place, item, one, index);
	const title = (is: Listed) => titleItem(at(is), item, is.one).where.at(-1);
	const changes: Change[] = [];
	let removed: Listed[] = [];
	const tellRemoved = (was: Listed) => {
		const { where, image } = at(was);
		return tellWhole(item, "removed", was.one, { ...place, where, image });
	};
	const isReplaced = from.some((token, index) => !hasId(before[index]) && !current.has(token));
	for (const { kind, token } of listSteps(from, to, isReplaced)) {
		const [was, is] = [old.get(token), current.get(token)];
		if (kind === "old" && was && !is) removed.push(was);
		if (kind === "same") changes.push(...removed.splice(0).map(tellRemoved));
		if (kind === "old" || !is) continue;
		const replaced = was ? undefined : removed.find(({ one }) => !hasId(one) && !hasId(is.one));
		if (kind === "new" && was) {
			const next = { one: after[is.index + 1], index: is.index + 1 };
			const text = next.index === after.length ? "Now the last" : `Now before ${title(next)}`;
			const moved = tell("moved", titleItem(at(is), item, is.one));
			changes.push({ ...moved, parts: [{ kind: "same", text }] });
		}
		if (was) changes.push(...compareBodies(item, was.one, is.one, at(is)));
		else if (!replaced) changes.push(tellWhole(item, "added", is.one, at(is)));
		else {
			removed = removed.filter((one) => one !== replaced);
			const { where } = at(replaced);
			changes.push(...compareBodies(item, replaced.one, is.one, { ...at(is), where }));
		}
	}
	return [...changes, ...removed.map(tellRemoved)];
}

interface Listed {
	one: unknown;
	index: number;
}

/** Tells equal items without an id apart. */
function numberTokens(items: unknown[]): string[] {
	const counts = new Map<string, number>();
	return items.map((one) => {
		const token = tokenOf(one);
		const count = (counts.get(token) ?? 0) + 1;
		counts.set(token, count);
		return count === 1 ? token : `${token} ${count}`;
	});
}

/** Compares from the end, so that of two swapped neighbors the one that moved up counts as moved. */
function listSteps(from: string[], to: string[], isReplaced: boolean) {
	if (isReplaced) return compareSequences(from, to);
	return compareSequences(from.toReversed(), to.toReversed()).toReversed();
}

function compareValues(shape: Shape, before: unknown, after: unknown, place: Place): Change {
	const change = tell("changed", place);
	const { names } = place;
	const [was, is] = [findImage(shape, before, names), findImage(shape, after, names)];
	if (isPicture(shape)) return { ...change, pictures: { ...(was && { was }), ...(is && { is }) } };
	const empty = place.path.at(-1) === "focus" ? "center" : "";
	const [old = "", current = ""] = [before, after].map(
		(value) => sayValue(shape, value, names) || empty,
	);
	if (!isPiece(shape)) return { ...change, parts: compareWords(old, current) };
	const parts: Part[] = [
		{ kind: "old", text: old },
		{ kind: "new", text: current },
	];
	return { ...change, parts, pictures: { ...(was && { was }), ...(is && { is }) } };
}

function tellWhole(shape: Shape, kind: "added" | "removed", value: unknown, place: Place): Change {
	if (kind === "removed" && hasId(value)) return tell(kind, { ...place, image: undefined });
	if (place.name === "sleeves.off") {
		const where = [sayValue(shape, value, place.names)];
		return tell(kind === "added" ? "off" : "on", { ...place, where });
	}
	const image = readImage(value) ?? place.image;
	const change = tell(kind, { ...place, image });
	if (shape.kind === "object") {
		const { name, names, where } = place;
		return {
			...change,
			facts: listItemFacts(shape, value, { place: name, names, title: where.at(-1) }),
		};
	}
	if (isPiece(shape)) return tell(kind, titleItem(place, shape, value));
	const text = sayValue(shape, value, place.names);
	const is = findImage(shape, value, place.names);
	const parts: Part[] = [{ kind: kind === "added" ? "new" : "old", text }];
	return { ...change, parts, pictures: is ? { is } : {} };
}

function tell(kind: Change["kind"], { where, path, image }: Place): Change {
	return { where, kind, parts: [], facts: [], pictures: image ? { is: image } : {}, path };
}
