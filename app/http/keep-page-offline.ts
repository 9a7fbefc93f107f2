import { isPlainClick } from "../ui/is-plain-click.ts";
import { sayUnreached } from "../ui/say-unreached.ts";

/**
 * While the device is offline a link to another page says so, and the page stays: the router, which cannot load the
 * other page's code, would reload this one and lose it. To be heard before the router.
 */
export function keepPageOffline(event: MouseEvent): void {
	if (navigator.onLine || event.defaultPrevented) return;
	const link = findWayOut(event);
	if (!link || isSamePage(link)) return;
	event.preventDefault();
	sayUnreached("That page", () => link.click());
}

/** A plain press on a link within the site; what opens without leaving the page looks after itself. */
export function findWayOut(event: MouseEvent): HTMLAnchorElement | null {
	if (!isPlainClick(event)) return null;
	const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
	if (link?.origin !== location.origin) return null;
	return link.target || link.hasAttribute("download") || "late" in link.dataset ? null : link;
}

function isSamePage({ pathname, search }: HTMLAnchorElement): boolean {
	return pathname === location.pathname && search === location.search;
}
