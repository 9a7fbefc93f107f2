import { describe, expect, it } from "vitest";
import type { BlogPage } from "../../blog/front/blog-view.tsx";
import type { HiddenArticle, ListedArticle } from "../../blog/list-articles.server.ts";
import type { PictureData } from "../../images/picture.tsx";
import type { Article } from "../../publishing/schemas/blog.ts";
import { showHiddenInCategory, showHiddenOnBlog } from "./with-hidden.ts";

const picture: PictureData = {
	path: "",
	hash: "",
	width: 1,
	height: 1,
	avif: [],
	webp: [],
	turn: 0,
	placeholder: "",
};

function write(published: string, category: Article["category"] = "Industry"): ListedArticle {
	const [name, url, title] = [published, `/blog/a/${published}`, `Of ${published}`];
	const told = { excerpt: "", date: "", day: "", readTime: "", picture, pictureAlt: "" };
	return { id: 1, name, title, category, published, url, ...told };
}

const hide = (article: ListedArticle, more?: Pick<Article, "featured">): HiddenArticle => ({
	...article,
	...more,
	hidden: true,
});

const daysOf = (list: ListedArticle[]) => list.map(({ published }) => published);

describe("the index with hidden posts", () => {
	const categories = [{ name: "Industry", slug: "industry", count: 7 }];
	const counted = [{ name: "Industry", slug: "industry", count: 9 }];
	const page: BlogPage = {
		balm: { title: "", text: "", shop: "" },
		categories,
		tagline: "",
		featured: [write("2025-09")],
		recent: ["2025-08", "2025-07", "2025-06", "2025-05", "2025-04", "2025-03"].map((day) =>
			write(day),
		),
		index: { articles: [write("2025-02")], page: 1, pages: 1, next: undefined },
	};
	const show = (...hidden: HiddenArticle[]) =>
		showHiddenOnBlog(page, { articles: hidden, categories: counted });

	it("sorts it by date, still shows six recent posts, and the others under Earlier Articles", () => {
		const { recent, index } = show(hide(write("2025-05-15")), hide(write("2025-01")));
		expect(daysOf(recent)).toEqual([
			...["2025-08", "2025-07", "2025-06", "2025-05-15", "2025-05", "2025-04"],
		]);
		expect(recent.filter(({ hidden }) => hidden)).toHaveLength(1);
		expect(index.articles.map(({ published }) => published)).toEqual([
			...["2025-03", "2025-02", "2025-01"],
		]);
	});

	it("shows a featured one among the featured", () => {
		const shown = show(hide(write("2025-10"), { featured: true }));
		expect(daysOf(shown.featured)).toEqual(["2025-10", "2025-09"]);
		expect(shown.recent).toEqual(page.recent);
		expect(shown.index.articles).toEqual(page.index.articles);
	});

	it("counts it", () => {
		expect(show().categories).toBe(counted);
	});

	it("shows it once, on the page of its time", () => {
		const days = ["2025-12", "2025-01-15", "2024-12-15"].map((day) => hide(write(day)));
		const featured = hide(write("2024-11"), { featured: true });
		const hidden = { articles: [...days, featured], categories: counted };
		const first = { articles: [write("2025-02")], page: 1, pages: 2, next: "2025-01" };
		const second = {
			articles: [write("2025-01"), write("2024-12")],
			page: 2,
			pages: 2,
			next: undefined,
		};
		const shown = [
			{ ...page, index: first },
			{ ...page, featured: [], recent: [], index: second },
		].map((one) => showHiddenOnBlog(one, hidden));
		expect(
			shown.map(({ featured, recent, index }) =>
				[featured, recent, index.articles].map((list) => list.map(({ published }) => published)),
			),
		).toEqual([
			[
				["2025-09", "2024-11"],
				["2025-12", "2025-08", "2025-07", "2025-06", "2025-05", "2025-04"],
				["2025-03", "2025-02", "2025-01-15"],
			],
			[[], [], ["2025-01", "2024-12-15", "2024-12"]],
		]);
	});
});

describe("a category with hidden posts", () => {
	const show = (page: Partial<Parameters<typeof showHiddenInCategory>[0]>, hidden: HiddenArticle) =>
		showHiddenInCategory(
			{ category: "Industry", articles: [], newest: [], ...page },
			{ articles: [hidden], categories: [] },
		);

	it("sorts its own by date", () => {
		const articles = [write("2025-08"), write("2025-06")];
		expect(daysOf(show({ articles }, hide(write("2025-07"))).articles)).toEqual([
			...["2025-08", "2025-07", "2025-06"],
		]);
		expect(show({ articles }, hide(write("2025-07", "History"))).articles).toEqual(articles);
	});

	it("is no longer empty when it has one, else shows the two newest of all", () => {
		const newest = [write("2025-08", "History"), write("2025-06", "History")];
		const filled = show({ newest }, hide(write("2025-01")));
		expect([daysOf(filled.articles), filled.newest]).toEqual([["2025-01"], []]);
		const empty = show({ newest }, hide(write("2025-07", "History")));
		expect([empty.articles, daysOf(empty.newest)]).toEqual([[], ["2025-08", "2025-07"]]);
	});
});
