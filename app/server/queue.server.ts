/** Runs what it is given one after another. A failure is the caller's and holds up nobody else. */
export function createQueue() {
	let last: Promise<unknown> = Promise.resolve();
	return <T>(work: () => Promise<T>): Promise<T> => {
		const turn = last.then(work);
		last = turn.catch(() => {});
		return turn;
	};
}
