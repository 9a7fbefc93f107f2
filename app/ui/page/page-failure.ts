import { isRouteErrorResponse } from "react-router";

/** What a page that cannot be shown tells the visitor: a sentence, or the reference of a surprise. */
export interface PageFailure {
	message?: string;
	reference?: string;
}

export type Trouble =
	| { kind: "missing" }
	/** Expected and passing, such as a busy database. */
	| { kind: "refused"; message: string }
	/** A fault on our side; without a reference where it is not in our log. */
	| { kind: "fault"; reference?: string }
	/** No answer came at all. */
	| { kind: "unreached" };

/** @param error what the router caught, on the server or in a browser that was already showing a page */
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

/** Each browser has its own words for a request that got no answer. */
function isLostFetch(error: unknown): boolean {
	return error instanceof TypeError && /fetch|network|load failed|connection/i.test(error.message);
}
