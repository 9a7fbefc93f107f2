import { useContext, useEffect, useEffectEvent, useRef } from "react";
import { UNSAFE_DataRouterContext as DataRouter, useLocation, useNavigate } from "react-router";
import { isDialogOpen } from "../../consultation/dialog/dialog-history.ts";
import { isViewerOpening } from "../../images/viewer/use-opening.ts";
import { importOnline } from "../../network/import-online.ts";
import { usePageKey } from "../../ui/page/page-key.ts";
import { readEntryKey } from "../../ui/page/page-scroll.tsx";

/** Scrolling counts as ended after this time without scroll events. */
const stillMs = 120;

/**
 * Puts the visible page of the list into the URL, for reloads and shared links. The code loads on the
 * first scroll, because most visitors stay at the top.
 */
export function useAddressOfPage(): void {
	const location = useLocation();
	const { key, pathname, mask } = location;
	const router = useContext(DataRouter)?.router;
	const navigate = useNavigate();
	const page = usePageKey();
	const follower = useRef<typeof import("./follow-page.ts") | null>(null);

	/** Asks the router itself: on a slow device, what React has drawn is behind. */
	const isNavigating = () =>
		router?.state.navigation.state !== "idle" || router.state.location.key !== key;

	const follow = useEffectEvent(async () => {
		// Navigating now would cancel another navigation or close the open dialog.
		if (isNavigating() || mask || isDialogOpen() || isViewerOpening()) return;
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
			// The next scroll retries.
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
	// biome-ignore lint/correctness/useExhaustiveDependencies: each entry has its own scroll position
	useEffect(() => noteEntry(), [key]);
}
