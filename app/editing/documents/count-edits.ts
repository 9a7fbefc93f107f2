import { isList, isRecord, isSameJson } from "./rebase.ts";

/** @returns how many texts differ; another order of a list counts as one */
export function countEdits(before: unknown, after: unknown): number {
	if (isSameJson(before, after)) return 0;
	if (isList(before) && isList(after)) {
		const old = new Map(before.map((item) => [item.id, item]));
		const ids = after.map(({ id }) => id);
		const moved = isSameJson([...old.keys()], ids) ? 0 : 1;
		return after.reduce((sum, item) => sum + countEdits(old.get(item.id) ?? item, item), moved);
	}
	if (isRecord(before) && isRecord(after)) {
		const names = Object.keys({ ...before, ...after });
		return names.reduce((sum, name) => sum + countEdits(before[name], after[name]), 0);
	}
	return 1;
}
