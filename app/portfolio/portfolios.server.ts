import type { Artwork } from "../../content/artwork.ts";
import { batsAndPumpkin } from "../../content/bats-and-pumpkin.ts";
import { birdAndFloral } from "../../content/bird-and-floral.ts";
import { digital } from "../../content/digital.ts";
import { drawings } from "../../content/drawings.ts";
import { tattoos } from "../../content/tattoos.ts";

/** What all lists of pieces have in common; only portfolios have categories. */
export type PortfolioPiece = Omit<Artwork, "category"> & { category?: string };

/** A list of pieces, each of which has a page under the list's own. */
export interface Portfolio {
	/** As pieces are named by it, such as `tattoos/12`. */
	name: string;
	title: string;
	path: string;
	/** What its pieces are, in one word or two. */
	kind: string;
	pieces: PortfolioPiece[];
	/** Pieces can still be had, and are had once. */
	available?: true;
}

export function listPortfolios(): Portfolio[] {
	return portfolios;
}

const portfolios: Portfolio[] = [
	{ name: "tattoos", title: "Tattoos", path: "/artwork/tattoos", kind: "Tattoo", pieces: tattoos },
	{
		name: "drawings",
		title: "Drawings",
		path: "/artwork/drawings",
		kind: "Drawing",
		pieces: drawings,
		available: true,
	},
	{
		name: "digital",
		title: "Digital Art",
		path: "/artwork/digital",
		kind: "Digital art",
		pieces: digital,
	},
	{
		name: "bird-and-floral",
		title: birdAndFloral.pageTitle,
		path: "/bird-and-floral",
		kind: "Tattoo sleeve",
		pieces: birdAndFloral.images,
	},
	{
		name: "bats-and-pumpkin",
		title: batsAndPumpkin.title,
		path: "/bats-and-pumpkin",
		kind: "Tattoo sleeve",
		pieces: batsAndPumpkin.photos,
	},
];
