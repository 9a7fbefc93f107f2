import * as v from "valibot";
import { articleCategories } from "./article-categories.ts";
import { day, id, line, listOf, paragraph, path, slug } from "./fields.ts";

const category = v.picklist(articleCategories);

export const articleSchema = v.object({
	id,
	/** Last part of its address, name of its picture and its share picture. */
	name: slug,
	title: line(100),
	/** One or two sentences for lists and for whoever finds it by searching. */
	excerpt: paragraph(300),
	category,
	/** Day it was published. */
	published: day,
	/** Day its text was last changed in substance. */
	updated: v.optional(day),
	/** Its address. */
	url: path,
	/** Name it once had; `/blog/<slug>` still leads to it. */
	slug,
	featured: v.optional(v.literal(true)),
	/** Unlisted: left out of lists, counts, feeds and search engines, but readable by its link. */
	hidden: v.optional(v.literal(true)),
	/** CommonMark. */
	text: paragraph(100_000),
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
	/** The categories in the artist's order. */
	categoryOrder: v.pipe(
		listOf(category),
		v.check((order) => new Set(order).size === order.length, "A category is there twice."),
	),
});

export const blogSchema = v.object({
	/** For whoever finds the blog by searching, and for whoever reads it by a feed. */
	description: paragraph(200),
	feed: paragraph(200),
	balm: v.object({ title: line(60), text: paragraph(300) }),
	/** At the end of an article, beside the way to ask for a tattoo. */
	prompt: paragraph(160),
});

export type Blog = v.InferOutput<typeof blogSchema>;
