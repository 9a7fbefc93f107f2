import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { createDrawings } from "../../images/drawings.server.ts";
import { nameOfFile, readHash } from "../../images/picture-file.ts";
import { hasPicture } from "../../images/pictures.server.ts";
import { mediaTypes } from "../../server/files.server.ts";
import { sharedCacheControl } from "../../server/headers.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/sheet.route";
import { drawSheet } from "./draw-sheet.server.ts";
import { hashSheet, listFacts } from "./sheet-facts.server.ts";

/** All files of six sheets or so. */
const findDrawing = createDrawings(8 * 1024 ** 2);

/** A file of an aftercare sheet, with the studio's name, phone and address as they are now. */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Response> {
	const { site, content } = visitContext.from(context);
	const { pictures, studio } = await content.readBodies("pictures", "studio");
	const asked = url.pathname.slice("/pictures/".length);
	const { path, hash } = readHash(asked) ?? { path: asked, hash: "" };
	const image = path.endsWith(".png") ? path.slice(0, -4) : nameOfFile(path);
	const stored = hasPicture(pictures, image) ? pictures[image] : undefined;
	const files = stored && [
		...stored.avif.map((width) => `${image}-${width}.avif`),
		...stored.webp.map((width) => `${image}-${width}.webp`),
		`${image}.png`,
	];
	if (!files?.includes(path))
		throw new Refusal(404, "unknown_picture", "There is no such picture.");
	const facts = listFacts(studio, site.config);
	const current = hashSheet(stored?.hash ?? "", facts);
	const etag = `"${current}"`;
	const headers = {
		"Cache-Control": hash === current ? "public, max-age=31536000, immutable" : sharedCacheControl,
		ETag: etag,
	};
	if (request.headers.get("If-None-Match")?.includes(etag)) {
		return new Response(null, { status: 304, headers });
	}
	const file = join(site.pictureFolder, path);
	const bytes = await findDrawing(`${file} ${current}`, async () =>
		drawSheet(await readFile(file), facts),
	);
	return new Response(new Uint8Array(bytes), {
		headers: { ...headers, "Content-Type": mediaTypes[extname(path)] ?? "" },
	});
}
