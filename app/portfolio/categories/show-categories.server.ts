import { portfolioCategories } from "../../../content/portfolio-categories.ts";
import type { PictureData } from "../../images/picture.tsx";
import { getPicture } from "../../images/pictures.server.ts";
import type { PortfolioCategory } from "../../publishing/schemas/portfolio.ts";

export interface ShownCategory extends Pick<PortfolioCategory, "id" | "title" | "alt" | "href"> {
	description: string;
	picture: PictureData;
}

/** One whose document can be told from what is shown, for a browser that edits it. */
export interface ShownPortfolio extends ShownCategory, Pick<PortfolioCategory, "category"> {}

/** The portfolios as cards, in the artist's order. */
export async function showCategories(): Promise<ShownPortfolio[]> {
	return portfolioCategories.map(({ id, title, category, alt, href, description, image }) => ({
		id,
		title,
		category,
		alt,
		href,
		description,
		picture: getPicture(image),
	}));
}
