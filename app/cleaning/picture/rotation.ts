/**
 * Lets one piece of work run at a time, in turns between those who ask: whoever asks for much waits for
 * himself, and nobody else waits for more than what runs and one piece of each other.
 */
export function createTurns() {
	const lines = new Map<string, (() => void)[]>();
	let running = false;

	function next(): void {
		const [first] = lines;
		running = first !== undefined;
		if (!first) return;
		const [who, line] = first;
		const begin = line.shift();
		// Whoever has had a turn goes behind all others.
		lines.delete(who);
		if (line.length > 0) lines.set(who, line);
		begin?.();
	}

	return async function take<T>(who: string, work: () => Promise<T>): Promise<T> {
		await new Promise<void>((begin) => {
			const line = lines.get(who) ?? [];
			line.push(begin);
			lines.set(who, line);
			if (!running) next();
		});
		try {
			return await work();
		} finally {
			next();
		}
	};
}
