import { href } from "react-router";
import { writeCategorySlug } from "../blog/categories.ts";
import { findUpdated, nameImage } from "../blog/read-articles.server.ts";
import { listSleeves } from "../portfolio/sleeves/list-sleeves.server.ts";
import type { RequestContent } from "../publishing/content.server.ts";
import { articleCategories } from "../publishing/schemas/article-categories.ts";
import type { Article } from "../publishing/schemas/blog.ts";
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
		{ ...listPage(href("/credits"), "Credits", search.credits), group: "Optional" },
	];
}

async function listMainPages(content: RequestContent, visible: Article[]): Promise<ListedPage[]> {
	const bodies = await content.readBodies(
		...(["home", "about", "contact", "policy", "aftercare-guides", "search"] as const),
	);
	const { home, about, contact, policy, "aftercare-guides": guides, search } = bodies;
	return [
		listPage(href("/"), "Home", search.home, [
			home.plate.image,
			...home.man.photos.map(({ image }) => image),
		]),
		...(await listPortfolios(content)),
		{ ...listPage(href("/blog"), "Blog", search.blog), changed: newest(visible) },
		listPage(
			href("/aftercare"),
			"Aftercare",
			search.aftercare,
			guides.map(({ image }) => image),
		),
		listPage(href("/about"), "About", search.about, [
			about.table.image,
			...about.workplace.map(({ image }) => image),
			about.study,
			about.healed,
		]),
		listPage(href("/contact"), "Contact", search.contact, contact.pieces),
		listPage(href("/drawing-and-deposit-policy"), "Drawing and Deposit Policy", search.policy, [
			policy.plate.image,
		]),
		listPage(href("/consultation"), "Book a Consultation", search.consultation),
	];
}

export function listPage(
	path: string,
	title: string,
	{ summary }: { summary: string },
	pictures: string[] = [],
): ListedPage {
	return { path, title, summary, pictures, group: "Pages" };
}

async function listSleevePages(content: RequestContent): Promise<ListedPage[]> {
	const { search } = await content.readBodies("search");
	const sleeves = await listSleeves(content);
	return [
		listPage(
			href("/sleeves-largescale"),
			"Sleeves & Large Scale",
			search.sleeves,
			sleeves.flatMap(({ pieces }) => pieces.slice(0, 3).map(({ image }) => image)),
		),
		...sleeves.map(({ list, path, title, summary, pieces }) =>
			listPage(
				path,
				title,
				list === "bats-and-pumpkin" ? search[list] : { summary },
				pieces.map(({ image }) => image),
			),
		),
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

type Dated = Pick<Article, "published" | "updated">;

function newest(list: Dated[]): string | undefined {
	return list.map(readChange).toSorted().at(-1);
}

function readChange(article: Dated): string {
	return findUpdated(article) ?? article.published;
}
