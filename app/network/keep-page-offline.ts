import { isPlainClick } from "../ui/is-plain-click.ts";
import { sayUnreached } from "../ui/toast/say-unreached.ts";

/** Offline, the router's fallback reload would lose this page. Must run before the router's listener. */
export function keepPageOffline(event: MouseEvent): void {
	if (navigator.onLine || event.defaultPrevented) return;
	const link = findPageLink(event);
	const { pathname, search } = location;
	if (!link || link.pathname + link.search === pathname + search) return;
	event.preventDefault();
	sayUnreached("That page", () => link.click());
}

export function findPageLink(event: MouseEvent): HTMLAnchorElement | null {
	const link = (event.target as Element).closest<HTMLAnchorElement>(
		"a[href]:not([target],[download],[data-late])",
	);
	return isPlainClick(event) && link?.origin === location.origin ? link : null;
}
