export type Step = { kind: "same" | "old" | "new"; token: string };

/** Beyond this many comparisons, all counts as replaced. */
const mostWork = 4_000_000;

/** A shortest way from one sequence to the other. */
export function compareSequences(before: string[], after: string[]): Step[] {
	let start = 0;
	while (start < before.length && start < after.length && before[start] === after[start])
		start += 1;
	let end = 0;
	const most = Math.min(before.length, after.length) - start;
	while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
	const same = (token: string): Step => ({ kind: "same", token });
	return [
		...before.slice(0, start).map(same),
		...compareMiddles(
			before.slice(start, before.length - end),
			after.slice(start, after.length - end),
		),
		...before.slice(before.length - end).map(same),
	];
}

function compareMiddles(before: string[], after: string[]): Step[] {
	const [rows, columns] = [before.length, after.length];
	const removed = before.map((token): Step => ({ kind: "old", token }));
	const added = after.map((token): Step => ({ kind: "new", token }));
	if (rows === 0 || columns === 0 || rows * columns > mostWork) return [...removed, ...added];
	// Longest common subsequence of what remains from each place on.
	const width = columns + 1;
	const lengths = new Uint16Array((rows + 1) * width);
	const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
	for (let row = rows - 1; row >= 0; row -= 1) {
		for (let column = columns - 1; column >= 0; column -= 1) {
			lengths[row * width + column] =
				before[row] === after[column]
					? lengthAt(row + 1, column + 1) + 1
					: Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
		}
	}
	const steps: Step[] = [];
	let [row, column] = [0, 0];
	while (row < rows && column < columns) {
		if (before[row] === after[column]) {
			steps.push({ kind: "same", token: before[row] ?? "" });
			row += 1;
			column += 1;
		} else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) {
			steps.push(...removed.slice(row, row + 1));
			row += 1;
		} else {
			steps.push(...added.slice(column, column + 1));
			column += 1;
		}
	}
	return [...steps, ...removed.slice(row), ...added.slice(column)];
}
