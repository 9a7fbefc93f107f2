import * as v from "valibot";
import { day, id, line, listOf, paragraph, path, slug } from "./fields.ts";

/** What an article is about; each has a badge in its own ink. */
export const articleCategories = [
	"Process",
	"Aftercare",
	"History",
	"Client Stories",
	"Technique",
	"Industry",
] as const;

const category = v.picklist(articleCategories);

export type ArticleCategory = v.InferOutput<typeof category>;

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
