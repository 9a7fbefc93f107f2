import { makePreview } from "../../../requests/files/make-preview.server.ts";
import { missingFile, privateFile } from "../../../requests/files/send-file.server.ts";
import { visitContext } from "../../../server/site.server.ts";
import type { Route } from "./+types/preview.route";
import { findFile } from "./find-file.server.ts";
import { previewSide } from "./show-files.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { database, files } = visitContext.from(context).site;
	const { id } = await findFile(database.db, params);
	const wanted = { side: previewSide, owner: "artist" };
	const preview = await makePreview(files.storage, files.keptName(id), wanted);
	if (!preview) throw missingFile();
	return new Response(preview as BodyInit, {
		headers: { "Content-Type": "image/webp", ...privateFile },
	});
}
