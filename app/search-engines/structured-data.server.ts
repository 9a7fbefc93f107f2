import { href } from "react-router";
import type {
	BlogPosting,
	BreadcrumbList,
	FAQPage,
	ImageObject,
	ItemList,
	VisualArtwork,
} from "schema-dts";
import type { PictureData } from "../images/picture.tsx";
import type { Article } from "../publishing/schemas/blog.ts";
import type { QuickAnswer } from "../publishing/schemas/policy.ts";
import type { Studio } from "../publishing/schemas/studio.ts";
import type { StructuredData } from "../ui/page/describe-page.ts";
import { addressLargest } from "./largest-file.server.ts";
import { absolute, inContext, nameArtist, nameParlor } from "./studio-data.server.ts";

/* Schema.org data (decision 0024). `origin` may be any absolute URL of the site. */

export function describeArticle(
	studio: Studio,
	article: Pick<
		Article,
		"name" | "title" | "excerpt" | "category" | "published" | "updated" | "url"
	> & { picture: PictureData; pictureAlt: string },
	origin: string,
): StructuredData {
	const { title, excerpt, category, published, updated = published, url } = article;
	return inContext<BlogPosting>({
		"@type": "BlogPosting",
		headline: title,
		description: excerpt,
		articleSection: category,
		datePublished: published,
		dateModified: updated,
		inLanguage: studio.locale,
		...describeImage(studio, addressLargest(article.picture), article.pictureAlt, origin),
		url: absolute(url, origin),
		mainEntityOfPage: absolute(url, origin),
		author: nameArtist(studio, origin),
		publisher: nameParlor(studio, origin),
	});
}

interface Work {
	piece: string;
	title: string;
	description: string;
	alt: string;
	artform: string;
	style?: string | undefined;
	address: string;
	picture: PictureData;
	healed?: { picture: PictureData; alt: string } | undefined;
}

export function describeWork(studio: Studio, work: Work, origin: string): StructuredData {
	const { piece, healed } = work;
	const images = [
		...describeUpright(studio, piece, work, origin),
		...(healed ? describeUpright(studio, `${piece}-healed`, healed, origin) : []),
	];
	return inContext<VisualArtwork>({
		"@type": "VisualArtwork",
		name: work.title,
		description: work.description,
		artform: work.artform,
		...(work.style && { genre: work.style }),
		...(images.length > 0 && { image: images.length === 1 ? images[0] : images }),
		url: absolute(work.address, origin),
		mainEntityOfPage: absolute(work.address, origin),
		creator: nameArtist(studio, origin),
	});
}

/** The files of a turned picture are not upright; its SVG is. */
function describeUpright(
	studio: Studio,
	name: string,
	{ picture, alt }: Pick<Work, "picture" | "alt">,
	origin: string,
): Exclude<ImageObject, string>[] {
	const file = picture.turn
		? href("/pictures/upright/*", { "*": `${name}.svg` })
		: addressLargest(picture);
	const { image } = describeImage(studio, file, alt, origin);
	return image ? [image] : [];
}

/** States the license of the credits page. */
function describeImage(
	studio: Studio,
	file: string | null,
	caption: string,
	origin: string,
): { image?: Exclude<ImageObject, string> } {
	if (!file) return {};
	const image: Exclude<ImageObject, string> = {
		"@type": "ImageObject",
		contentUrl: absolute(file, origin),
		caption,
		creator: nameArtist(studio, origin),
		creditText: studio.name,
		copyrightNotice: `© ${studio.copyrightYear} ${studio.name}`,
		license: absolute(`${href("/credits")}#pictures`, origin),
		acquireLicensePage: absolute(href("/contact"), origin),
	};
	return { image };
}

/** @param list `before` counts the items on earlier pages, `total` those on all pages */
export function describeItems(
	list: { name: string; paths: string[]; before?: number; total?: number },
	origin: string,
): StructuredData {
	const { name, paths, before = 0, total = paths.length } = list;
	return inContext<ItemList>({
		"@type": "ItemList",
		name,
		numberOfItems: total,
		itemListElement: paths.map((path, index) => ({
			"@type": "ListItem",
			position: before + index + 1,
			url: absolute(path, origin),
		})),
	});
}

/** @param steps without the home page */
export function describeBreadcrumbs(
	steps: { name: string; path: string }[],
	origin: string,
): StructuredData {
	return inContext<BreadcrumbList>({
		"@type": "BreadcrumbList",
		itemListElement: [{ name: "Home", path: "/" }, ...steps].map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: absolute(path, origin),
		})),
	});
}

export function describeQuestions(
	questions: Pick<QuickAnswer, "question" | "answer">[],
): StructuredData {
	return inContext<FAQPage>({
		"@type": "FAQPage",
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	});
}
