import { dirname } from "node:path";
import { Readable } from "node:stream";
import { send } from "@fastify/send";
import { data } from "react-router";
import { isFileId } from "../requests/files/file-store.server.ts";
import { visitContext } from "../server/site.server.ts";
import type { Route } from "./+types/file.route";
import { requireLinkedRequest } from "./linked-request.server.ts";

/** A client's own file, for who has the request's link. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
	const { database, files } = visitContext.from(context).site;
	const id = await requireLinkedRequest(database.db, params.token);
	const file = await database.db
		.selectFrom("reference_files")
		.select(["id", "name", "media_type"])
		.where("id", "=", isFileId(params.file) ? params.file : "")
		.where("submission_id", "=", id)
		.executeTakeFirst();
	if (!file) throw missing();
	const asked = Object.assign(Readable.from([]), {
		method: request.method,
		headers: Object.fromEntries(request.headers),
	});
	const found = await send(asked, file.id, {
		root: dirname(files.keptPath(file.id)),
		index: false,
		cacheControl: false,
		contentType: false,
	});
	if (found.statusCode === 404) throw missing();
	const headers = new Headers({
		"Content-Type": file.media_type,
		"Content-Disposition": `inline; filename*=UTF-8''${encodeName(file.name)}`,
		"Content-Security-Policy": "default-src 'none'; sandbox",
	});
	for (const [name, value] of Object.entries(found.headers)) headers.set(name, String(value));
	return new Response(Readable.toWeb(found.stream) as ReadableStream, {
		status: found.statusCode,
		headers,
	});
}

function missing() {
	return data(null, { status: 404 });
}

function encodeName(name: string): string {
	return encodeURIComponent(name).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16)}`,
	);
}
