import { href } from "react-router";
import { showFeatured } from "../portfolio/categories/show-featured.server.ts";
import { findPieces } from "../portfolio/coming-soon/find-pieces.server.ts";
import { piecesOnPage } from "../portfolio/list/query/pagination.ts";
import type { RequestContent } from "../publishing/content.server.ts";
import { type ListedPage, listPage } from "./listed-pages.server.ts";

const onFirstPage = (pieces: { image: string }[]) =>
	pieces.slice(0, piecesOnPage).map(({ image }) => image);

export async function listPortfolios(content: RequestContent): Promise<ListedPage[]> {
	const documents = await content.readBodies(
		"portfolio-categories",
		"portfolio-landing",
		"tattoos",
		"drawings",
		"digital",
		"paintings",
		"featured",
		"search",
	);
	const { tattoos, drawings, digital, paintings, featured, search } = documents;
	const shown = await showFeatured(content);
	const covers = documents["portfolio-categories"].map(({ image }) => image);
	const { pieces, cards } = documents["portfolio-landing"];
	const landing = [...(await listImages(content, pieces)), ...cards.map(({ image }) => image)];
	return [
		listPage(href("/artwork"), "Portfolios", search.artwork, [...landing, ...covers]),
		listPage(href("/artwork/categories"), "Portfolio Categories", search.categories, covers),
		listPage(href("/artwork/tattoos"), "Tattoos", search.tattoos, onFirstPage(tattoos.pieces)),
		listPage(
			href("/artwork/drawings"),
			"Available Drawings",
			search.drawings,
			onFirstPage(drawings.pieces),
		),
		listPage(href("/artwork/digital"), "Digital Art", search.digital, onFirstPage(digital.pieces)),
		listPage(
			href("/artwork/paintings"),
			"Paintings",
			search.paintings,
			paintings.pieces.length > 0
				? onFirstPage(paintings.pieces)
				: [
						paintings.comingSoon.image,
						...(await listImages(content, paintings.comingSoon.meanwhile.pieces)),
					],
		),
		listPage(
			href("/artwork/featured"),
			"Featured Collections",
			search.featured,
			shown.length > 0
				? shown.map(({ piece }) => piece.image)
				: await listImages(content, featured.meanwhile.pieces),
		),
	];
}

async function listImages(content: RequestContent, names: string[]) {
	const found = await findPieces(content, names);
	return found.map(({ piece }) => piece.image);
}
