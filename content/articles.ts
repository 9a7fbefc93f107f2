import type { ArticleCategory } from "../app/publishing/schemas/article-categories.ts";
import type { Article as Written } from "../app/publishing/schemas/blog.ts";

/** An entry; its text is `content/articles/<name>.md`. */
export type Article = Omit<Written, "text">;

/** Newest first. */
export const articles: Article[] = [
	{
		id: 1,
		name: "tattoo-aftercare-guide",
		title: "Tattoo Aftercare Guide",
		excerpt:
			"A tattoo is finished twice: once on my table, and once as it heals. How to look after it, from the first wash to the first summer.",
		category: "Aftercare",
		published: "2025-09-16",
		url: "/blog/aftercare/tattoo-aftercare-guide",
		slug: "aftercare-importance",
		featured: true,
	},
	{
		id: 2,
		name: "tattoo-conventions-guide",
		title: "A Guide to Tattoo Conventions",
		excerpt:
			"How to find an artist in a hall of two hundred booths, what to bring, and when a walk-up tattoo is a good idea.",
		category: "Industry",
		published: "2025-08-19",
		url: "/blog/industry-insights/tattoo-conventions-guide",
		slug: "tattoo-conventions-and-industry-trends",
	},
	{
		id: 3,
		name: "tattoo-shop-owners-guide",
		title: "A Guide for Tattoo Shop Owners",
		excerpt:
			"Licenses, bloodborne pathogens, deposits and the hours nobody pays for: what running a small studio asks of you.",
		category: "Industry",
		published: "2025-07-22",
		url: "/blog/industry-insights/tattoo-shop-owners-guide",
		slug: "tattoo-shop-owners-guide",
		hidden: true,
	},
	{
		id: 4,
		name: "timeless-art-of-tattooing",
		title: "The Timeless Art of Tattooing",
		excerpt:
			"From the marks on a man who died in the Alps five thousand years ago to the machine on my table.",
		category: "History",
		published: "2025-06-24",
		url: "/blog/history/timeless-art-of-tattooing",
		slug: "timeless-art-history-of-tattooing",
	},
	{
		id: 5,
		name: "tattoos-in-modern-age",
		title: "Tattoos in the Modern Age",
		excerpt:
			"Wireless machines, new ink laws, drawing tablets, lasers: what has really changed for the person in the chair.",
		category: "Industry",
		published: "2025-05-27",
		url: "/blog/industry-insights/tattoos-in-modern-age",
		slug: "modern-age-future-of-tattooing",
	},
	{
		id: 6,
		name: "art-of-tattoo-design",
		title: "The Art of Tattoo Design",
		excerpt:
			"Why a good drawing can be a bad tattoo, and how an idea becomes lines that still read in twenty years.",
		category: "Technique",
		published: "2025-03-18",
		url: "/blog/techniques/art-of-tattoo-design",
		slug: "art-of-tattoo-design",
	},
	{
		id: 7,
		name: "color-theory-in-tattooing",
		title: "Color Theory in Tattooing",
		excerpt:
			"Skin is not white paper. How pigment, undertone and sun decide what a color looks like once it has healed.",
		category: "Technique",
		published: "2025-02-11",
		url: "/blog/techniques/color-theory-in-tattooing",
		slug: "color-theory-in-tattooing",
	},
	{
		id: 8,
		name: "dragon-sleeve-transformation",
		title: "Dragon Sleeve Transformation",
		excerpt:
			"How a dragon gets from a sketch to a full sleeve: the order of the work, the sessions, and the waiting in between.",
		category: "Client Stories",
		published: "2025-01-14",
		url: "/blog/client-spotlights/dragon-sleeve-transformation",
		slug: "dragon-sleeve-transformation",
	},
	{
		id: 9,
		name: "traditional-vs-modern-techniques",
		title: "Traditional vs. Modern Techniques",
		excerpt:
			"Hand poke, coil, rotary, cartridge. What each does to the line, the skin and the time you spend lying still.",
		category: "History",
		published: "2024-12-03",
		url: "/blog/history/traditional-vs-modern-techniques",
		slug: "traditional-vs-modern-techniques",
	},
];

export const categoryOrder: ArticleCategory[] = [
	"Aftercare",
	"Industry",
	"History",
	"Process",
	"Client Stories",
	"Technique",
];
