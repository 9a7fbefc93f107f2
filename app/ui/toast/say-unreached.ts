import { addToast } from "./toast-store.ts";

/** @param what subject of the sentence, capitalized. @param again retries the request */
export function sayUnreached(what: string, again?: () => void): void {
	addToast({
		tone: "error",
		title: `${what} needs a connection.`,
		action: again && { label: "Retry", run: again },
	});
}
