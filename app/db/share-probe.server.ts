/** How long an answer is good for others who ask, in milliseconds. */
const goodFor = 100;

/** Askers share one probe at a time, so that asking without pause costs little more than asking once. */
export function shareProbe(probe: () => Promise<void>): () => Promise<void> {
	let latest: Promise<void> | undefined;
	return () => {
		latest ??= probe().finally(() => setTimeout(() => (latest = undefined), goodFor).unref());
		return latest;
	};
}
