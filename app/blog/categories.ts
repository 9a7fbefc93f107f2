import {
	type ArticleCategory,
	articleCategories,
} from "../publishing/schemas/article-categories.ts";

/** Old URL segments that differ from the category's slug. */
const formerNames: Record<string, ArticleCategory> = {
	techniques: "Technique",
	"client-spotlights": "Client Stories",
	"industry-insights": "Industry",
};

export function writeCategorySlug(category: string): string {
	return category.toLowerCase().replace(/\s+/g, "-");
}

export function findCategory(slug: string): ArticleCategory | undefined {
	return articleCategories.find((category) => writeCategorySlug(category) === slug);
}

export function findRenamedCategory(slug: string): ArticleCategory | undefined {
	return Object.hasOwn(formerNames, slug) ? formerNames[slug] : undefined;
}
