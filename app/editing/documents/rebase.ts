/** Three-way merge, so that an edit does not undo one from another tab. `mine` wins conflicts. */
export function rebase<Value>(base: Value, mine: Value, latest: Value): Value {
	if (isSameJson(base, mine) || isSameJson(mine, latest)) return latest;
	if (isList(base) && isList(mine) && isList(latest)) {
		return rebaseList(base, mine, latest) as Value;
	}
	if (isRecord(base) && isRecord(mine) && isRecord(latest)) {
		return rebaseRecord(base, mine, latest) as Value;
	}
	return mine;
}

/** Compares as JSON. */
export function isSameJson(one: unknown, other: unknown): boolean {
	return one === other || JSON.stringify(one) === JSON.stringify(other);
}

type Item = Record<string, unknown> & { id: number };

/** In my order if I changed it, otherwise in the latest. */
function rebaseList(base: Item[], mine: Item[], latest: Item[]): Item[] {
	const [before, own, others] = [base, mine, latest].map(indexItems) as [Index, Index, Index];
	const listShared = (one: Index, other: Index) => [...one.keys()].filter((id) => other.has(id));
	const reordered = !isSameJson(listShared(before, own), listShared(own, before));
	const [first, then] = reordered ? [own, others] : [others, own];
	const ids = [...first.keys()];
	for (const [at, id] of [...then.keys()].entries()) if (!first.has(id)) ids.splice(at, 0, id);
	return ids.flatMap((id) => {
		const [old, here, there] = [before.get(id), own.get(id), others.get(id)];
		if (here && there) return [old ? rebase(old, here, there) : here];
		if (old && (!here || isSameJson(old, here))) return [];
		return [here ?? there].filter((item) => item !== undefined);
	});
}

function rebaseRecord(base: Fields, mine: Fields, latest: Fields): Fields {
	const fields = new Map(Object.entries(latest));
	for (const name of new Set([...Object.keys(base), ...Object.keys(mine)])) {
		if (isSameJson(base[name], mine[name])) continue;
		if (Object.hasOwn(mine, name)) fields.set(name, rebase(base[name], mine[name], latest[name]));
		else fields.delete(name);
	}
	return Object.fromEntries(fields);
}

type Index = Map<number, Item>;
type Fields = Record<string, unknown>;

function indexItems(list: Item[]): Index {
	return new Map(list.map((item) => [item.id, item]));
}

export function isList(value: unknown): value is Item[] {
	return (
		Array.isArray(value) && value.every((item) => isRecord(item) && typeof item.id === "number")
	);
}

export function isRecord(value: unknown): value is Fields {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
