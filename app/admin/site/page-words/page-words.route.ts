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
	const [, section, name] = /^\/blog\/([^/]+)\/([^/]+)$/.exec(page) ?? [];
	if (section && name) {
		const { current } = await openArticles(site);
		const article = current.articles.find(({ slug }) => slug === name);
		throw redirect(
			article
				? href("/admin/articles/:article", { article: `${article.id}` })
				: href("/admin/articles"),
		);
	}
	const words = url.searchParams.get("words");
	const place = words && (await findPlace(site, page, words));
	if (place) throw redirect(place);
	const document = findPageDocument(page);
	throw redirect(document ? href("/admin/site/:document", { document }) : href("/admin/site"));
}

async function findPlace(site: Site, page: string, words: string): Promise<string | undefined> {
	const documents = listPageDocuments(page);
	const [, id] = /\/(\d+)-[^/]*$/.exec(page) ?? [];
	const shown = openContent(await layDrafts(site.database.db, site.content));
	const bodies = await shown.readBodies(...editedNames);
	const found = findWords(words, bodies, { documents, item: id && `id ${id}` });
	if (!found) return undefined;
	const { body } = await openForDraft(site, found.key);
	return addressPlace(found.key, body, { path: found.path, kind: "changed" });
}
