import { href } from "react-router";
import { describeBreadcrumbs } from "../../search-engines/structured-data.server.ts";
import type { StructuredData } from "../../ui/describe-page.ts";

/** Where the sleeves stand among the portfolios, and a project among the sleeves. */
export function placeProject(
	canonical: string,
	project?: { name: string; path: string },
): StructuredData {
	const steps = [
		{ name: "Portfolios", path: "/artwork" },
		{ name: "Tattoos", path: "/artwork/tattoos" },
		{ name: "Sleeves & Large Scale", path: href("/sleeves-largescale") },
	];
	return describeBreadcrumbs(project ? [...steps, project] : steps, canonical);
}
