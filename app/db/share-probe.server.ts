const goodForMs = 100;

export function shareProbe(probe: () => Promise<void>, goodFor = goodForMs): () => Promise<void> {
	let latest: Promise<void> | undefined;
	return () => {
		latest ??= probe().finally(() => setTimeout(() => (latest = undefined), goodFor).unref());
		return latest;
	};
}
