/** Says cheaply, on every page, that a request on this device has yet to go. */
export const waitingFlag = "consultationWaiting";

export function isRequestWaiting(): boolean {
	try {
		return localStorage.getItem(waitingFlag) !== null;
	} catch {
		return false;
	}
}
