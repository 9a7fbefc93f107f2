import * as v from "valibot";
import {
	alt,
	categoryName,
	featuredName,
	id,
	listById,
	listOf,
	path,
	pictureName,
	pieceName,
	range,
	slug,
	text,
	wholeNumber,
} from "./fields.ts";

export const mostTitle = 64;
export const mostDescription = 160;

export const rotation = v.optional(v.picklist([90, -90]));

/** The picture of a piece that has healed; the piece's own `image` then is the fresh one. */
const healedSchema = v.object({
	image: pictureName,
	/** Without it, the words of the fresh picture stand for both. */
	alt: v.optional(alt),
	/** Between the two pictures. */
	months: v.pipe(wholeNumber, v.minValue(1, "At least 1."), v.maxValue(240, "At most 240.")),
	rotation,
});

/** Ids never change: links and the artist's saved order use them. */
export const artworkSchema = v.object({
	id,
	title: text(mostTitle),
	description: text(mostDescription),
	image: pictureName,
	alt,
	category: categoryName,
	/** Taken with a rotated camera; turned by 90 degrees for display. */
	landscape: v.optional(v.literal(true)),
	/** Degrees clockwise, overrides `landscape`. */
	rotation,
	/** Such as "Black and gray". */
	style: v.optional(text(40)),
	/** On the body. */
	placement: v.optional(text(40)),
	size: v.optional(v.picklist(["small", "medium", "large"])),
	sessions: v.optional(
		v.pipe(wholeNumber, v.minValue(1, "At least 1."), v.maxValue(99, "At most 99.")),
	),
	photographed: v.optional(v.picklist(["healed", "fresh"])),
	healed: v.optional(healedSchema),
	/** Whole units of the studio's currency. */
	price: v.optional(range),
	/** Somebody has this drawing. */
	claimed: v.optional(v.literal(true)),
});

export type HealedPicture = v.InferOutput<typeof healedSchema>;

export type Artwork = v.InferOutput<typeof artworkSchema>;

const filterSchema = v.object({
	id: slug,
	name: text(40),
	/** Further categories that it shows. */
	also: v.optional(listOf(categoryName)),
	href: v.optional(path),
});

export type FilterOption = v.InferOutput<typeof filterSchema>;

const listWords = {
	title: text(60),
	heading: text(60),
	description: text(300),
	filters: listById(filterSchema, 12),
};

const pieces = listById(artworkSchema, 10_000);

export const portfolioSchema = v.object({
	...listWords,
	pieces,
	/** Taken off the site, but not for good. */
	retired: v.optional(pieces),
});

export type PortfolioDocument = v.InferOutput<typeof portfolioSchema>;

const differentPieces = (count: number) =>
	v.pipe(
		listOf(pieceName, count, count),
		v.check((pieces) => new Set(pieces).size === pieces.length, "A piece is named twice."),
	);

/** For a page whose own pieces are yet to come. */
const comingSoon = {
	/** When a visitor should look again. */
	comeBack: text(120),
	/** Pieces of other lists to look at meanwhile. */
	meanwhile: v.object({
		title: text(60),
		pieces: differentPieces(3),
	}),
};

export const paintingsSchema = v.object({
	...listWords,
	/** Until there are some, the page announces them. */
	pieces: v.optional(pieces, []),
	retired: v.optional(pieces),
	comingSoon: v.object({
		image: pictureName,
		/** For portrait phones. */
		narrow: pictureName,
		alt,
		...comingSoon,
	}),
});

export type Paintings = v.InferOutput<typeof paintingsSchema>;

export const portfolioCategorySchema = v.object({
	id,
	title: text(mostTitle),
	category: slug,
	image: pictureName,
	alt,
	description: text(mostDescription),
	href: path,
});

export type PortfolioCategory = v.InferOutput<typeof portfolioCategorySchema>;

export const portfolioCategoriesSchema = listById(portfolioCategorySchema, 100);

export const landingSchema = v.object({
	/** The work that the page opens with, the largest first. */
	pieces: differentPieces(7),
	cards: listOf(
		v.object({
			title: text(mostTitle),
			description: text(mostDescription),
			image: pictureName,
			href: path,
		}),
		4,
		1,
	),
});

export type Landing = v.InferOutput<typeof landingSchema>;

export const featuredSchema = v.object({
	text: text(200),
	...comingSoon,
	/** In their order; until there are some, the page announces them. */
	shown: v.optional(listOf(featuredName, 100)),
});

export type Featured = v.InferOutput<typeof featuredSchema>;
