import { namePhoto } from "../../../photos/photo-name.ts";
import type { Photo } from "../../../photos/photos.server.ts";
import { checkDocument, type Problems } from "../../../publishing/check-document.ts";
import type { ListName } from "../../../publishing/list-names.ts";
import type {
	Artwork,
	HealedPicture,
	PortfolioDocument,
} from "../../../publishing/schemas/portfolio.ts";
import { shapeOf } from "../../../publishing/shape.ts";
import { Refusal } from "../../../server/refusal.server.ts";
import type { Site } from "../../../server/site.server.ts";
import { findShape } from "../../site/document/change-list.ts";
import { readBody } from "../../site/document/read-form.ts";
import { giveIdLater, openForDraft } from "../../site/open-document.server.ts";
import { type ChangedPicture, saveChanged } from "../draft-pictures.server.ts";
import { addPiece, pairPicture, replacePicture } from "../pieces/change-pieces.ts";
import { openPicture } from "./focus-photo.server.ts";
import { changeOwnFields, readOwnFields } from "./own-fields.server.ts";

interface Placed {
	photo: Photo;
	list: ListName;
	form: URLSearchParams;
}

export interface RefusedPiece {
	typed: Artwork;
	problems: Problems;
}

type Place = (site: Site, placed: Placed) => Promise<RefusedPiece | undefined>;

const places = new Map<string | null, Place>([
	["add", addAsPiece],
	["replace", replaceOfPiece],
	["pair", pairWithPiece],
]);

/**
 * Saves it into a draft: as a new piece, or as the picture or the healed picture of an old one.
 * @throws DocumentConflict; Refusal
 */
export const placePhoto: Place = async (site, placed) => {
	const place = places.get(placed.form.get("intent"));
	if (!place) throw new Refusal(422, "unknown_intent", "That can’t be changed here.");
	if (placed.photo.state !== "ready") {
		throw new Refusal(409, "not_ready", "This photo is not ready yet.");
	}
	return place(site, placed);
};

async function addAsPiece(site: Site, { photo, list, form }: Placed) {
	const typed = readPiece(list, form);
	const { body, published } = await openForDraft(site, list);
	const known = new Set((published as PortfolioDocument).pieces?.map(({ id }) => id));
	const giveId = await giveIdLater(site, list);
	const own = form.get("alt")?.trim() ?? (await openPicture(site, photo)).picture?.alt;
	const alt = typed.alt || own || typed.title;
	const piece = { ...typed, image: namePhoto(photo.id), alt };
	const isSame = ({ image, title, description }: Artwork) =>
		image === piece.image && title === piece.title && description === piece.description;
	const add = (current: PortfolioDocument) =>
		// It may be sent again, because its answer was lost.
		current.pieces.some(isSame)
			? current
			: addPiece(current, { ...piece, id: giveId(current) }, known);
	const problems = findProblems(list, { ...body, pieces: [{ ...piece, id: giveId(body) }] });
	if (Object.keys(problems).length > 0) return { typed, problems };
	await saveChanged(site, list, { change: add, picture: changeOwn(photo, form) });
	return undefined;
}

async function replaceOfPiece(site: Site, { photo, list, form }: Placed) {
	const { id, was } = readChosen(form);
	const { alt, rotation } = readPiece(list, form);
	const picture = { was, image: namePhoto(photo.id), alt, ...(rotation && { rotation }) };
	const change = (body: PortfolioDocument) => replacePicture(body, id, picture);
	await saveChanged(site, list, { change, picture: changeOwn(photo, form) });
	return undefined;
}

async function pairWithPiece(site: Site, { photo, list, form }: Placed) {
	const { id, was } = readChosen(form);
	const typed = readPiece(list, form);
	const healed = { months: "", ...typed.healed, image: namePhoto(photo.id) } as HealedPicture;
	const change = (body: PortfolioDocument) => pairPicture(body, id, { was, healed });
	const { body } = await openForDraft(site, list);
	const pieces = change(body)?.pieces.filter((piece) => piece.id === id) ?? [];
	const problems = findProblems(list, { ...body, pieces }, "pieces.0.healed.");
	if (Object.keys(problems).length > 0) return { typed, problems };
	await saveChanged(site, list, { change, picture: changeOwn(photo, form) });
	return undefined;
}

/** The photo's own fields, if they are sent along. @throws Refusal */
function changeOwn(photo: Photo, form: URLSearchParams): ChangedPicture | undefined {
	const fields = readOwnFields(form);
	if (fields.length === 0) return undefined;
	return { name: namePhoto(photo.id), change: changeOwnFields(fields) };
}

/** `was`: the picture that the piece had when the artist chose it. */
function readChosen(form: URLSearchParams): { id: number; was: string } {
	const [id, was = ""] = (form.get("piece") ?? "").split(" ");
	return { id: Number(id), was };
}

/** Fields of the form are named as those of `pieces.0`, the place that the piece will have. */
function readPiece(list: ListName, form: URLSearchParams): Artwork {
	const shape = findShape(shapeOf(list), ["pieces", "0"]);
	if (!shape) throw new Error(`The document ${list} has no pieces`);
	return readBody(shape, form, "pieces.0") as Artwork;
}

function findProblems(list: ListName, body: unknown, part = "pieces.0."): Problems {
	const checked = checkDocument(list, body);
	const all = "problems" in checked ? Object.entries(checked.problems) : [];
	return Object.fromEntries(all.filter(([name]) => name.startsWith(part)));
}
