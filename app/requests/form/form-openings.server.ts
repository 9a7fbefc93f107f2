const mostNetworks = 10_000;
const mostOpen = 20;

/**
 * When networks were given the consultation form. The page cannot say when it was opened, since its HTML is
 * the same for everybody, and a browser without scripts has no other way. Kept in memory: what is not known
 * is held against nobody.
 */
export interface FormOpenings {
	note(network: string): void;
	/**
	 * Several visitors may share a network: each form that is sent uses up the oldest opening.
	 * @returns when the form was opened, in milliseconds since 1970, if that is known
	 */
	take(network: string): number | undefined;
}

export function createFormOpenings(): FormOpenings {
	const opened = new Map<string, { last: number; unsent: number[] }>();
	return {
		note(network) {
			const last = Date.now();
			const unsent = [...(opened.get(network)?.unsent ?? []), last].slice(-mostOpen);
			// The map's order is that of the newest opening.
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
