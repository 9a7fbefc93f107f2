import { studio } from "../../content/studio.ts";

/** A page that search engines may list. */
export interface ListedPage {
	path: string;
	/** What it is called among the others. */
	title: string;
	/** What a reader finds there, in a sentence or a part of one. */
	summary: string;
	/** Names of the pictures it shows, as in `content/pictures/`. */
	pictures: string[];
	/** Day of the last change, such as 2025-09-16, where one is known. */
	changed?: string;
	/** For whoever wants to know everything. */
	optional?: true;
}

/**
 * Every page with an address of its own, in the order of the menu. The sitemap, llms.txt, the bench and the
 * test of all routes go by this list; aliases, redirects, errors and hidden articles are not in it.
 */
export function listPages(): ListedPage[] {
	return [
		{
			path: "/",
			title: "Home",
			summary: `What ${studio.name} does: custom tattoos, cover-ups and touch-ups.`,
			pictures: ["home/hero", "home/focused-in-action", "home/precision-and-quality"],
		},
		{
			path: "/consultation",
			title: "Book a Consultation",
			summary: `The form for a tattoo request, with reference pictures; answered within ${studio.replyWithinHours} hours.`,
			pictures: [],
		},
		{
			path: "/credits",
			title: "Credits",
			summary: "Whose pictures, icons and typefaces are on the site, and under which licenses.",
			pictures: [],
			optional: true,
		},
	];
}
