import { href } from "react-router";
import { portfolioCategories } from "../../../content/portfolio-categories.ts";
import { studio } from "../../../content/studio.ts";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { describeBreadcrumbs } from "../../search-engines/structured-data.server.ts";
import { visitContext } from "../../site.server.ts";
import { describePage } from "../../ui/describe-page.ts";
import { PortfolioHead } from "../list/portfolio-head.tsx";
import type { Route } from "./+types/categories.route";
import { CategoryGrid } from "./category-grid.tsx";
import { showCategories } from "./show-categories.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { config } = visitContext.from(context).site;
	const path = href("/artwork/categories");
	const canonical = new URL(path, config.publicOrigin ?? request.url).href;
	const steps = [
		{ name: "Portfolios", path: href("/artwork") },
		{ name: "Categories", path },
	];
	return {
		canonical,
		structuredData: [describeBreadcrumbs(steps, canonical)],
		categories: await showCategories(),
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	return describePage({
		title: `Portfolio Categories | ${studio.name}`,
		description:
			"The four portfolios with what each of them holds: tattoos, drawings and sketches, digital art, paintings.",
		canonical: loaderData.canonical,
		share: "categories",
		shareAlt: portfolioCategories[0]?.alt ?? "",
		structuredData: loaderData.structuredData,
	});
}

export default function Categories({ loaderData }: Route.ComponentProps) {
	return (
		<PhoneBar>
			<section data-ground="ink">
				<PortfolioHead title="Categories" />
				<CategoryGrid categories={loaderData.categories} first whole />
			</section>
		</PhoneBar>
	);
}
