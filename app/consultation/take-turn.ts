const names = { request: "consultation", files: "consultation-files" };
/** How long a tab waits for another, in milliseconds. */
const patience = { request: 5_000, files: 300_000 };

/**
 * Lets one tab at a time send. Where the browser has no locks, the request's key sees to it that it is
 * taken once.
 * @param mayWait whether to wait for another tab, for a while
 */
export async function takeTurn<T>(
	mayWait: boolean,
	work: () => Promise<T>,
): Promise<T | { is: "busy" }> {
	if (mayWait) return waitForTurn("request", work);
	const { locks } = navigator as Partial<Navigator>;
	if (!locks) return work();
	return locks.request(names.request, { ifAvailable: true }, (lock) =>
		lock ? work() : ({ is: "busy" } as const),
	);
}

/**
 * Lets one tab at a time send files, which would interrupt each other on the way to the same place. A tab
 * that has waited for very long goes without its turn: it loses time then, and no file.
 */
export function takeFileTurn(work: () => Promise<void>): Promise<void> {
	return waitForTurn("files", work);
}

async function waitForTurn<T>(what: keyof typeof names, work: () => Promise<T>): Promise<T> {
	const { locks } = navigator as Partial<Navigator>;
	if (!locks) return work();
	let begun = false;
	const begin = () => {
		begun = true;
		return work();
	};
	try {
		return await locks.request(names[what], { signal: AbortSignal.timeout(patience[what]) }, begin);
	} catch (error) {
		// A tab that was put to sleep may hold it forever.
		if (begun) throw error;
		return work();
	}
}
