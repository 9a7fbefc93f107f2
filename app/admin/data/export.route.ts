import { noteAct } from "../../db/audit.server.ts";
import { commit } from "../../db/commit.server.ts";
import { listExport } from "../../requests/export.server.ts";
import { streamArchive } from "../../requests/files/stream-archive.server.ts";
import { findPerson, isWholeAddress } from "../../requests/person.server.ts";
import { readForm } from "../../server/body.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/export.route";

export async function action({ request, context }: Route.ActionArgs) {
	const { database, files } = visitContext.from(context).site;
	const email = (await readForm(request)).get("email")?.trim() ?? "";
	if (!isWholeAddress(email)) {
		throw new Refusal(400, "invalid_email", "Enter whose data you want.");
	}
	const entries = await listExport(database.db, files, await findPerson(database.db, email));
	await commit(database.db, (trx) => noteAct(trx, "exported"));
	return new Response(streamArchive(entries), {
		headers: {
			"Content-Type": "application/zip",
			"Content-Disposition": 'attachment; filename="export.zip"',
		},
	});
}
