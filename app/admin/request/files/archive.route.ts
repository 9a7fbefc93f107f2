import {
	nameByTitle,
	nameDownload,
	writeDisposition,
} from "../../../requests/files/name-download.ts";
import { listFilesOf } from "../../../requests/files/reference-files.server.ts";
import { missingFile, privateFile } from "../../../requests/files/send-file.server.ts";
import { streamArchive } from "../../../requests/files/stream-archive.server.ts";
import { visitContext } from "../../../server/site.server.ts";
import { findRequest } from "../require-request.server.ts";
import type { Route } from "./+types/archive.route";

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { database, files } = visitContext.from(context).site;
	const found = await findRequest(database.db, params.id);
	const sent = found ? await listFilesOf(database.db, found.id) : [];
	if (!found || sent.length === 0) throw missingFile();
	const { first_name, last_name } = found;
	const entries = sent.map(({ id, name, media_type }, index) => ({
		name: `${index + 1} ${nameDownload(name, media_type)}`,
		open: () => files.storage.open(files.keptName(id)),
	}));
	const name = nameByTitle(`${first_name} ${last_name}`, "application/zip");
	return new Response(request.method === "HEAD" ? null : streamArchive(entries), {
		headers: {
			"Content-Type": "application/zip",
			"Content-Disposition": writeDisposition("attachment", name),
			...privateFile,
		},
	});
}
