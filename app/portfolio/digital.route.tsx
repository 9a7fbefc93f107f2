import { href } from "react-router";
import { portfolioCategories } from "../../content/portfolio-categories.ts";
import { studio } from "../../content/studio.ts";
import { visitContext } from "../site.server.ts";
import { describePage } from "../ui/describe-page.ts";
import type { Route } from "./+types/digital.route";
import { describeListError, ListError } from "./list/list-error.tsx";
import { loadListPage } from "./list/list-page.server.ts";
import { nameFurther } from "./list/list-query.ts";
import { ListView } from "./list/list-view.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	return loadListPage({
		request,
		site,
		list: "digital",
		path: href("/artwork/digital"),
		name: "Digital Art",
	});
}

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return describeListError(error);
	return describePage({
		title: `Digital Art${nameFurther(loaderData)} | ${studio.name}`,
		description:
			"Digital art from the tablet: illustrations, concept art, abstract work and character design.",
		canonical: loaderData.canonical,
		share: "digital",
		shareAlt: portfolioCategories.find(({ category }) => category === "digital")?.alt ?? "",
		structuredData: loaderData.structuredData,
	});
}

export default function Digital({ loaderData }: Route.ComponentProps) {
	return <ListView shown={loaderData} title="Digital Art" ground="ink" />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ListError error={error} path={href("/artwork/digital")} />;
}
