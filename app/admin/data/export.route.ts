import { noteAct } from "../../db/audit.server.ts";
import { commit } from "../../db/commit.server.ts";
import { listExport } from "../../requests/export.server.ts";
import { streamArchive } from "../../requests/files/stream-archive.server.ts";
import { findPerson, isWholeAddress } from "../../requests/person.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/export.route";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { database, files } = visitContext.from(context).site;
	const email = url.searchParams.get("email")?.trim() ?? "";
	if (!isWholeAddress(email)) {
		throw new Refusal(400, "invalid_email", "Say whose data is wanted.");
	}
	const entries = await listExport(database.db, files, await findPerson(database.db, email));
	const isRead = request.method === "GET";
	if (isRead) await commit(database.db, (trx) => noteAct(trx, "exported"));
	return new Response(isRead ? streamArchive(entries) : null, {
		headers: {
			"Content-Type": "application/zip",
			"Content-Disposition": 'attachment; filename="export.zip"',
		},
	});
}
