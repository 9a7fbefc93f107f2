import { href } from "react-router";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { readStudio } from "../../publishing/frame-studio.ts";
import { listNames } from "../../publishing/list-names.ts";
import { visitContext, writeCanonicalUrl } from "../../server/site.server.ts";
import { showShare } from "../../share/show-share.server.ts";
import { describePage } from "../../ui/page/describe-page.ts";
import { PageHead } from "../page-head.tsx";
import { addressPiece } from "../pieces/piece-address.ts";
import { placeInPortfolios } from "../pieces/place-in-portfolios.server.ts";
import { showNamedPiece } from "../pieces/show-piece.server.ts";
import type { Route } from "./+types/categories.route";
import { PortfolioGrid } from "./portfolio-grid.tsx";
import { showCategories } from "./show-categories.server.ts";
import { WorkWall } from "./work-wall.tsx";

/** Pieces of each portfolio below the cards. */
const fromEach = 2;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const documents = await content.readBodies(
		"pictures",
		"portfolio-categories",
		"search",
		...listNames,
	);
	const path = href("/artwork/categories");
	const canonical = writeCanonicalUrl(path, request, site.config);
	return {
		canonical,
		structuredData: [placeInPortfolios(canonical, { name: "Categories", path })],
		description: documents.search.categories.description,
		share: await showShare(content, "categories"),
		categories: showCategories(documents),
		work: listNames.flatMap((list) =>
			documents[list].pieces.slice(0, fromEach).map((piece) => ({
				...showNamedPiece(documents.pictures, list, piece),
				image: piece.image,
				address: addressPiece(list, piece),
			})),
		),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return describePage(studio, { ...loaderData, title: `Portfolio Categories | ${studio.name}` });
}

export default function Categories({ loaderData }: Route.ComponentProps) {
	return (
		<PhoneBar>
			<section data-ground="ink">
				<PageHead title="Categories" />
				<PortfolioGrid categories={loaderData.categories} first whole />
				<WorkWall pieces={loaderData.work} />
			</section>
		</PhoneBar>
	);
}
