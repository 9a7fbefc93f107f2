import { href } from "react-router";
import { describeBreadcrumbs } from "../../search-engines/structured-data.server.ts";
import type { StructuredData } from "../../ui/page/describe-page.ts";

/** Breadcrumbs. @param steps from below the portfolios to the page itself */
export function placeInPortfolios(
	canonical: string,
	...steps: { name: string; path: string }[]
): StructuredData {
	return describeBreadcrumbs([{ name: "Portfolios", path: href("/artwork") }, ...steps], canonical);
}
