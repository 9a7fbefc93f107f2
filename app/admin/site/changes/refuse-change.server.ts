import { data } from "react-router";
import { asRefusal } from "../../../server/refusal.server.ts";

/** Answers a conflict with 409. @throws any other error */
export function refuseChange(error: unknown) {
	if (asRefusal(error)?.code !== "changed_meanwhile") throw error;
	return data({ isRefused: true }, { status: 409 });
}
