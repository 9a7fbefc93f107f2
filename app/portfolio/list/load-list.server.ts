import { data } from "react-router";
import type { ListName } from "../../pieces/list-artworks.server.ts";
import { addressList } from "../../pieces/piece-address.ts";
import { portfolios } from "../../pieces/portfolios.server.ts";
import { describeItems } from "../../search-engines/structured-data.server.ts";
import { findCanonical, type Site } from "../../site.server.ts";
import { placeInPortfolios } from "../place-in-portfolios.server.ts";
import { readListPage } from "./list-page.server.ts";
import { writeListQuery } from "./list-query.ts";
import { describeShare, listWords, nameFurther } from "./list-words.server.ts";

export type LoadedList = Awaited<ReturnType<typeof loadList>>;

/** What the route of a list loads. @throws what its `ListError` shows, where there is no such page */
export async function loadList(request: Request, site: Site, list: ListName) {
	const { searchParams } = new URL(request.url);
	const shown = await readListPage(site, list, searchParams);
	if (shown === 404) throw data(null, { status: 404 });
	if (typeof shown === "string") throw data(shown, { status: 400 });
	const path = addressList(list);
	const words = listWords[list];
	// A chosen part of the list is in the list as well; its further pages are nowhere else.
	const own =
		path + writeListQuery({ filter: "all", page: shown.filter === "all" ? shown.page : 1 });
	const canonical = findCanonical(own, request, site.config);
	return {
		...shown,
		...words,
		title: words.title + nameFurther(shown, words.filters),
		description:
			shown.page > 1
				? `${words.description} Page ${shown.page} of ${shown.pages}.`
				: words.description,
		path,
		canonical,
		shareAlt: describeShare(list),
		structuredData: [
			placeInPortfolios(canonical, { name: portfolios[list].title, path }),
			describeItems(
				{ ...shown, name: words.heading, paths: shown.pieces.map((piece) => piece.href) },
				canonical,
			),
		],
	};
}
