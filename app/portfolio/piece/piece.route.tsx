import { data, href, redirect } from "react-router";
import { studio } from "../../../content/studio.ts";
import { describeBreadcrumbs, describeWork } from "../../search-engines/structured-data.server.ts";
import { visitContext } from "../../site.server.ts";
import { describePage } from "../../ui/describe-page.ts";
import { describePageError, PageError } from "../../ui/page-error.tsx";
import type { Route } from "./+types/piece.route";
import { PieceNeighbors } from "./piece-neighbors.tsx";
import { PieceView } from "./piece-view.tsx";
import { findByPath } from "./portfolios.server.ts";
import { showPiecePage } from "./show-piece-page.server.ts";

/** Answers for the pieces of every list. The id alone says which; a title may have changed since. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const { pathname, search } = url;
	const found = await findByPath(site, pathname);
	if (!found) throw data(null, { status: 404 });
	const piece = showPiecePage(found);
	if (piece.address !== pathname) throw redirect(piece.address + search, 301);
	const canonical = new URL(piece.address, site.config.publicOrigin ?? request.url).href;
	const steps = [
		{ name: "Portfolios", path: href("/artwork") },
		{ name: piece.list.title, path: piece.list.path },
		{ name: piece.title, path: piece.address },
	];
	return {
		canonical,
		structuredData: [describeWork(piece, canonical), describeBreadcrumbs(steps, canonical)],
		piece,
	};
}

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return describePageError(error);
	const { piece, canonical, structuredData } = loaderData;
	return describePage({
		title: `${piece.fullTitle} | ${studio.name}`,
		description: `${piece.description} ${piece.kind} by ${studio.name}, ${piece.place.at + 1} of ${piece.place.of} in ${piece.list.title}.`,
		canonical,
		share: piece.piece,
		shareAlt: piece.alt,
		structuredData,
	});
}

export default function PiecePage({ loaderData }: Route.ComponentProps) {
	const { piece } = loaderData;
	return (
		<article>
			<PieceView piece={piece} />
			<PieceNeighbors piece={piece} />
		</article>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <PageError error={error} />;
}
