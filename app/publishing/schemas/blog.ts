import * as v from "valibot";
import { articleCategories } from "./article-categories.ts";
import { alt, day, id, listOf, path, pictureName, slug, text, timeOfDay } from "./fields.ts";

const category = v.picklist(articleCategories);

/** CommonMark. */
export const articleText = text(100_000);

const articleSchema = v.object({
	id,
	/** Names its URL, its picture and its share picture. */
	name: slug,
	title: text(100),
	excerpt: text(300),
	category,
	published: day,
	/** Hidden before this time of that day, where the studio is. */
	time: v.optional(timeOfDay),
	/** Last substantial change. */
	updated: v.optional(day),
	url: path,
	/** Addresses that it had before; they redirect. */
	formerUrls: v.optional(listOf(path, 50)),
	/** Former name; `/blog/<slug>` redirects. */
	slug,
	featured: v.optional(v.literal(true)),
	/** Visible only to the artist. */
	draft: v.optional(v.literal(true)),
	/** Missing in lists, counts, feeds and the sitemap, but readable by its URL. */
	hidden: v.optional(v.literal(true)),
	/** A picture of the manifest; without one, `articles/<name>` with the alt text of the page pictures. */
	image: v.optional(pictureName),
	alt: v.optional(alt),
	text: articleText,
});

export type Article = v.InferOutput<typeof articleSchema>;

export const articlesSchema = v.object({
	articles: v.pipe(
		listOf(articleSchema, 1000),
		v.check(
			(articles) => new Set(articles.map(({ name }) => name)).size === articles.length,
			"Two articles have the same name.",
		),
	),
	categoryOrder: v.pipe(
		listOf(category),
		v.check((order) => new Set(order).size === order.length, "A category is listed twice."),
	),
});

export const blogSchema = v.object({
	/** Under the title, where papers print their date. */
	tagline: text(40),
	/** Meta description. */
	description: text(200),
	feed: text(200),
	balm: v.object({ title: text(60), text: text(300) }),
	prompt: text(160),
});

export type Blog = v.InferOutput<typeof blogSchema>;
