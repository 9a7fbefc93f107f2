import { href } from "react-router";
import type { RequestState } from "../../db/desk-tables.ts";

/** @returns the address of a request's letter that begins with the first saved reply for the state */
export function linkReply(id: string, state: RequestState): string {
	return `${href("/admin/requests/:id/answer", { id })}?reply=${state}`;
}
