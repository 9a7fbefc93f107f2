import { Refusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { readSessionCookie } from "../../sign-in/session-cookie.server.ts";
import { checkSession } from "../../sign-in/sessions.server.ts";
import type { Route } from "./+types/events.route";
import { openStream } from "./open-stream.server.ts";

/** Server-sent events: what arrives, and how much is unread. */
export function loader({ request, context }: Route.LoaderArgs) {
	if (request.headers.get("Accept") !== "text/event-stream") {
		throw new Refusal(406, "events_only", "This address sends events to a page of the desk.");
	}
	const { site } = visitContext.from(context);
	const token = readSessionCookie(request) ?? "";
	const isSignedIn = () => checkSession(site.database.db, token);
	const stream = request.method === "HEAD" ? null : openStream(site, isSignedIn);
	return new Response(stream, {
		headers: {
			"Content-Type": "text/event-stream",
			// A proxy that compresses or collects would hold the events back.
			"Cache-Control": "private, no-store, no-transform",
			"X-Accel-Buffering": "no",
		},
	});
}
