import { href } from "react-router";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { readStudio } from "../../publishing/frame-studio.ts";
import { visitContext, writeCanonicalUrl } from "../../server/site.server.ts";
import { showShare } from "../../share/show-share.server.ts";
import { describePage } from "../../ui/page/describe-page.ts";
import { showPlates } from "../coming-soon/show-plates.server.ts";
import { placeInPortfolios } from "../pieces/place-in-portfolios.server.ts";
import { showPiece } from "../pieces/show-piece.server.ts";
import type { Route } from "./+types/artwork.route";
import styles from "./artwork.module.css";
import { CategoryGrid } from "./category-grid.tsx";
import { OpeningWall } from "./opening-wall.tsx";
import { PortfolioGrid } from "./portfolio-grid.tsx";
import { showCategories } from "./show-categories.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const documents = await content.readBodies(
		"pictures",
		"tattoos",
		"portfolio-landing",
		"portfolio-categories",
		"search",
	);
	const { pictures, tattoos, "portfolio-landing": landing, search } = documents;
	const canonical = writeCanonicalUrl(href("/artwork"), request, site.config);
	return {
		canonical,
		structuredData: [placeInPortfolios(canonical)],
		description: search.artwork.description,
		share: await showShare(content, "artwork"),
		plates: await showPlates(content, landing.pieces),
		cards: landing.cards.map(({ image, ...card }, index) => ({
			...showPiece(pictures, tattoos.pieces, image),
			...card,
			id: index,
		})),
		categories: showCategories(documents),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return describePage(studio, {
		...loaderData,
		title: `Tattoo Portfolios in ${studio.region} | ${studio.name}`,
	});
}

export default function ArtworkLanding({ loaderData }: Route.ComponentProps) {
	const { plates, cards, categories } = loaderData;
	return (
		<PhoneBar>
			<section className={styles.first} data-ground="ink">
				<h1>Portfolios</h1>
				{plates.length > 0 && <OpeningWall plates={plates} />}
				<CategoryGrid categories={cards} landing="cards" />
			</section>
			<section className={styles.second} data-ground="paper">
				<PortfolioGrid categories={categories} landing="portfolios" />
			</section>
		</PhoneBar>
	);
}
