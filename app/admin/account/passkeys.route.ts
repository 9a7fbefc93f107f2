import type { Db } from "../../db/database.server.ts";
import { readJson } from "../../server/body.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { findArtist } from "../../sign-in/artist.server.ts";
import { nameDevice } from "../../sign-in/name-device.ts";
import { describeNewPasskey, keepNewPasskey } from "../../sign-in/passkeys/add-passkey.server.ts";
import { requireRelyingParty } from "../../sign-in/passkeys/relying-party.server.ts";
import { readSessionCookie } from "../../sign-in/session-cookie.server.ts";
import { findSession } from "../../sign-in/sessions.server.ts";
import type { Route } from "./+types/passkeys.route";

const freshMs = 60 * 60 * 1000;

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	await requireFreshSession(db, request);
	const artist = await findArtist(db);
	const { body } = await content.read("studio");
	const party = requireRelyingParty(request, site.config);
	const { name = "", email = "" } = artist ?? {};
	return Response.json(await describeNewPasskey(db, party, { studio: body.name, name, email }));
}

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
	const { config, database } = visitContext.from(context).site;
	await requireFreshSession(database.db, request);
	const party = requireRelyingParty(request, config);
	const device = nameDevice(request.headers.get("User-Agent"));
	await keepNewPasskey(database.db, party, await readJson(request), device);
	return Response.json({}, { status: 201 });
}

/** A passkey outlives all sessions, so a stolen one must not be enough to add it. */
async function requireFreshSession(db: Db, request: Request): Promise<void> {
	const session = await findSession(db, readSessionCookie(request) ?? "");
	if (session && Date.now() - Date.parse(session.created_at) < freshMs) return;
	throw new Refusal(403, "sign_in_again", "To add a passkey, sign in again.");
}
