/** Runs one job at a time, round robin between owners: an owner with many jobs delays only its own. */
export function createRotation() {
	const queues = new Map<string, (() => void)[]>();
	let running = false;

	function next(): void {
		const [first] = queues;
		running = first !== undefined;
		if (!first) return;
		const [owner, queue] = first;
		const begin = queue.shift();
		// Re-insert the owner last: a map keeps the order of insertion.
		queues.delete(owner);
		if (queue.length > 0) queues.set(owner, queue);
		begin?.();
	}

	return async function take<T>(owner: string, work: () => Promise<T>): Promise<T> {
		await new Promise<void>((begin) => {
			const queue = queues.get(owner) ?? [];
			queue.push(begin);
			queues.set(owner, queue);
			if (!running) next();
		});
		try {
			return await work();
		} finally {
			next();
		}
	};
}
