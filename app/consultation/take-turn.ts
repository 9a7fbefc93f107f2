const name = "consultation";
const patienceMs = 5_000;

/**
 * Lets one tab at a time send. Where the browser has no locks, the request's key sees to it that it is
 * taken once.
 * @param mayWait whether to wait for another tab, for a while
 */
export async function takeTurn<T>(
	mayWait: boolean,
	work: () => Promise<T>,
): Promise<T | { is: "busy" }> {
	const { locks } = navigator as Partial<Navigator>;
	if (!locks) return work();
	let begun = false;
	const begin = (lock: Lock | null) => {
		if (!lock) return { is: "busy" } as const;
		begun = true;
		return work();
	};
	if (!mayWait) return locks.request(name, { ifAvailable: true }, begin);
	try {
		return await locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, begin);
	} catch (error) {
		// A tab that was put to sleep may hold it forever.
		if (begun) throw error;
		return work();
	}
}
