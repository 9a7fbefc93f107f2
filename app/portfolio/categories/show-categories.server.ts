import type { PortfolioCategory } from "../../../content/artwork.ts";
import { portfolioCategories } from "../../../content/portfolio-categories.ts";
import type { PictureData } from "../../images/picture.tsx";
import { getPicture } from "../../images/pictures.server.ts";

export interface ShownCategory extends Pick<PortfolioCategory, "id" | "title" | "alt" | "href"> {
	description: string;
	picture: PictureData;
}

/** The portfolios as cards, in the artist's order. */
export async function showCategories(): Promise<ShownCategory[]> {
	return portfolioCategories.map(({ id, title, alt, href, description, image }) => ({
		id,
		title,
		alt,
		href,
		description,
		picture: getPicture(image),
	}));
}
