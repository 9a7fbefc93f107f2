import { isRouteErrorResponse } from "react-router";
import type { PageFailure } from "../../ui/page/page-failure.ts";
import { refuse } from "../answer.server.ts";
import type { Visit } from "../site.server.ts";

/**
 * Logs what made a page fail, once, though a router may meet it twice: in the page, and in the document
 * that was to say so. All surprises of one request have one reference.
 *
 * @returns what the page may say of it, and how it is answered
 */
export function notePageFailure(
	visit: Visit,
	error: unknown,
): { failure: PageFailure; init: Init } {
	const before = visit.surprise;
	if (before && String(before.error) === String(error)) return tellSurprise(before.reference);
	const refusal = refuse(visit.site.log, error, before?.reference);
	const { reference, message, status, headers } = refusal;
	if (!reference) {
		visit.failureHeaders = headers;
		return { failure: { message }, init: { status, headers: unkept(headers) } };
	}
	visit.surprise ??= { error, reference };
	return tellSurprise(reference);
}

interface Init {
	status: number;
	headers: Record<string, string>;
}

function tellSurprise(reference: string): { failure: PageFailure; init: Init } {
	return { failure: { reference }, init: { status: 500, headers: unkept({}) } };
}

function unkept(headers: Record<string, string>): Record<string, string> {
	return { ...headers, "Cache-Control": "no-store" };
}

/** A redirect, or a status with data, that is thrown on purpose. */
export function isAnswer(thrown: unknown): boolean {
	if (thrown instanceof Response || isRouteErrorResponse(thrown)) return true;
	return (thrown as { type?: unknown } | null)?.type === "DataWithResponseInit";
}
