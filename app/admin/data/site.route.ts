import { noteAct } from "../../db/audit.server.ts";
import { commit } from "../../db/commit.server.ts";
import { listSiteEntries } from "../../export/write-export.server.ts";
import { nameByTitle, writeDisposition } from "../../requests/files/name-download.ts";
import { privateFile } from "../../requests/files/send-file.server.ts";
import { streamArchive } from "../../requests/files/stream-archive.server.ts";
import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/site.route";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const isRead = request.method === "GET";
	if (isRead) await commit(site.database.db, (trx) => noteAct(trx, "exported", "the whole site"));
	const exported = {
		place: site.config,
		builtIn: site.content.builtIn,
		pictureFolder: site.pictureFolder,
	};
	const { studio } = await content.readBodies("studio");
	const day = new Date().toISOString().slice(0, 10);
	const name = nameByTitle(`${studio.name} ${day}`, "application/zip");
	return new Response(isRead ? streamArchive(listSiteEntries(exported)) : null, {
		headers: {
			"Content-Type": "application/zip",
			"Content-Disposition": writeDisposition("attachment", name),
			...privateFile,
		},
	});
}
