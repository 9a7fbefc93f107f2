import { href } from "react-router";
import { portfolioCategories } from "../../content/portfolio-categories.ts";
import { studio } from "../../content/studio.ts";
import { visitContext } from "../site.server.ts";
import { describePage } from "../ui/describe-page.ts";
import type { Route } from "./+types/drawings.route";
import { describeListError, ListError } from "./list/list-error.tsx";
import { loadListPage } from "./list/list-page.server.ts";
import { nameFurther } from "./list/list-query.ts";
import { ListView } from "./list/list-view.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	return loadListPage({
		request,
		site,
		list: "drawings",
		path: href("/artwork/drawings"),
		name: "Drawings/Sketches",
	});
}

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return describeListError(error);
	return describePage({
		title: `Available Drawings${nameFurther(loaderData)} | ${studio.name}`,
		description:
			"Flash and studies in ink and pencil that can still be claimed: landscapes, abstract, illustrative and metaphysical drawings.",
		canonical: loaderData.canonical,
		share: "drawings",
		shareAlt: portfolioCategories.find(({ category }) => category === "drawings")?.alt ?? "",
		structuredData: loaderData.structuredData,
	});
}

export default function Drawings({ loaderData }: Route.ComponentProps) {
	return <ListView shown={loaderData} title="Available" ground="paper" />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ListError error={error} path={href("/artwork/drawings")} />;
}
