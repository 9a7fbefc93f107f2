import { extname } from "node:path";
import { createDrawings } from "../../images/drawings.server.ts";
import { nameOfFile, readHash } from "../../images/picture-file.ts";
import { hasPicture } from "../../images/pictures.server.ts";
import { readPictureFile } from "../../photos/serve-photos.server.ts";
import type { Documents } from "../../publishing/documents.ts";
import type { PictureManifest } from "../../publishing/schemas/pictures.ts";
import { mediaTypes } from "../../server/files.server.ts";
import { sharedCacheControl } from "../../server/headers.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/sheet.route";
import { drawPng, drawSheet } from "./draw-sheet.server.ts";
import { addressPng, hashSheet, listFacts, type SheetFacts } from "./sheet-facts.server.ts";

/** Bytes: all files of six sheets or so. */
const findDrawing = createDrawings(8 * 1024 ** 2);

/**
 * A file of an aftercare sheet, with the studio's name, phone and address as they are now; of a guide with another picture,
 * that picture as a PNG.
 */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Response> {
	const { site, content } = visitContext.from(context);
	const bodies = await content.readBodies("pictures", "studio", "aftercare-guides");
	const asked = url.pathname.slice("/pictures/".length);
	const { path, hash } = readHash(asked) ?? { path: asked, hash: "" };
	const facts = listFacts(bodies.studio, site.config);
	const found = findSheet(bodies.pictures, path, facts) ?? findOther(bodies, url.pathname);
	if (!found) throw new Refusal(404, "unknown_picture", "There is no such picture.");
	const { file, current, draw } = found;
	const etag = `"${current}"`;
	const headers = {
		"Cache-Control": hash === current ? "public, max-age=31536000, immutable" : sharedCacheControl,
		ETag: etag,
	};
	if (request.headers.get("If-None-Match")?.includes(etag)) {
		return new Response(null, { status: 304, headers });
	}
	const bytes = await findDrawing(`${file} ${current}`, async () =>
		draw(await readPictureFile(site, file)),
	);
	return new Response(new Uint8Array(bytes), {
		headers: { ...headers, "Content-Type": mediaTypes[extname(path)] ?? "" },
	});
}

interface Drawn {
	/** The file that it is made of. */
	file: string;
	/** Hash of the drawing. */
	current: string;
	draw(bytes: Buffer): Promise<Buffer>;
}

function findSheet(pictures: PictureManifest, path: string, facts: SheetFacts): Drawn | null {
	const image = path.endsWith(".png") ? path.slice(0, -4) : nameOfFile(path);
	const stored = hasPicture(pictures, image) ? pictures[image] : undefined;
	const files = stored && [
		...stored.avif.map((width) => `${image}-${width}.avif`),
		...stored.webp.map((width) => `${image}-${width}.webp`),
		`${image}.png`,
	];
	if (!files?.includes(path)) return null;
	return {
		file: path,
		current: hashSheet(stored?.hash ?? "", facts),
		draw: (bytes) => drawSheet(bytes, facts),
	};
}

function findOther(
	{ pictures, "aftercare-guides": guides }: Pick<Documents, "pictures" | "aftercare-guides">,
	address: string,
): Drawn | null {
	const { image = "" } = guides.find((guide) => addressPng(guide.image) === address) ?? {};
	const stored = hasPicture(pictures, image) ? pictures[image] : undefined;
	if (!stored) return null;
	return { file: `${image}-${stored.avif.at(-1)}.avif`, current: stored.hash, draw: drawPng };
}
