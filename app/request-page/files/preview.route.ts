import { makePreview } from "../../requests/files/make-preview.server.ts";
import { missingFile, privateFile } from "../../requests/files/send-file.server.ts";
import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/preview.route";
import { findOwnFile } from "./own-file.server.ts";

/** Pixels: twice what the page shows. */
const side = 480;

export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
	const { site, network } = visitContext.from(context);
	const { database, files } = site;
	const { id } = await findOwnFile(database.db, params);
	const preview = await makePreview(files.storage, files.keptName(id), { side, owner: network });
	if (!preview) throw missingFile();
	return new Response(preview as BodyInit, {
		headers: { "Content-Type": "image/webp", ...privateFile },
	});
}
