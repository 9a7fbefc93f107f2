import { useEffect } from "react";
import { useLocation } from "react-router";
import { importOnline } from "../../network/import-online.ts";

/** How long nothing may scroll until the visitor is taken to look. */
const stillMs = 120;

/**
 * Lets the address name the page of the list that is looked at, so that a reload, or whoever gets the
 * address, begins there. The router is not told: for it the list stays where it is. Most visitors who come
 * from a link to a list see its beginning; what follows them comes once they have scrolled.
 */
export function useAddressOfPage(): void {
	const { key } = useLocation();
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let follower: typeof import("./follow-page.ts") | null = null;
		let gone = false;
		const follow = async () => {
			// What does not come is asked for again with the next movement.
			follower ??= await importOnline(() => import("./follow-page.ts")).catch(() => null);
			if (!gone) follower?.followPage(key);
		};
		const onScroll = () => {
			clearTimeout(timer);
			timer = setTimeout(() => void follow(), stillMs);
		};
		addEventListener("scroll", onScroll, { passive: true });
		return () => {
			gone = true;
			clearTimeout(timer);
			removeEventListener("scroll", onScroll);
			follower?.stopFollowing();
		};
	}, [key]);
}
