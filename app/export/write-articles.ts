import type { Article } from "../publishing/schemas/blog.ts";

/** Markdown with front matter, as most site generators read it. Pictures are linked where the export has them. */
export function writeArticle(article: Article, pictures: Map<string, string>): string {
	const { text, name, published, time, image = `articles/${name}`, ...rest } = article;
	const path = pictures.get(image);
	const matter = {
		title: rest.title,
		date: time ? `${published}T${time}` : published,
		updated: rest.updated,
		category: rest.category,
		url: rest.url,
		aliases: rest.formerUrls,
		description: rest.excerpt,
		image: path && linkTo(path),
		alt: rest.alt,
		featured: rest.featured,
		draft: rest.draft,
		hidden: rest.hidden,
	};
	// JSON is YAML.
	const lines = Object.entries(matter).flatMap(([key, value]) =>
		value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
	);
	return ["---", ...lines, "---", "", linkPictures(text, pictures), ""].join("\n");
}

/** In the text, or in a line of its own that a mark in the text leads to. */
const addresses = /(\]\(<?|^ {0,3}\[[^\]]+\]:\s*<?)([\w-]+(?:\/[\w-]+)+)/gm;

function linkPictures(text: string, pictures: Map<string, string>): string {
	return text.replace(addresses, (whole, before: string, name: string) => {
		const path = pictures.get(name);
		return path ? before + linkTo(path) : whole;
	});
}

/** A bracket would end a link in Markdown, and a # the path. */
function linkTo(path: string): string {
	return `../${encodeURI(path).replace(/[#()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}
