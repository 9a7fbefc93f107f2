import { visitContext } from "../../../server/site.server.ts";
import type { Route } from "./+types/preview.route";
import { findFile } from "./find-file.server.ts";
import { makePreview } from "./make-preview.server.ts";
import { missingFile, privateFile } from "./send-file.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { database, files } = visitContext.from(context).site;
	const { id } = await findFile(database.db, params);
	const preview = await makePreview(files.keptPath(id));
	if (!preview) throw missingFile();
	return new Response(preview as BodyInit, {
		headers: { "Content-Type": "image/webp", ...privateFile },
	});
}
