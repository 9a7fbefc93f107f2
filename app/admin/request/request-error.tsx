import { isRouteErrorResponse, useLocation } from "react-router";
import { PageError } from "../../ui/page/page-error.tsx";
import { readTrouble } from "../../ui/page/page-failure.ts";
import { Gone } from "../frame/gone.tsx";
import { linkList } from "../inbox/list-address.ts";

/** Of all pages of one request. */
export function RequestError({ error }: { error: unknown }) {
	const list = linkList(useLocation().search);
	if (readTrouble(error).kind !== "missing") return <PageError error={error} list={list} />;
	const why = isRouteErrorResponse(error) ? String(error.data) : "";
	return <Gone title="This request is gone" why={why} to={list} label="All requests" />;
}
