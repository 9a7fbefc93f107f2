import { addToast } from "./toast-store.ts";

export function sayUnreached(what: string, again?: () => void): void {
	addToast({
		tone: "error",
		title: `${what} needs a connection.`,
		action: again && { label: "Retry", run: again },
	});
}
