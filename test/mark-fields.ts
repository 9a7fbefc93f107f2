/** One field of a changed document: where it stands, and what pages that show it must now contain. */
export interface MarkedField {
	/** Such as `rules[].note`. */
	path: string;
	mark: string;
}

/**
 * Changes every field of a document to something that is found nowhere else.
 *
 * @param swapped other values for fields in which no mark can stand, such as names of pictures
 */
export function markFields<Body>(body: Body, swapped: Record<string, string[]> = {}) {
	const fields: MarkedField[] = [];
	const unused = structuredClone(swapped);

	function mark(value: unknown, path: string): unknown {
		if (Array.isArray(value)) return value.map((item) => mark(item, `${path}[]`));
		if (typeof value === "object" && value !== null) {
			const entries = Object.entries(value).map(([key, one]) => [
				key,
				mark(one, path ? `${path}.${key}` : key),
			]);
			return Object.fromEntries(entries);
		}
		const next = changeField(value, unused[path]?.shift(), fields.length);
		fields.push({ path, mark: next.mark });
		return next.value;
	}

	return { body: mark(body, "") as Body, fields };
}

function changeField(value: unknown, swapped: string | undefined, index: number) {
	if (swapped) return { value: swapped, mark: swapped };
	if (typeof value === "number") return { value: 7000 + index, mark: String(7000 + index) };
	const mark = `zq${index}z`;
	return { value: `${value} ${mark}`, mark };
}
