import { addToast } from "./toast-store.ts";

/** @param what was asked for, to begin a sentence with. @param again asks for it once more */
export function sayUnreached(what: string, again?: () => void): void {
	addToast({
		tone: "error",
		title: `${what} needs a connection.`,
		action: again && { label: "Retry", run: again },
	});
}
