/** Some browsers cache a failed import until the page is reloaded. */
export function importOnline<Module>(load: () => Promise<Module>): Promise<Module> {
	return navigator.onLine ? load() : Promise.reject(new Error("There is no connection"));
}

const answerWithinMs = 5_000;

export async function isReachable(): Promise<boolean> {
	const signal = AbortSignal.timeout(answerWithinMs);
	const answer = await fetch("/healthz", { cache: "no-store", signal }).catch(() => null);
	return answer?.ok ?? false;
}
