import { href } from "react-router";
import type { StructuredData } from "../../../ui/page/describe-page.ts";
import { placeInPortfolios } from "../../pieces/place-in-portfolios.server.ts";

/** Breadcrumbs. @param steps from below the sleeves to the page itself */
export function placeProject(
	canonical: string,
	...steps: { name: string; path: string }[]
): StructuredData {
	const above = [
		{ name: "Tattoos", path: href("/artwork/tattoos") },
		{ name: "Sleeves & Large Scale", path: href("/sleeves-largescale") },
	];
	return placeInPortfolios(canonical, ...above, ...steps);
}
