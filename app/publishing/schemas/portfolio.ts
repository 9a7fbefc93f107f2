import * as v from "valibot";
import { alt, id, line, listById, listOf, paragraph, path, pictureName, slug } from "./fields.ts";

/** The longest title and description of a piece, a category or a sleeve's picture. */
export const mostTitle = 64;
export const mostDescription = 160;

/** One piece of a portfolio. Its id stays with it for good: links and an artist's own order name it. */
export const artworkSchema = v.object({
	id,
	title: line(mostTitle),
	description: line(mostDescription),
	image: pictureName,
	alt,
	category: slug,
	/** The photo was taken with the camera on its side: it is shown turned by 90 degrees. */
	landscape: v.optional(v.literal(true)),
	/** Degrees clockwise the stored picture is turned for display. */
	rotation: v.optional(v.picklist([90, -90])),
});

export type Artwork = v.InferOutput<typeof artworkSchema>;

/** One button of a filter bar. */
export const filterSchema = v.object({
	id: slug,
	name: line(40),
	/** Categories that it shows beside the one it is named after. */
	also: v.optional(listOf(slug)),
	/** Leads to a page of its own instead of choosing among the pieces. */
	href: v.optional(path),
});

export type FilterOption = v.InferOutput<typeof filterSchema>;

const listWords = {
	/** Without the studio's name. */
	title: line(60),
	/** On the page itself, where it is plain what is listed. */
	heading: line(60),
	description: paragraph(300),
	filters: listById(filterSchema, 12),
};

/** A portfolio: the words of its page, its filters and its pieces in the artist's order. */
export const portfolioSchema = v.object({ ...listWords, pieces: listById(artworkSchema, 10_000) });

export type PortfolioDocument = v.InferOutput<typeof portfolioSchema>;

/** The paintings, of which there are none yet: a picture stands in their place. */
export const paintingsSchema = v.object({
	...listWords,
	comingSoon: v.object({
		image: pictureName,
		/** Instead, on a phone held upright. */
		narrow: pictureName,
		alt,
	}),
});

export type Paintings = v.InferOutput<typeof paintingsSchema>;

/** A card that leads to one portfolio. */
export const portfolioCategorySchema = v.object({
	id,
	title: line(mostTitle),
	category: slug,
	image: pictureName,
	alt,
	description: line(mostDescription),
	href: path,
});

export type PortfolioCategory = v.InferOutput<typeof portfolioCategorySchema>;

export const portfolioCategoriesSchema = listById(portfolioCategorySchema, 100);

/** The two cards with which the portfolios open; their pictures are pieces among the tattoos. */
export const landingSchema = listOf(
	v.object({
		title: line(mostTitle),
		description: line(mostDescription),
		image: pictureName,
		href: path,
	}),
	4,
	1,
);

export type Landing = v.InferOutput<typeof landingSchema>;

/** What the page of the featured collections shows: pictures of tattoos that belong together. */
export const featuredSchema = v.object({ text: paragraph(200), pieces: listOf(pictureName, 24) });

export type Featured = v.InferOutput<typeof featuredSchema>;
