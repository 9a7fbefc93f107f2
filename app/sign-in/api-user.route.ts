import { Refusal } from "../server/refusal.server.ts";
import { visitContext } from "../server/site.server.ts";
import type { Route } from "./+types/api-user.route";
import { findArtist } from "./artist.server.ts";
import { readSessionCookie } from "./session-cookie.server.ts";
import { checkSession } from "./sessions.server.ts";

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
	const { db } = visitContext.from(context).site.database;
	const token = readSessionCookie(request);
	const artist = token && (await checkSession(db, token)) ? await findArtist(db) : undefined;
	if (!artist) throw new Refusal(401, "session_missing", "Nobody is signed in.");
	const { name, email } = artist;
	return Response.json({ user: { name, email } });
}
