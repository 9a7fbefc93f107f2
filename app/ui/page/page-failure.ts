import { isRouteErrorResponse } from "react-router";

/** Data of an error response: a sentence, or the reference of a logged error. */
export interface PageFailure {
	message?: string;
	reference?: string;
}

export type Trouble =
	| { kind: "missing" }
	/** Expected and temporary, such as a busy database. */
	| { kind: "refused"; message: string }
	/** An unexpected error; without a reference if it is not in the server's log. */
	| { kind: "fault"; reference?: string }
	/** No response. */
	| { kind: "unreached" };

/** @param error from the router, on the server or in a browser */
export function readTrouble(error: unknown): Trouble {
	if (isRouteErrorResponse(error)) {
		if (error.status === 404) return { kind: "missing" };
		const { message, reference } = readFailure(error.data);
		if (reference) return { kind: "fault", reference };
		if (message) return { kind: "refused", message };
		return [502, 503, 504].includes(error.status) ? { kind: "unreached" } : { kind: "fault" };
	}
	return isLostFetch(error) ? { kind: "unreached" } : { kind: "fault" };
}

function readFailure(content: unknown): PageFailure {
	return typeof content === "object" && content !== null ? content : {};
}

/** Each browser words a network error differently. */
function isLostFetch(error: unknown): boolean {
	return error instanceof TypeError && /fetch|network|load failed|connection/i.test(error.message);
}
