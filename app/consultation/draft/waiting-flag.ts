/** Readable without IndexedDB, on every page. */
const key = "consultationWaiting";

export function isRequestWaiting(): boolean {
	try {
		return localStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}

export function markWaiting(waiting: boolean): void {
	try {
		if (waiting) localStorage.setItem(key, "1");
		else localStorage.removeItem(key);
	} catch {
		// Then it is only sent from its open page or on the next opening.
	}
}
