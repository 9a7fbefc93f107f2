import { href } from "react-router";
import { portfolioCategories } from "../../content/portfolio-categories.ts";
import { studio } from "../../content/studio.ts";
import { visitContext } from "../site.server.ts";
import { describePage } from "../ui/describe-page.ts";
import type { Route } from "./+types/tattoos.route";
import { describeListError, ListError } from "./list/list-error.tsx";
import { loadListPage } from "./list/list-page.server.ts";
import { nameFurther } from "./list/list-query.ts";
import { ListView } from "./list/list-view.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	return loadListPage({
		request,
		site,
		list: "tattoos",
		path: href("/artwork/tattoos"),
		name: "Tattoos",
	});
}

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return describeListError(error);
	return describePage({
		title: `Tattoos${nameFurther(loaderData)} | ${studio.name}`,
		description:
			"Healed tattoos in black and gray and in color, single pieces and the way to the sleeves. Every piece drawn for one person.",
		canonical: loaderData.canonical,
		share: "tattoos",
		shareAlt: portfolioCategories.find(({ category }) => category === "tattoos")?.alt ?? "",
		structuredData: loaderData.structuredData,
	});
}

export default function Tattoos({ loaderData }: Route.ComponentProps) {
	return <ListView shown={loaderData} title="Tattoos" ground="ink" />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ListError error={error} path={href("/artwork/tattoos")} />;
}
