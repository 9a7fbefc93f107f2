/** One piece of a portfolio. */
export interface Artwork<Category extends string = string> {
	/** Stays with the piece for good: links and an artist's own order name it. */
	id: number;
	/** At most 64 characters. */
	title: string;
	/** At most 160 characters. */
	description: string;
	/** Name of its picture in `content/pictures/`. */
	image: string;
	/** What is seen, for those who do not see it. */
	alt: string;
	category: Category;
	/** The photo was taken with the camera on its side: it is shown turned by 90 degrees. */
	landscape?: true;
	/** Degrees clockwise the stored picture is turned for display. */
	rotation?: 90 | -90;
}

/** One button of a filter bar. */
export interface FilterOption<Id extends string = string> {
	id: Id;
	name: string;
	/** Categories that it shows beside the one it is named after. */
	also?: string[];
	/** Leads to a page of its own instead of choosing among the pieces. */
	href?: string;
}

/** A card that leads to one portfolio. */
export interface PortfolioCategory {
	id: number;
	title: string;
	category: string;
	image: string;
	alt: string;
	description: string;
	href: string;
}

/** Degrees clockwise a piece is turned for display: its own rotation, else 90 for a landscape one. */
export function turnOf({ rotation, landscape }: Pick<Artwork, "rotation" | "landscape">): Turn {
	return rotation ?? (landscape ? 90 : 0);
}

export type Turn = 0 | 90 | -90;
