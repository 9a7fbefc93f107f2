/**
 * Loads code that comes later than its page. Some browsers never ask again, for as long as the page
 * lives, for a module that could not be fetched once; so none is asked for while the device is offline.
 */
export function importOnline<Module>(load: () => Promise<Module>): Promise<Module> {
	return navigator.onLine ? load() : Promise.reject(new Error("There is no connection"));
}

const answerWithinMs = 5_000;

/** Whether the site answers, whatever the browser thinks of its connection. */
export async function isReachable(): Promise<boolean> {
	const signal = AbortSignal.timeout(answerWithinMs);
	const answer = await fetch("/healthz", { cache: "no-store", signal }).catch(() => null);
	return answer?.ok ?? false;
}
