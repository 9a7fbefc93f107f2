import { data } from "react-router";
import { isDocumentConflict } from "../../../publishing/revisions.server.ts";

/** Answers a conflict with 409. @throws any other error */
export function refuseChange(error: unknown) {
	if (!isDocumentConflict(error)) throw error;
	return data({ isRefused: true }, { status: 409 });
}
