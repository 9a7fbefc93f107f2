import { namePhoto } from "../../../photos/photo-name.ts";
import type { Photo } from "../../../photos/photos.server.ts";
import { checkDocument, type Problems } from "../../../publishing/check-document.ts";
import type { EditedList } from "../../../publishing/edited-lists.ts";
import { listRevisions } from "../../../publishing/revisions.server.ts";
import type { Artwork } from "../../../publishing/schemas/portfolio.ts";
import { shapeOf } from "../../../publishing/shape.ts";
import { Refusal } from "../../../server/refusal.server.ts";
import type { Site } from "../../../server/site.server.ts";
import { findNextId, findShape } from "../../site/document/change-list.ts";
import { readBody } from "../../site/document/read-form.ts";
import { addPiece, replacePicture } from "../pieces/change-pieces.ts";
import { openPieces, savePieces } from "../pieces/save-pieces.server.ts";

/** What was typed, and messages by the field's name. */
export interface RefusedPiece {
	typed: Artwork;
	problems: Problems;
}

/**
 * In a draft, as a new piece or as the picture of an old one.
 * @throws DocumentConflict
 */
export async function placePhoto(
	site: Site,
	photo: Photo,
	list: EditedList,
	intent: "add" | "replace",
	form: URLSearchParams,
): Promise<RefusedPiece | undefined> {
	if (photo.state !== "ready") throw new Refusal(409, "not_ready", "This photo is not ready yet.");
	const image = namePhoto(photo.id);
	const typed = readPiece(list, form);
	if (intent === "replace") {
		const [id, was = ""] = (form.get("piece") ?? "").split(" ");
		const { alt, rotation } = typed;
		const picture = { was, image, alt, ...(rotation && { rotation }) };
		const change = (body: Parameters<typeof replacePicture>[0]) =>
			replacePicture(body, Number(id), picture);
		await savePieces(site, list, { change, photo });
		return undefined;
	}
	const { body, published } = await openPieces(site, list);
	const older = await listRevisions(site.database.db, list);
	const id = findNextId([body, published, ...older.map((revision) => revision.body)]);
	const piece = { ...typed, id, image, alt: typed.alt || typed.title };
	const problems = findProblems(list, addPiece(body, piece));
	if (Object.keys(problems).length > 0) return { typed, problems };
	await savePieces(site, list, { change: (current) => addPiece(current, piece), photo });
	return undefined;
}

/** Fields of the form are named as those of `pieces.0`, the place that the piece will have. */
function readPiece(list: EditedList, form: URLSearchParams): Artwork {
	const shape = findShape(shapeOf(list), ["pieces", "0"]);
	if (!shape) throw new Error(`The document ${list} has no pieces`);
	return readBody(shape, form, "pieces.0") as Artwork;
}

function findProblems(list: EditedList, body: unknown): Problems {
	const checked = checkDocument(list, body);
	const all = "problems" in checked ? Object.entries(checked.problems) : [];
	return Object.fromEntries(all.filter(([name]) => name.startsWith("pieces.0.")));
}
