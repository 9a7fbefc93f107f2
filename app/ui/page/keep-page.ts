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

/** Whether a link to the same page changes its query, such as a tab does. */
export function isOtherQuery({
	currentUrl,
	nextUrl,
	formMethod,
}: ShouldRevalidateFunctionArgs): boolean {
	const isHere = currentUrl.pathname === nextUrl.pathname;
	return !formMethod && isHere && currentUrl.search !== nextUrl.search;
}
