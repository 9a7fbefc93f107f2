import { diffArrays } from "diff";

export type Step = { kind: "same" | "old" | "new"; token: string };

/** Beyond this many differences, all counts as replaced. */
const maxEditLength = 2_000;

/** A shortest way from one sequence to the other. */
export function compareSequences(before: string[], after: string[]): Step[] {
	const replaced = [
		{ value: before, removed: true, added: false },
		{ value: after, removed: false, added: true },
	];
	const changes = diffArrays(before, after, { maxEditLength }) ?? replaced;
	return changes.flatMap(({ value, removed, added }) => {
		const kind = removed ? "old" : added ? "new" : "same";
		return value.map((token) => ({ kind, token }) as const);
	});
}
