import { data, type LoaderFunctionArgs } from "react-router";
import type { ListName } from "../../publishing/list-names.ts";
import { describeItems } from "../../search-engines/structured-data.server.ts";
import { type Visit, writeCanonicalUrl } from "../../server/site.server.ts";
import { showShare } from "../../share/show-share.server.ts";
import { addressList } from "../pieces/piece-address.ts";
import { placeInPortfolios } from "../pieces/place-in-portfolios.server.ts";
import { readPortfolios } from "../pieces/portfolios.server.ts";
import { readListPage } from "./list-page.server.ts";
import { listChips } from "./query/facts.ts";
import { writeListQuery, writeNarrowing } from "./query/list-query.ts";
import { titleSuffix } from "./query/list-words.server.ts";
import { createIsListed } from "./query/pagination.ts";

const grounds = { tattoos: "ink", drawings: "paper", digital: "ink", paintings: "paper" } as const;

export type LoadedList = Awaited<ReturnType<typeof loadList>>;

/** @throws 400 for an unknown filter or page, 404 for a page beyond the last */
export async function loadList(
	{ request, url }: Pick<LoaderFunctionArgs, "request" | "url">,
	{ site, content }: Visit,
	list: ListName,
) {
	const shown = await readListPage(content, list, url.searchParams);
	if (shown === 404) throw data(null, { status: 404 });
	if (typeof shown === "string") throw data(shown, { status: 400 });
	const path = addressList(list);
	const { [list]: words } = await content.readBodies(list);
	const [portfolio] = await readPortfolios(content, list);
	const name = portfolio?.title ?? words.heading;
	const chips = listChips(words.pieces, shown, createIsListed(shown.filter, words.filters));
	// Filtered lists share the canonical URL of the full list; later pages have their own.
	const page = writeNarrowing(shown) === "" ? shown.page : 1;
	const own = path + writeListQuery({ filter: "all", page });
	const canonical = writeCanonicalUrl(own, request, site.config);
	return {
		...shown,
		heading: words.heading,
		ground: grounds[list],
		filters: words.filters,
		chips,
		title: words.title + titleSuffix(shown, words.filters, chips),
		description:
			shown.page > 1
				? `${words.description} Page ${shown.page} of ${shown.pages}.`
				: words.description,
		path,
		canonical,
		share: await showShare(content, list),
		structuredData: [
			placeInPortfolios(canonical, { name, path }),
			describeItems(
				{ ...shown, name: words.heading, paths: shown.pieces.map((piece) => piece.href) },
				canonical,
			),
		],
	};
}
