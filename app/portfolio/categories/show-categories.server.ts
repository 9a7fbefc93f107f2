import type { PictureData } from "../../images/picture.tsx";
import { findPicture } from "../../images/pictures.server.ts";
import type { Documents } from "../../publishing/documents.ts";
import type { PortfolioCategory } from "../../publishing/schemas/portfolio.ts";

export interface ShownCategory extends Pick<PortfolioCategory, "id" | "title" | "alt" | "href"> {
	description: string;
	picture: PictureData;
}

/** `category` identifies the stored document for developer mode. */
export interface ShownPortfolio extends ShownCategory, Pick<PortfolioCategory, "category"> {}

export function showCategories({
	pictures,
	"portfolio-categories": categories,
}: Pick<Documents, "pictures" | "portfolio-categories">): ShownPortfolio[] {
	return categories.map(({ id, title, category, alt, href, description, image }) => ({
		id,
		title,
		category,
		alt,
		href,
		description,
		picture: findPicture(pictures, image),
	}));
}
