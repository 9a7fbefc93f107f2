import type { DocumentKeys } from "../documents/copy-precedence.ts";

export const categoryKeys = {
	file: "portfolio-categories",
	local: "portfolio_categories",
	permanent: "portfolio_categories_permanent",
} satisfies DocumentKeys;
