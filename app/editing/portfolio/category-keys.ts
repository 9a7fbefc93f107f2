import type { DocumentKeys } from "../documents/copy-precedence.ts";

/** Where this browser keeps its copies of the categories. */
export const categoryKeys = {
	file: "portfolio-categories",
	local: "portfolio_categories",
	permanent: "portfolio_categories_permanent",
} satisfies DocumentKeys;
