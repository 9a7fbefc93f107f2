import { isRouteErrorResponse } from "react-router";
import type { PageFailure } from "../../ui/page/page-failure.ts";
import { refuse } from "../refuse.server.ts";
import type { Visit } from "../site.server.ts";

/** React renders again with the error page, which may throw the same error. */
export function notePageFailure(
	visit: Visit,
	error: unknown,
): { failure: PageFailure; init: Init } {
	const before = visit.unexpected;
	if (before && String(before.error) === String(error)) return describeUnexpected(before.reference);
	const refusal = refuse(visit.site.log, error, before?.reference);
	const { reference, message, status, headers } = refusal;
	if (!reference) {
		visit.failureHeaders = headers;
		return { failure: { message }, init: { status, headers: withNoStore(headers) } };
	}
	visit.unexpected ??= { error, reference };
	return describeUnexpected(reference);
}

interface Init {
	status: number;
	headers: Record<string, string>;
}

function describeUnexpected(reference: string): { failure: PageFailure; init: Init } {
	return { failure: { reference }, init: { status: 500, headers: withNoStore({}) } };
}

function withNoStore(headers: Record<string, string>): Record<string, string> {
	return { ...headers, "Cache-Control": "no-store" };
}

export function isThrownResponse(thrown: unknown): boolean {
	if (thrown instanceof Response || isRouteErrorResponse(thrown)) return true;
	return (thrown as { type?: unknown } | null)?.type === "DataWithResponseInit";
}
