import { nameDownload, writeDisposition } from "../../../requests/files/name-download.ts";
import { sendFile } from "../../../requests/files/send-file.server.ts";
import { visitContext } from "../../../server/site.server.ts";
import type { Route } from "./+types/file.route";
import { findFile } from "./find-file.server.ts";

/** `?download` saves the file instead of showing it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { database, files } = visitContext.from(context).site;
	const { id, name, media_type } = await findFile(database.db, params);
	const kind = new URL(request.url).searchParams.has("download") ? "attachment" : "inline";
	return sendFile(request, files.storage, files.keptName(id), {
		"Content-Type": media_type,
		"Content-Disposition": writeDisposition(kind, nameDownload(name, media_type)),
	});
}
