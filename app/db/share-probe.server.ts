// Milliseconds for which a result is shared.
const goodFor = 100;

/** Concurrent callers share one probe, so that frequent polling stays cheap. */
export function shareProbe(probe: () => Promise<void>): () => Promise<void> {
	let latest: Promise<void> | undefined;
	return () => {
		latest ??= probe().finally(() => setTimeout(() => (latest = undefined), goodFor).unref());
		return latest;
	};
}
