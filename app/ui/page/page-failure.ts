import { isRouteErrorResponse } from "react-router";

export interface PageFailure {
	message?: string;
	reference?: string;
}

export type Trouble =
	| { kind: "missing" }
	| { kind: "refused"; message: string; status: number }
	| { kind: "fault"; reference?: string }
	| { kind: "unreached" };

export function readTrouble(error: unknown): Trouble {
	if (isRouteErrorResponse(error)) {
		if (error.status === 404) return { kind: "missing" };
		const { message, reference } = readFailure(error.data);
		if (reference) return { kind: "fault", reference };
		if (message) return { kind: "refused", message, status: error.status };
		return [502, 503, 504].includes(error.status) ? { kind: "unreached" } : { kind: "fault" };
	}
	return isLostFetch(error) ? { kind: "unreached" } : { kind: "fault" };
}

function readFailure(content: unknown): PageFailure {
	return typeof content === "object" && content !== null ? content : {};
}

function isLostFetch(error: unknown): boolean {
	return error instanceof TypeError && /fetch|network|load failed|connection/i.test(error.message);
}
