import { href } from "react-router";
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
	);
	const { tattoos, drawings, digital, paintings, featured } = documents;
	const covers = documents["portfolio-categories"].map(({ image }) => image);
	const landing = documents["portfolio-landing"].map(({ image }) => image);
	return [
		{
			path: href("/artwork"),
			title: "Portfolios",
			summary: "The main portfolio, the featured collections and the four categories.",
			pictures: [...landing, ...covers],
			group,
		},
		{
			path: href("/artwork/categories"),
			title: "Portfolio Categories",
			summary: "What tattoos, drawings, digital art and paintings each hold.",
			pictures: covers,
			group,
		},
		{
			path: href("/artwork/tattoos"),
			title: "Tattoos",
			summary: "Healed work in black and gray and in color.",
			pictures: onFirstPage(tattoos.pieces),
			group,
		},
		{
			path: href("/artwork/drawings"),
			title: "Available Drawings",
			summary: "Flash and studies that can still become a tattoo.",
			pictures: onFirstPage(drawings.pieces),
			group,
		},
		{
			path: href("/artwork/digital"),
			title: "Digital Art",
			summary: "Illustration, concept art, abstract work and character design.",
			pictures: onFirstPage(digital.pieces),
			group,
		},
		{
			path: href("/artwork/paintings"),
			title: "Paintings",
			summary: "Coming soon.",
			pictures: [paintings.comingSoon.image],
			group,
		},
		{
			path: href("/artwork/featured"),
			title: "Featured Collections",
			summary: "Coming soon.",
			pictures: featured,
			group,
		},
	];
}
