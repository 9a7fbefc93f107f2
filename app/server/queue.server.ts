/** Runs one piece of work after another. A failure rejects for its caller alone. */
export function createQueue() {
	let last: Promise<unknown> = Promise.resolve();
	return <T>(work: () => Promise<T>): Promise<T> => {
		const turn = last.then(work);
		last = turn.catch(() => {});
		return turn;
	};
}
