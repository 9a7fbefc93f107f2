/** Each has a page, even without articles, and a badge color. */
export const articleCategories = [
	"Process",
	"Aftercare",
	"History",
	"Client Stories",
	"Technique",
	"Industry",
] as const;

export type ArticleCategory = (typeof articleCategories)[number];
