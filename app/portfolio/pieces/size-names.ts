import type { Artwork } from "../../publishing/schemas/portfolio.ts";

export const sizeNames: Record<NonNullable<Artwork["size"]>, string> = {
	small: "Small",
	medium: "Medium",
	large: "Large",
};
