import { href } from "react-router";
import { describeBreadcrumbs } from "../../search-engines/structured-data.server.ts";
import type { StructuredData } from "../../ui/page/describe-page.ts";

/** Where a page stands among the portfolios. @param steps from the first below them to the page itself */
export function placeInPortfolios(
	canonical: string,
	...steps: { name: string; path: string }[]
): StructuredData {
	return describeBreadcrumbs([{ name: "Portfolios", path: href("/artwork") }, ...steps], canonical);
}
