import { href } from "react-router";
import type { StructuredData } from "../../../ui/page/describe-page.ts";
import { placeInPortfolios } from "../../pieces/place-in-portfolios.server.ts";

/** Where the sleeves stand among the portfolios, a project among them, and a picture in it. @param steps below the sleeves */
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
