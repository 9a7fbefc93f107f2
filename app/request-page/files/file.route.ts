import { sendFile } from "../../requests/files/send-file.server.ts";
import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/file.route";
import { findOwnFile } from "./own-file.server.ts";

export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
	const { database, files } = visitContext.from(context).site;
	const { id, name, media_type } = await findOwnFile(database.db, params);
	return sendFile(request, files.storage, files.keptName(id), {
		"Content-Type": media_type,
		"Content-Disposition": `inline; filename*=UTF-8''${encodeName(name)}`,
	});
}

function encodeName(name: string): string {
	return encodeURIComponent(name).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16)}`,
	);
}
