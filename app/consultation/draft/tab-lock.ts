const names = { request: "consultation", files: "consultation-files" };
const timeoutMs = { request: 5_000, files: 300_000 };

/** Without Web Locks the idempotency key still prevents duplicates. */
export function createTabLock(what: keyof typeof names) {
	let release: (kept?: Promise<void>) => void = () => {};

	function hold(onTaken: () => void): Promise<void> {
		return new Promise<void>((resolve) => {
			release = resolve;
			onTaken();
		});
	}

	return {
		/** @param kept what the next tab will read; the lock is held until then */
		release: (kept?: Promise<void>) => release(kept),
		/** @param patient wait for another tab, but not forever: a frozen tab may never release the lock */
		async take(patient: boolean, onTaken: () => void, onBusy = () => {}): Promise<void> {
			release();
			const { locks } = navigator as Partial<Navigator>;
			if (!locks) return hold(onTaken);
			let settled = false;
			release = () => {
				settled = true;
			};
			const begin = (lock: Lock | null) => {
				if (settled) return;
				settled = true;
				if (lock) return hold(onTaken);
				onBusy();
			};
			const options = patient
				? { signal: AbortSignal.timeout(timeoutMs[what]) }
				: { ifAvailable: true };
			await locks.request(names[what], options, begin).catch(() => {
				if (!settled) return hold(onTaken);
			});
		},
	};
}
