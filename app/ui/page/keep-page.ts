import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * Skips revalidation on Back and Forward between a page and its open pictures, so that both work
 * offline.
 */
export function keepPage({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
	const same = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
	return !same && defaultShouldRevalidate;
}
