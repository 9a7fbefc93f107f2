const names = { request: "consultation", files: "consultation-files" };
/** How long a tab waits for another, in milliseconds. */
const patience = { request: 5_000, files: 300_000 };

/**
 * Lets one tab at a time send. Where the browser has no locks, the idempotency key sees to it that a
 * request is taken once.
 */
export function createTabLock(what: keyof typeof names) {
	let release = () => {};

	/** @returns whether the lock was had */
	function hold(onTaken: () => void): Promise<void> {
		return new Promise<void>((resolve) => {
			release = resolve;
			onTaken();
		});
	}

	return {
		/** Gives the lock back, or gives up waiting for it. */
		release: () => release(),
		/**
		 * @param patient whether to wait for another tab; one that was put to sleep may hold the lock
		 * forever, so that after a while this one goes without
		 */
		async take(patient: boolean, onTaken: () => void, onBusy = () => {}): Promise<void> {
			release();
			const { locks } = navigator as Partial<Navigator>;
			if (!locks) return hold(onTaken);
			let over = false;
			release = () => {
				over = true;
			};
			const begin = (lock: Lock | null) => {
				if (over) return;
				over = true;
				if (lock) return hold(onTaken);
				onBusy();
			};
			const options = patient
				? { signal: AbortSignal.timeout(patience[what]) }
				: { ifAvailable: true };
			await locks.request(names[what], options, begin).catch(() => {
				if (!over) return hold(onTaken);
			});
		},
	};
}
