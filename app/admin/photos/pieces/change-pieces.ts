import type {
	Artwork,
	HealedPicture,
	PortfolioDocument,
} from "../../../publishing/schemas/portfolio.ts";

type Portfolio = PortfolioDocument;

const acts = ["first", "up", "down", "to", "retire", "return", "unpair", "delete"] as const;

export interface PieceChange {
	act: (typeof acts)[number];
	/** A number, or the name of an item of other lists. */
	id: string;
	/** Of the piece whose place it takes, with `to`. */
	place: string | undefined;
}

/** The value of a button, such as `up 12`. */
export function readPieceAct(value: string): PieceChange | undefined {
	const [name, id, place] = value.split(" ");
	const act = acts.find((one) => one === name);
	return act && id ? { act, id, place } : undefined;
}

/** @returns undefined if it is no move, there is no such piece, or it cannot move there */
export function movePiece<Piece extends { id: number | string }>(
	pieces: Piece[],
	{ act, id, place }: PieceChange,
): Piece[] | undefined {
	const find = (wanted?: string) => pieces.findIndex((one) => String(one.id) === wanted);
	const at = find(id);
	const piece = pieces[at];
	const places: Record<string, number> = { first: 0, up: at - 1, down: at + 1, to: find(place) };
	const to = places[act] ?? -1;
	if (!piece || to < 0 || to >= pieces.length) return undefined;
	return pieces.toSpliced(at, 1).toSpliced(to, 0, piece);
}

interface Arranged<Item> {
	pieces: Item[];
	retired?: Item[] | undefined;
}

/** @returns undefined if there is no such piece, or it cannot move there */
export function arrange<Item extends { id: number }>(
	{ pieces, retired = [] }: Arranged<Item>,
	change: PieceChange,
): Arranged<Item> | undefined {
	const isMeant = ({ id }: Item) => String(id) === change.id;
	const isOther = (one: Item) => !isMeant(one);
	const [piece, former] = [pieces.find(isMeant), retired.find(isMeant)];
	if (change.act === "retire" && piece) {
		return { pieces: pieces.filter(isOther), retired: [piece, ...retired] };
	}
	if (change.act === "return" && former) {
		const others = retired.filter(isOther);
		return { pieces: [former, ...pieces], ...(others.length > 0 && { retired: others }) };
	}
	const moved = movePiece(pieces, change);
	return moved && { pieces: moved, ...(retired.length > 0 && { retired }) };
}

/** As `arrange`; `unpair` takes the healed picture off. */
export function changePieces(body: Portfolio, change: PieceChange): Portfolio | undefined {
	const { retired, ...rest } = body;
	if (change.act !== "unpair") {
		const arranged = arrange(body, change);
		return arranged && { ...rest, ...arranged };
	}
	const piece = body.pieces.find(({ id }) => String(id) === change.id);
	if (!piece?.healed) return undefined;
	const { healed, ...fresh } = piece;
	return { ...body, pieces: body.pieces.map((one) => (one === piece ? fresh : one)) };
}

/**
 * At the top, so that new ones are seen first.
 * @param known ids of the pieces that visitors see; new ones that lead the list stay before this one
 */
export function addPiece(body: Portfolio, piece: Artwork, known?: Set<number>): Portfolio {
	const at = body.pieces.findIndex(({ id }) => !known || known.has(id));
	const place = at === -1 ? body.pieces.length : at;
	return { ...body, pieces: body.pieces.toSpliced(place, 0, piece) };
}

interface NewPicture extends Pick<Artwork, "image" | "rotation"> {
	/** The picture that the artist saw. */
	was: string;
	/** Empty keeps the former words. */
	alt: string;
}

/**
 * Place, address and title stay.
 * @returns undefined if the piece has gone or shows another picture by now; `body` if it is sent again, because its answer
 * was lost
 */
export function replacePicture(
	body: Portfolio,
	id: number,
	{ was, image, alt, rotation }: NewPicture,
): Portfolio | undefined {
	const piece = body.pieces.find((one) => one.id === id);
	if (piece?.image !== was) {
		const isDone = piece?.image === image && piece.rotation === rotation;
		return isDone && (!alt || piece.alt === alt) ? body : undefined;
	}
	const { landscape: _, rotation: __, healed, ...rest } = piece;
	const changed = {
		...rest,
		image,
		alt: alt || piece.alt,
		...(rotation && { rotation }),
		// One picture is no pair.
		...(healed && healed.image !== image && { healed }),
	};
	return { ...body, pieces: body.pieces.map((one) => (one === piece ? changed : one)) };
}

interface NewHealed {
	/** The healed picture that the artist saw; empty for none. */
	was: string;
	healed: HealedPicture;
}

/**
 * @returns undefined if the piece has gone, shows another healed picture by now, or has this one as its own; `body` if it is
 * sent again, because its answer was lost
 */
export function pairPicture(
	body: Portfolio,
	id: number,
	{ was, healed }: NewHealed,
): Portfolio | undefined {
	const piece = body.pieces.find((one) => one.id === id);
	const before = piece?.healed;
	const fields = ["image", "alt", "months", "rotation"] as const;
	if (before && fields.every((field) => before[field] === healed[field])) return body;
	if (!piece || (before?.image ?? "") !== was || piece.image === healed.image) return undefined;
	return { ...body, pieces: body.pieces.map((one) => (one === piece ? { ...one, healed } : one)) };
}
