import { href, redirect } from "react-router";
import { openContent } from "../../../publishing/content.server.ts";
import { layDrafts } from "../../../publishing/draft-view/draft-view.server.ts";
import { type Site, visitContext } from "../../../server/site.server.ts";
import { openArticles } from "../../articles/open-articles.server.ts";
import { addressPlace } from "../changes/address-place.ts";
import { editedNames } from "../document-groups.ts";
import { openForDraft } from "../open-document.server.ts";
import type { Route } from "./+types/page-words.route";
import { findPageDocument, listPageDocuments } from "./find-page-document.ts";
import { findWords } from "./find-words.ts";

/** Leads from a public page to the form with its words, and to the field of those that were tapped on. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const page = url.searchParams.get("page") ?? "";
	const part = url.searchParams.get("part");
	const words = url.searchParams.get("words");
	const isArticle = /^\/blog\/[^/]+\/[^/]+$/.test(page);
	// An article has a form of its own; around it are the words of every page.
	const isSought = words && (!isArticle || part === "frame");
	const place = isSought && (await findPlace(site, { page, words, part }));
	if (place) throw redirect(place);
	if (isArticle) throw redirect(await findArticle(site, page));
	const document = findPageDocument(page);
	throw redirect(document ? href("/admin/site/:document", { document }) : href("/admin/site"));
}

/** The page may show an article as published, and not with its new address. */
async function findArticle(site: Site, page: string): Promise<string> {
	const { current, published } = await openArticles(site);
	const isHere = ({ url }: { url: string }) => url === page;
	const shown = current.articles.find(isHere) ?? published.articles.find(isHere);
	const article = current.articles.find(({ id }) => id === shown?.id);
	return article
		? href("/admin/articles/:article", { article: `${article.id}` })
		: href("/admin/articles");
}

interface Tap {
	page: string;
	words: string;
	/** `heading` for the page's own, `frame` for what is around its content. */
	part: string | null;
}

async function findPlace(site: Site, { page, words, part }: Tap): Promise<string | undefined> {
	const documents = listPageDocuments(page);
	const [, id] = /\/(\d+)-[^/]*$/.exec(page) ?? [];
	const shown = openContent(await layDrafts(site.database.db, site.content));
	const bodies = await shown.readBodies(...editedNames);
	const isHeading = part === "heading";
	const found = findWords(words, bodies, { documents, item: id && `id ${id}`, isHeading });
	if (!found) return undefined;
	const { body } = await openForDraft(site, found.key);
	return addressPlace(found.key, body, { path: found.path, kind: "changed" });
}
