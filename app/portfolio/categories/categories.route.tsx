import { href } from "react-router";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { readStudio } from "../../publishing/frame-studio.ts";
import { findCanonical, visitContext } from "../../server/site.server.ts";
import { describePage } from "../../ui/page/describe-page.ts";
import { PageHead } from "../page-head.tsx";
import { placeInPortfolios } from "../pieces/place-in-portfolios.server.ts";
import type { Route } from "./+types/categories.route";
import { PortfolioGrid } from "./portfolio-grid.tsx";
import { showCategories } from "./show-categories.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const documents = await content.readBodies("pictures", "portfolio-categories", "search");
	const path = href("/artwork/categories");
	const canonical = findCanonical(path, request, site.config);
	return {
		canonical,
		structuredData: [placeInPortfolios(canonical, { name: "Categories", path })],
		description: documents.search.categories.description,
		categories: showCategories(documents),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	const { canonical, structuredData, description, categories } = loaderData;
	return describePage(studio, {
		title: `Portfolio Categories | ${studio.name}`,
		description,
		canonical,
		share: "categories",
		shareAlt: categories[0]?.alt ?? "",
		structuredData,
	});
}

export default function Categories({ loaderData }: Route.ComponentProps) {
	return (
		<PhoneBar>
			<section data-ground="ink">
				<PageHead title="Categories" />
				<PortfolioGrid categories={loaderData.categories} first whole />
			</section>
		</PhoneBar>
	);
}
