import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { isDialogOpen } from "../../consultation/dialog/dialog-history.ts";
import { importOnline } from "../../network/import-online.ts";
import { usePageKey } from "../../ui/page/page-key.ts";
import { readEntryKey } from "../../ui/page/page-scroll.tsx";

/** How long nothing may scroll until the visitor is taken to look. */
const stillMs = 120;

/**
 * Lets the address name the page of the list that is looked at, so that a reload, or whoever gets the
 * address, begins there. Most visitors who come from a link to a list see its beginning; what follows them
 * comes once they have scrolled.
 */
export function useAddressOfPage(): void {
	const location = useLocation();
	const { key, pathname, mask } = location;
	const { state } = useNavigation();
	const navigate = useNavigate();
	const page = usePageKey();
	const follower = useRef<typeof import("./follow-page.ts") | null>(null);

	const follow = useEffectEvent(async () => {
		// A navigation would end another, and close what is open.
		if (state !== "idle" || mask || isDialogOpen()) return;
		const search = follower.current?.followPage(location);
		if (search === undefined) return;
		const options = { replace: true, preventScrollReset: true, state: { page } };
		await navigate({ pathname, search }, options);
		noteEntry(readEntryKey());
	});
	const noteEntry = useEffectEvent((entry = key) => {
		if (!mask) follower.current?.notePlace(entry);
	});

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let gone = false;
		const onStill = async () => {
			// What does not come is asked for again with the next movement.
			follower.current ??= await importOnline(() => import("./follow-page.ts")).catch(() => null);
			if (!gone) await follow();
		};
		const onScroll = () => {
			clearTimeout(timer);
			timer = setTimeout(() => void onStill(), stillMs);
		};
		addEventListener("scroll", onScroll, { passive: true });
		return () => {
			gone = true;
			clearTimeout(timer);
			removeEventListener("scroll", onScroll);
			follower.current?.stopFollowing();
		};
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each entry has a scroll position of its own
	useEffect(() => noteEntry(), [key]);
}
