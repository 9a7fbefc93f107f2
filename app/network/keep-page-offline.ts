import { isPlainClick } from "../ui/is-plain-click.ts";
import { sayUnreached } from "../ui/toast/say-unreached.ts";

/**
 * Blocks links to other pages while offline: the router cannot load their code, and its reload would lose
 * this page. Must run before the router's listener.
 */
export function keepPageOffline(event: MouseEvent): void {
	if (navigator.onLine || event.defaultPrevented) return;
	const link = findWayOut(event);
	const { pathname, search } = location;
	if (!link || link.pathname + link.search === pathname + search) return;
	event.preventDefault();
	sayUnreached("That page", () => link.click());
}

/** Skips `data-late` links, which open without leaving the page. */
export function findWayOut(event: MouseEvent): HTMLAnchorElement | null {
	const link = (event.target as Element).closest<HTMLAnchorElement>(
		"a[href]:not([target],[download],[data-late])",
	);
	return isPlainClick(event) && link?.origin === location.origin ? link : null;
}
