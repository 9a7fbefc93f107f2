export interface Outcome {
	figures: Record<string, number | string>;
	faults: string[];
}

export interface Faults {
	add(sentence: string): void;
	require(condition: boolean, sentence: string): void;
	list(): string[];
}

const mostListed = 20;

export function collectFaults(): Faults {
	const listed: string[] = [];
	let more = 0;
	const add = (sentence: string) => {
		if (listed.length < mostListed) listed.push(sentence);
		else more += 1;
	};
	return {
		add,
		require: (condition, sentence) => {
			if (!condition) add(sentence);
		},
		list: () => (more > 0 ? [...listed, `and ${more} more`] : listed),
	};
}

/** Rounded. */
export function quantile(values: number[], share: number): number {
	return Math.round(findQuantile(values, share));
}

/** @param share such as 0.99; 1 finds the largest */
export function findQuantile(values: number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
