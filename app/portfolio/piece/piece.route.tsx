import { data, redirect } from "react-router";
import { readStudio } from "../../publishing/frame-studio.ts";
import { describeWork } from "../../search-engines/structured-data.server.ts";
import { visitContext, writeCanonicalUrl } from "../../server/site.server.ts";
import { showShare } from "../../share/show-share.server.ts";
import { describePage } from "../../ui/page/describe-page.ts";
import { keepPage } from "../../ui/page/keep-page.ts";
import { readPieceAddress } from "../pieces/piece-address.ts";
import { placeInPortfolios } from "../pieces/place-in-portfolios.server.ts";
import { findPiece } from "../pieces/portfolios.server.ts";
import { placeProject } from "../sleeves/project/place-project.server.ts";
import type { Route } from "./+types/piece.route";
import { PieceView } from "./piece-view.tsx";
import { showPiecePage } from "./show-piece-page.server.ts";

/** Finds the piece by id alone, since its title may change. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { pathname, search } = url;
	const found = await findPiece(content, readPieceAddress(pathname));
	if (!found) throw data(null, { status: 404 });
	const documents = await content.readBodies("pictures", "studio");
	const piece = showPiecePage(documents, found);
	if (piece.address !== pathname) throw redirect(piece.address + search, 301);
	const canonical = writeCanonicalUrl(piece.address, request, site.config);
	const placePiece = piece.project ? placeProject : placeInPortfolios;
	const steps = [
		{ name: piece.list.title, path: piece.list.path },
		{ name: piece.title, path: piece.address },
	];
	return {
		canonical,
		structuredData: [
			describeWork(documents.studio, piece, canonical),
			placePiece(canonical, ...steps),
		],
		share: await showShare(content, piece.piece),
		piece,
	};
}

export const shouldRevalidate = keepPage;

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	const studio = readStudio(matches);
	const { piece } = loaderData;
	const { artform, place, list, project } = piece;
	const number = `${place.at + 1} of ${place.of}`;
	const inList = project
		? `Picture ${number} in the ${list.title} by ${studio.name}.`
		: `${artform} by ${studio.name}, number ${number} in the ${list.title} portfolio.`;
	return describePage(studio, {
		...loaderData,
		title: `${piece.fullTitle} | ${studio.name}`,
		description: `${piece.description} ${inList}`,
	});
}

export default function PiecePage({ loaderData }: Route.ComponentProps) {
	return <PieceView piece={loaderData.piece} />;
}
