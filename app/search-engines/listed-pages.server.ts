import { href } from "react-router";
import { writeCategorySlug } from "../blog/categories.ts";
import { findUpdated, nameImage } from "../blog/read-articles.server.ts";
import { listSleeves } from "../portfolio/sleeves/list-sleeves.server.ts";
import type { RequestContent } from "../publishing/content.server.ts";
import { articleCategories } from "../publishing/schemas/article-categories.ts";
import type { Article } from "../publishing/schemas/blog.ts";
import type { Search } from "../publishing/schemas/search.ts";
import { listPortfolios } from "./listed-portfolios.server.ts";

export interface ListedPage {
	path: string;
	title: string;
	summary: string;
	pictures: string[];
	changed?: string;
	/** Its heading in llms.txt. */
	group: "Pages" | "Articles" | "Optional";
}

/** Excludes aliases, redirects, errors, hidden articles and empty categories. */
export async function listPages(content: RequestContent): Promise<ListedPage[]> {
	const { articles, search } = await content.readBodies("articles", "search");
	const visible = articles.articles.filter(({ hidden }) => !hidden);
	return [
		...(await listMainPages(content, visible)),
		...(await listSleevePages(content)),
		...listArticles(visible),
		...listCategories(visible),
		...listSmallPrint(search),
	];
}

async function listMainPages(content: RequestContent, visible: Article[]): Promise<ListedPage[]> {
	const bodies = await content.readBodies(
		...(["home", "about", "contact", "policy", "aftercare-guides", "search"] as const),
	);
	const { home, about, contact, policy, "aftercare-guides": guides, search } = bodies;
	const group = "Pages";
	return [
		{
			path: href("/"),
			title: "Home",
			summary: search.home.summary,
			pictures: [home.plate.image, ...home.man.photos.map(({ image }) => image)],
			group,
		},
		...(await listPortfolios(content)),
		{
			path: href("/blog"),
			title: "Blog",
			summary: search.blog.summary,
			pictures: [],
			changed: newest(visible),
			group,
		},
		{
			path: href("/aftercare"),
			title: "Aftercare",
			summary: search.aftercare.summary,
			pictures: guides.map(({ image }) => image),
			group,
		},
		{
			path: href("/about"),
			title: "About",
			summary: search.about.summary,
			pictures: [
				about.table.image,
				...about.workplace.map(({ image }) => image),
				about.study,
				about.healed,
			],
			group,
		},
		{
			path: href("/contact"),
			title: "Contact",
			summary: search.contact.summary,
			pictures: contact.pieces,
			group,
		},
		{
			path: href("/drawing-and-deposit-policy"),
			title: "Drawing and Deposit Policy",
			summary: search.policy.summary,
			pictures: [policy.plate.image],
			group,
		},
		{
			path: href("/consultation"),
			title: "Book a Consultation",
			summary: search.consultation.summary,
			pictures: [],
			group,
		},
	];
}

async function listSleevePages(content: RequestContent): Promise<ListedPage[]> {
	const { search } = await content.readBodies("search");
	const sleeves = await listSleeves(content);
	const group = "Pages" as const;
	return [
		{
			path: href("/sleeves-largescale"),
			title: "Sleeves & Large Scale",
			summary: search.sleeves.summary,
			pictures: sleeves.flatMap(({ pieces }) => pieces.slice(0, 3).map(({ image }) => image)),
			group,
		},
		...sleeves.map(({ list, path, title, summary, pieces }) => ({
			path,
			title,
			summary: list === "bats-and-pumpkin" ? search[list].summary : summary,
			pictures: pieces.map(({ image }) => image),
			group,
		})),
	];
}

function listArticles(visible: Article[]): ListedPage[] {
	return visible.map((article) => ({
		path: article.url,
		title: article.title,
		summary: article.excerpt,
		pictures: [nameImage(article)],
		changed: readChange(article),
		group: "Articles",
	}));
}

function listCategories(visible: Article[]): ListedPage[] {
	return articleCategories.flatMap((category) => {
		const within = visible.filter((article) => article.category === category);
		if (within.length === 0) return [];
		return {
			path: href("/blog/:category", { category: writeCategorySlug(category) }),
			title: `Articles: ${category}`,
			summary: `All articles in ${category}.`,
			pictures: [],
			changed: newest(within),
			group: "Optional",
		};
	});
}

function listSmallPrint(search: Search): ListedPage[] {
	return [
		{
			path: href("/credits"),
			title: "Credits",
			summary: search.credits.summary,
			pictures: [],
			group: "Optional",
		},
	];
}

type Dated = Pick<Article, "published" | "updated">;

function newest(list: Dated[]): string | undefined {
	return list.map(readChange).toSorted().at(-1);
}

function readChange(article: Dated): string {
	return findUpdated(article) ?? article.published;
}
