import type {
	BlogPosting,
	BreadcrumbList,
	FAQPage,
	TattooParlor,
	Thing,
	VisualArtwork,
} from "schema-dts";
import type { Article } from "../../content/articles.ts";
import { figures } from "../../content/figures.ts";
import type { QuickAnswer } from "../../content/quick-answers.ts";
import { studio } from "../../content/studio.ts";
import type { StructuredData } from "../ui/describe-page.ts";

/*
 * What pages tell search engines in schema.org's words. `origin` is any address of the site as visitors
 * see it, a page's canonical one for example; all addresses in what comes out are absolute.
 */

/**
 * The studio itself. The hours are no exact days, and a rating of one's own is nobody's review: both stay
 * out.
 */
export function describeParlor(origin: string): StructuredData {
	const { name, description, phone, email, town, state, country, areaServed, social } = studio;
	return inContext<TattooParlor>({
		"@type": "TattooParlor",
		"@id": parlorId(origin),
		name,
		description,
		url: absolute("/", origin),
		image: absolute("/pictures/share/home.jpg", origin),
		telephone: phone,
		email,
		priceRange: figures.hourlyRate,
		address: {
			"@type": "PostalAddress",
			addressLocality: town,
			addressRegion: state,
			addressCountry: country,
		},
		areaServed: { "@type": "Place", name: areaServed },
		sameAs: [social.url],
	});
}

export function describeArticle(
	article: Pick<Article, "name" | "title" | "excerpt" | "category" | "published" | "url">,
	origin: string,
): StructuredData {
	const studioItself = nameParlor(origin);
	return inContext<BlogPosting>({
		"@type": "BlogPosting",
		headline: article.title,
		description: article.excerpt,
		articleSection: article.category,
		datePublished: article.published,
		// No article has been changed since.
		dateModified: article.published,
		inLanguage: "en-US",
		image: absolute(`/pictures/share/articles/${article.name}.jpg`, origin),
		url: absolute(article.url, origin),
		mainEntityOfPage: absolute(article.url, origin),
		author: studioItself,
		publisher: studioItself,
	});
}

/** One piece of a portfolio. Its picture is the shared one, which stands upright whatever the file does. */
export function describeWork(
	work: { piece: string; title: string; description: string; artform: string; address: string },
	origin: string,
): StructuredData {
	return inContext<VisualArtwork>({
		"@type": "VisualArtwork",
		name: work.title,
		description: work.description,
		artform: work.artform,
		image: absolute(`/pictures/share/${work.piece}.jpg`, origin),
		url: absolute(work.address, origin),
		mainEntityOfPage: absolute(work.address, origin),
		creator: nameParlor(origin),
	});
}

/** Where a page stands below the home page. @param steps from the first below it to the page itself */
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

/** Checked against the vocabulary on the way in; on the way out it is what a loader can send. */
function inContext<Kind extends Thing>(thing: Exclude<Kind, string>): StructuredData {
	return { "@context": "https://schema.org", ...(thing as object) } as unknown as StructuredData;
}

/** The studio, where another thing is its work. */
function nameParlor(origin: string) {
	return {
		"@type": "TattooParlor",
		"@id": parlorId(origin),
		name: studio.name,
		url: absolute("/", origin),
	} as const;
}

/** The same on every page, so that what they say of the studio is said of one. */
function parlorId(origin: string): string {
	return absolute("/#studio", origin);
}

function absolute(path: string, origin: string): string {
	return new URL(path, origin).href;
}
