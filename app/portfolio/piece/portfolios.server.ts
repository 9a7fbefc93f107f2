import { type Artwork, turnOf } from "../../../content/artwork.ts";
import { batsAndPumpkin } from "../../../content/bats-and-pumpkin.ts";
import { birdAndFloral } from "../../../content/bird-and-floral.ts";
import type { AskedPiece } from "../../consultation/asked-piece.ts";
import { getPicture } from "../../images/pictures.server.ts";
import type { Site } from "../../site.server.ts";
import { nameArtwork } from "../artwork-address.ts";
import { listArtworks, listNames } from "../list-artworks.server.ts";

/** What all lists of pieces have in common; sleeves have no categories. */
export type Piece = Omit<Artwork, "category"> & { category?: string };

/** A list of pieces, each of which has a page under the list's own. */
export interface Portfolio {
	/** As its pieces are named by it, such as `tattoos/12`. */
	name: string;
	title: string;
	path: string;
	/** What its pieces are, in one word or two. */
	kind: string;
	/** Its path shows it page by page. */
	paged?: true;
	/** Its pieces say little without its title. */
	project?: true;
	/** Its pieces can still be had, and each is had once. */
	available?: true;
}

const portfolios: Portfolio[] = [
	{ name: "tattoos", title: "Tattoos", path: "/artwork/tattoos", kind: "Tattoo", paged: true },
	{
		name: "drawings",
		title: "Drawings/Sketches",
		path: "/artwork/drawings",
		kind: "Drawing",
		paged: true,
		available: true,
	},
	{
		name: "digital",
		title: "Digital Art",
		path: "/artwork/digital",
		kind: "Digital art",
		paged: true,
	},
	{
		name: "bird-and-floral",
		title: birdAndFloral.pageTitle,
		path: "/bird-and-floral",
		kind: "Tattoo sleeve",
		project: true,
	},
	{
		name: "bats-and-pumpkin",
		title: batsAndPumpkin.title,
		path: "/bats-and-pumpkin",
		kind: "Tattoo sleeve",
		project: true,
	},
];

/** @param name of a list, such as `drawings` */
export function isAvailable(name: string): boolean {
	return portfolios.some((portfolio) => portfolio.name === name && portfolio.available);
}

/** One piece among those of its list. */
export interface Found {
	portfolio: Portfolio;
	pieces: Piece[];
	/** Its place, from 0. */
	at: number;
	piece: Piece;
}

type Pieces = Pick<Site, "portfolios">;

/** @param name list and id, such as `tattoos/12` */
export function findByName(site: Pieces, name: string): Promise<Found | null> {
	const [, list, id] = /^([a-z-]+)\/([1-9]\d{0,8})$/.exec(name) ?? [];
	return find(site, (portfolio) => portfolio.name === list, Number(id));
}

/** @returns the piece that a page's path names by list and id, whatever else it says */
export function findByPath(site: Pieces, path: string): Promise<Found | null> {
	const [, list, id] = /^(.+)\/([1-9]\d{0,8})(?:-[^/]*)?$/.exec(path) ?? [];
	return find(site, (portfolio) => portfolio.path === list, Number(id));
}

async function find(
	site: Pieces,
	isMeant: (portfolio: Portfolio) => boolean,
	id: number,
): Promise<Found | null> {
	const portfolio = portfolios.find(isMeant);
	const pieces = portfolio ? await listPieces(site, portfolio.name) : [];
	const at = pieces.findIndex((piece) => piece.id === id);
	const piece = pieces[at];
	return portfolio && piece ? { portfolio, pieces, at, piece } : null;
}

/** @returns the page of every piece, with the picture it shows */
export async function listPiecePages(site: Pieces): Promise<{ path: string; image: string }[]> {
	const lists = await Promise.all(
		portfolios.map(async (portfolio) =>
			(await listPieces(site, portfolio.name)).map((piece) => ({
				path: addressPiece(portfolio, piece),
				image: piece.image,
			})),
		),
	);
	return lists.flat();
}

async function listPieces(site: Pieces, name: string): Promise<Piece[]> {
	if (name === "bird-and-floral") return birdAndFloral.images;
	if (name === "bats-and-pumpkin") return batsAndPumpkin.photos;
	const list = listNames.find((each) => each === name);
	return list ? listArtworks(site, list) : [];
}

/** Where a piece has its page. */
export function addressPiece({ path }: Portfolio, piece: Piece): string {
	return `${path}/${nameArtwork(piece)}`;
}

/** @returns what the consultation form shows of a piece that a request is about */
export function toAsked({ name }: Portfolio, piece: Piece): AskedPiece {
	const { id, title, alt, image } = piece;
	return { piece: `${name}/${id}`, title, alt, picture: getPicture(image, turnOf(piece)) };
}
