import { readJson } from "../../server/body.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { readWayBack } from "../require-artist.server.ts";
import { signInBrowser } from "../sign-in-browser.server.ts";
import type { Route } from "./+types/sign-in-passkey.route";
import { askForPasskey, checkPasskey } from "./check-passkey.server.ts";
import { requireRelyingParty } from "./relying-party.server.ts";

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
	const { config, database } = visitContext.from(context).site;
	const party = requireRelyingParty(request, config);
	return Response.json(await askForPasskey(database.db, party));
}

/** Sign-ins by passkey are not limited: nobody can guess one, and the artist must always get in. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
	const { config, database } = visitContext.from(context).site;
	const party = requireRelyingParty(request, config);
	await checkPasskey(database.db, party, await readJson(request));
	const headers = await signInBrowser(database.db, request, "passkey");
	return Response.json({ to: readWayBack(request) }, { headers });
}
