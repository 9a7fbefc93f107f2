import { href, isRouteErrorResponse } from "react-router";
import { PageError } from "../../ui/page/page-error.tsx";
import { readTrouble } from "../../ui/page/page-failure.ts";
import { Gone } from "../frame/gone.tsx";

/** Of all pages of one request. */
export function RequestError({ error }: { error: unknown }) {
	if (readTrouble(error).kind !== "missing") return <PageError error={error} />;
	const why = isRouteErrorResponse(error) ? String(error.data) : "";
	return <Gone title="This request is gone" why={why} to={href("/admin")} label="All requests" />;
}
