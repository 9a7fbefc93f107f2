import { href } from "react-router";
import { showFeatured } from "../portfolio/categories/show-featured.server.ts";
import { findPieces } from "../portfolio/coming-soon/find-pieces.server.ts";
import { piecesOnPage } from "../portfolio/list/query/pagination.ts";
import type { RequestContent } from "../publishing/content.server.ts";
import type { ListedPage } from "./listed-pages.server.ts";

const group = "Pages";
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
		{
			path: href("/artwork"),
			title: "Portfolios",
			summary: search.artwork.summary,
			pictures: [...landing, ...covers],
			group,
		},
		{
			path: href("/artwork/categories"),
			title: "Portfolio Categories",
			summary: search.categories.summary,
			pictures: covers,
			group,
		},
		{
			path: href("/artwork/tattoos"),
			title: "Tattoos",
			summary: search.tattoos.summary,
			pictures: onFirstPage(tattoos.pieces),
			group,
		},
		{
			path: href("/artwork/drawings"),
			title: "Available Drawings",
			summary: search.drawings.summary,
			pictures: onFirstPage(drawings.pieces),
			group,
		},
		{
			path: href("/artwork/digital"),
			title: "Digital Art",
			summary: search.digital.summary,
			pictures: onFirstPage(digital.pieces),
			group,
		},
		{
			path: href("/artwork/paintings"),
			title: "Paintings",
			summary: search.paintings.summary,
			pictures:
				paintings.pieces.length > 0
					? onFirstPage(paintings.pieces)
					: [
							paintings.comingSoon.image,
							...(await listImages(content, paintings.comingSoon.meanwhile.pieces)),
						],
			group,
		},
		{
			path: href("/artwork/featured"),
			title: "Featured Collections",
			summary: search.featured.summary,
			pictures:
				shown.length > 0
					? shown.map(({ piece }) => piece.image)
					: await listImages(content, featured.meanwhile.pieces),
			group,
		},
	];
}

async function listImages(content: RequestContent, names: string[]) {
	const found = await findPieces(content, names);
	return found.map(({ piece }) => piece.image);
}
