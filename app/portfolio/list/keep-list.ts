import type { ShouldRevalidateFunctionArgs } from "react-router";
import { keepPage } from "../../ui/page/keep-page.ts";

/** Skips revalidation when only the page or the open picture changes and the page is loaded. */
export function keepList(change: ShouldRevalidateFunctionArgs): boolean {
	const { currentUrl, nextUrl } = change;
	const path = nextUrl.pathname;
	if (currentUrl.pathname !== path || readRest(currentUrl) !== readRest(nextUrl)) {
		return keepPage(change);
	}
	const page = nextUrl.searchParams.get("page") ?? "1";
	const plate = `a[data-opens][href="${CSS.escape(window.location.pathname)}"]`;
	const here = document.querySelector(`ol[data-page="${CSS.escape(page)}"], ${plate}`);
	return !here && keepPage(change);
}

function readRest({ searchParams }: URL): string {
	const rest = new URLSearchParams(searchParams);
	rest.delete("page");
	return rest.toString();
}
