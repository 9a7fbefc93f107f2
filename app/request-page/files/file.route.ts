import { nameDownload, writeDisposition } from "../../requests/files/name-download.ts";
import { sendFile } from "../../requests/files/send-file.server.ts";
import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/file.route";
import { findOwnFile } from "./own-file.server.ts";

export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
	const { database, files } = visitContext.from(context).site;
	const { id, name, media_type } = await findOwnFile(database.db, params);
	return sendFile(request, files.storage, files.keptName(id), {
		"Content-Type": media_type,
		"Content-Disposition": writeDisposition("inline", nameDownload(name, media_type)),
	});
}
