import { data, href } from "react-router";
import { paintingFilters, paintingsComingSoon } from "../../content/paintings.ts";
import { portfolioCategories } from "../../content/portfolio-categories.ts";
import { studio } from "../../content/studio.ts";
import { PhoneBar } from "../consultation/phone-bar.tsx";
import { Picture } from "../images/picture.tsx";
import { getPicture } from "../images/pictures.server.ts";
import { describeBreadcrumbs } from "../search-engines/structured-data.server.ts";
import { visitContext } from "../site.server.ts";
import { describePage } from "../ui/describe-page.ts";
import type { Route } from "./+types/paintings.route";
import { FilterBar } from "./list/filter-bar.tsx";
import { describeListError, ListError } from "./list/list-error.tsx";
import { readListQuery } from "./list/list-query.ts";
import { PortfolioHead } from "./list/portfolio-head.tsx";
import styles from "./paintings.module.css";

export function loader({ request, context }: Route.LoaderArgs) {
	const { config } = visitContext.from(context).site;
	const url = new URL(request.url);
	const query = readListQuery(url.searchParams, paintingFilters);
	if (typeof query === "string") throw data(query, { status: 400 });
	if (query.page > 1) throw data(null, { status: 404 });
	const path = href("/artwork/paintings");
	const canonical = new URL(path, config.publicOrigin ?? url).href;
	const steps = [
		{ name: "Portfolios", path: href("/artwork") },
		{ name: "Paintings", path },
	];
	return {
		canonical,
		structuredData: [describeBreadcrumbs(steps, canonical)],
		filter: query.filter,
		picture: getPicture(paintingsComingSoon.image),
	};
}

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return describeListError(error);
	return describePage({
		title: `Paintings | ${studio.name}`,
		description: "Paintings are coming soon: landscapes, portraits, still life and abstract work.",
		canonical: loaderData.canonical,
		share: "paintings",
		shareAlt: portfolioCategories.find(({ category }) => category === "paintings")?.alt ?? "",
		structuredData: loaderData.structuredData,
	});
}

/** On the picture's own paper, so that it ends nowhere on a phone. */
export default function Paintings({ loaderData }: Route.ComponentProps) {
	const { picture, filter } = loaderData;
	return (
		<PhoneBar>
			<section data-ground="paper">
				<PortfolioHead title="Paintings">
					<FilterBar path={href("/artwork/paintings")} filters={paintingFilters} chosen={filter} />
				</PortfolioHead>
				{filter !== "all" && <p className={styles.none}>No pieces under this filter yet.</p>}
				<Picture picture={picture} alt={paintingsComingSoon.alt} sizes="100vw" rank="largest" />
			</section>
		</PhoneBar>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ListError error={error} path={href("/artwork/paintings")} />;
}
