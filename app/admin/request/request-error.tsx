import { isRouteErrorResponse, useLocation } from "react-router";
import { PageError } from "../../ui/page/page-error.tsx";
import { readTrouble } from "../../ui/page/page-failure.ts";
import { Gone } from "../frame/gone.tsx";
import { linkList } from "../frame/link-list.ts";

/** Of all pages of one request. */
export function RequestError({ error }: { error: unknown }) {
	const list = linkList(useLocation().search);
	const trouble = readTrouble(error);
	// The list has the same search parameters, so it would be refused too.
	if (trouble.kind === "refused" && trouble.status === 400) return <PageError error={error} />;
	if (trouble.kind !== "missing") return <PageError error={error} back={list} />;
	const why = isRouteErrorResponse(error) ? String(error.data) : "";
	return <Gone title="This request is gone" why={why} to={list} label="Back to the list" />;
}
