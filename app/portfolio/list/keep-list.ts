import type { ShouldRevalidateFunctionArgs } from "react-router";
import { keepPage } from "../../ui/page/keep-page.ts";

/**
 * Keeps a list whose address comes to name another of its pages that is here already, by scrolling, Back or
 * Forward, or a picture of it.
 */
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
