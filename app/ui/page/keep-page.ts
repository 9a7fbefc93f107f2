import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For pages with pictures that open over them: Back and Forward keep the page, without a connection too. */
export function keepPage({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
	const same = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
	return !same && defaultShouldRevalidate;
}
