/** What a case found out. It held when no fault is listed. */
export interface Outcome {
	/** Counts and measurements, in the order in which they are to be read. */
	figures: Record<string, number | string>;
	faults: string[];
}

export interface Faults {
	/** Notes a sentence; after the first twenty they are only counted. */
	add(sentence: string): void;
	/** Notes the sentence unless the condition holds. */
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

/** @param share 0.5 for the median, 0.99 for p99. @returns whole units, 0 of nothing */
export function quantile(values: number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
