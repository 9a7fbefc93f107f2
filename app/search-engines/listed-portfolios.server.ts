import { href } from "react-router";
import { digital } from "../../content/digital.ts";
import { drawings } from "../../content/drawings.ts";
import { featuredPieces } from "../../content/featured.ts";
import { paintingsComingSoon } from "../../content/paintings.ts";
import { portfolioCategories } from "../../content/portfolio-categories.ts";
import { portfolioLanding } from "../../content/portfolio-landing.ts";
import { tattoos } from "../../content/tattoos.ts";
import { piecesOnPage } from "../portfolio/list/cut-list.ts";
import type { ListedPage } from "./listed-pages.server.ts";

const group = "Pages";
const covers = portfolioCategories.map(({ image }) => image);
const onFirstPage = (pieces: { image: string }[]) =>
	pieces.slice(0, piecesOnPage).map(({ image }) => image);

/** The pages of the portfolios that search engines may list, with the pictures that each opens with. */
export function listPortfolios(): ListedPage[] {
	return [
		{
			path: href("/artwork"),
			title: "Portfolios",
			summary: "The main portfolio, the featured collections and the four categories.",
			pictures: [...portfolioLanding.map(({ image }) => image), ...covers],
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
			pictures: onFirstPage(tattoos),
			group,
		},
		{
			path: href("/artwork/drawings"),
			title: "Available Drawings",
			summary: "Flash and studies that can still become a tattoo.",
			pictures: onFirstPage(drawings),
			group,
		},
		{
			path: href("/artwork/digital"),
			title: "Digital Art",
			summary: "Illustration, concept art, abstract work and character design.",
			pictures: onFirstPage(digital),
			group,
		},
		{
			path: href("/artwork/paintings"),
			title: "Paintings",
			summary: "Coming soon.",
			pictures: [paintingsComingSoon.image],
			group,
		},
		{
			path: href("/artwork/featured"),
			title: "Featured Collections",
			summary: "Coming soon.",
			pictures: [...featuredPieces],
			group,
		},
	];
}
