import type { DocumentName } from "../../../publishing/documents.ts";
import { shapeOf } from "../../../publishing/shape.ts";
import { titleOf } from "../field-words.ts";
import { isSame, itemOf } from "./compare-bodies.ts";
import { asList, get, hasId, tokenOf } from "./place.ts";

/** Titles of items that are gone and that the site did not bring as they were. @param came the built-in body */
export function listOwnRemoved(
	key: DocumentName,
	{ came, before, after }: Record<"came" | "before" | "after", unknown>,
): string[] {
	const shape = shapeOf(key);
	const lists = shape.kind === "object" ? Object.entries(shape.fields) : [];
	const left = new Set(
		lists.flatMap(([name]) => asList(get(after, name)).filter(hasId).map(tokenOf)),
	);
	return lists.flatMap(([name, field]) => {
		const item = itemOf(field);
		const old = new Map(asList(get(came, name)).map((one) => [tokenOf(one), one]));
		const isOwn = (one: unknown) =>
			hasId(one) && !left.has(tokenOf(one)) && item && !isSame(item, old.get(tokenOf(one)), one);
		return asList(get(before, name)).flatMap((one, index) =>
			isOwn(one) ? [titleOf(one, index)] : [],
		);
	});
}
