import { findStart } from "../../../blog/articles-in-time.server.ts";
import { findCategory, findRenamedCategory, writeCategorySlug } from "../../../blog/categories.ts";
import { nameImage } from "../../../blog/read-articles.server.ts";
import { findToday, type StudioClock } from "../../../publishing/studio-time.server.ts";
import { readText } from "../../../ui/clean-text.ts";
import { longestSlug, makeSlug } from "../../../ui/make-slug.ts";
import type { Articles, DraftedArticle } from "../change-articles.server.ts";
import { dropUnusedAddresses } from "./photo-marks.ts";

interface Place {
	id: number;
	/** undefined for a new article. */
	before: DraftedArticle | undefined;
	published: Articles;
	current: Articles;
	studio: StudioClock;
}

/** As typed, fit or not. What the form does not ask for stays. */
export function readArticle(form: URLSearchParams, place: Place): DraftedArticle {
	const { id, before, studio } = place;
	const read = (name: string) => readText(form, name);
	const category = read("category") as DraftedArticle["category"];
	const slug = makeSlug(read("slug") || read("title"), longestSlug);
	const name = before?.name || findFreeName(slug, place);
	const { formerUrls } = before ?? {};
	const { draft, hidden, published, time } = readState(form, studio);
	const [updated, image, alt] = [read("updated"), read("image"), read("alt")];
	return {
		id,
		name,
		title: read("title"),
		excerpt: read("excerpt"),
		category,
		published,
		...(time !== undefined && { time }),
		...(updated && { updated }),
		url: addressArticle(before?.url, category, slug),
		...(formerUrls && { formerUrls }),
		slug: before?.slug || name,
		...(form.has("featured") && { featured: true }),
		...(draft && { draft }),
		...(hidden && { hidden }),
		...(image && image !== nameImage({ name }) && { image }),
		...(alt && { alt }),
		text: readWritten(form, before?.text),
	};
}

type State = Pick<DraftedArticle, "draft" | "hidden" | "published" | "time">;

/** A future date schedules what is published. Drafts and hidden articles keep the time that was typed. */
function readState(form: URLSearchParams, studio: StudioClock): State {
	const today = findToday(studio.timeZone);
	const published = readText(form, "published") || today;
	const time = readText(form, "time").slice(0, 5);
	const timed = { published, ...(time && { time }) };
	const state = readText(form, "state");
	if (state === "draft") return { ...timed, draft: true };
	if (state === "scheduled") return { published, time };
	if (state === "hidden") return { ...timed, hidden: true };
	if (published > today) return { published, time: "00:00" };
	const isPast = findStart(timed, studio.timeZone) <= Date.now();
	return isPast ? timed : { published };
}

/** The second part of an address names the category. Older addresses keep their former word for it. */
function addressArticle(before: string | undefined, category: string, slug: string): string {
	const section = before?.split("/")[2] ?? "";
	const named = findCategory(section) ?? findRenamedCategory(section);
	return `/blog/${named === category ? section : writeCategorySlug(category)}/${slug}`;
}

/** The name also identifies the article's own picture. */
function findFreeName(slug: string, { id, published, current }: Place): string {
	const others = [...current.articles, ...published.articles].filter((one) => one.id !== id);
	const isTaken = (name: string) => others.some((one) => one.name === name);
	if (slug === "" || !isTaken(slug)) return slug;
	const start = makeSlug(slug, 70);
	let number = 2;
	while (isTaken(`${start}-${number}`)) number += 1;
	return `${start}-${number}`;
}

/** @param before kept as it is, with its last line break, if the form brings it back */
export function readWritten(form: URLSearchParams, before = ""): string {
	const text = readText(form, "text");
	return text === before.trim() ? before : dropUnusedAddresses(text);
}
