import { data } from "react-router";
import { asRefusal } from "../../../server/refusal.server.ts";

/** The answer to a change of what was changed meanwhile. @throws any other error */
export function refuseChange(error: unknown) {
	if (asRefusal(error)?.code !== "changed_meanwhile") throw error;
	return data({ isRefused: true }, { status: 409 });
}
