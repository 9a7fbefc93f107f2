/** What an article may be about; each has a page, even while it has no articles, and a badge in its own ink. */
export const articleCategories = [
	"Process",
	"Aftercare",
	"History",
	"Client Stories",
	"Technique",
	"Industry",
] as const;

export type ArticleCategory = (typeof articleCategories)[number];
