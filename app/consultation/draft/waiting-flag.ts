/** Says cheaply, on every page, that a request on this device has yet to go. */
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
		// Then the request goes while its page is open, or when the form is opened again.
	}
}
