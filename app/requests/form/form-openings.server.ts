const mostNetworks = 10_000;
const mostOpen = 20;

/** When each network opened the form: the HTML is the same for everybody, so it cannot carry the time. */
export interface FormOpenings {
	note(network: string): void;
	/**
	 * Visitors may share a network, so each submission uses up its oldest opening. @returns milliseconds since
	 * 1970
	 */
	take(network: string): number | undefined;
}

export function createFormOpenings(): FormOpenings {
	const opened = new Map<string, { last: number; unsent: number[] }>();
	return {
		note(network) {
			const last = Date.now();
			const unsent = [...(opened.get(network)?.unsent ?? []), last].slice(-mostOpen);
			// Re-insert, so that the map is ordered by latest opening.
			opened.delete(network);
			opened.set(network, { last, unsent });
			const [oldest] = opened.keys();
			if (opened.size > mostNetworks && oldest !== undefined) opened.delete(oldest);
		},
		take(network) {
			const mine = opened.get(network);
			return mine?.unsent.shift() ?? mine?.last;
		},
	};
}
