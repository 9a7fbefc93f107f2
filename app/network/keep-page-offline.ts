import { isPlainClick } from "../ui/is-plain-click.ts";
import { sayUnreached } from "../ui/toast/say-unreached.ts";

/**
 * While the device is offline a link to another page says so, and the page stays: the router, which cannot load the
 * other page's code, would reload this one and lose it. To be heard before the router.
 */
export function keepPageOffline(event: MouseEvent): void {
	if (navigator.onLine || event.defaultPrevented) return;
	const link = findWayOut(event);
	const { pathname, search } = location;
	if (!link || link.pathname + link.search === pathname + search) return;
	event.preventDefault();
	sayUnreached("That page", () => link.click());
}

/** A plain press on a link within the site; what opens without leaving the page looks after itself. */
export function findWayOut(event: MouseEvent): HTMLAnchorElement | null {
	const link = (event.target as Element).closest<HTMLAnchorElement>(
		"a[href]:not([target],[download],[data-late])",
	);
	return isPlainClick(event) && link?.origin === location.origin ? link : null;
}
