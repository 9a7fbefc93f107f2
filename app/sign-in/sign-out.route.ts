import { href, redirect } from "react-router";
import { visitContext } from "../server/site.server.ts";
import type { Route } from "./+types/sign-out.route";
import { clearSessionCookie, readSessionCookie } from "./session-cookie.server.ts";
import { endSession } from "./sessions.server.ts";

export async function action({ request, context }: Route.ActionArgs) {
	const token = readSessionCookie(request);
	if (token) await endSession(visitContext.from(context).site.database.db, token);
	throw redirect(href("/sign-in"), { headers: { "Set-Cookie": clearSessionCookie() } });
}
