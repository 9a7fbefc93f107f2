import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { subscribeToChanges } from "../events/changes.ts";
import { showUnread } from "./show-unread.ts";

/** @param loaded the frame's count, made anew after each write of the artist */
export function useUnread(loaded: { unread: number }): number {
	const [told, setTold] = useState({ loaded, unread: loaded.unread });
	const unread = told.loaded === loaded ? told.unread : loaded.unread;
	const { pathname, search } = useLocation();
	useEffect(
		() =>
			subscribeToChanges((change) => {
				if (change) setTold({ loaded, unread: change.unread });
			}),
		[loaded],
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title
	useEffect(() => showUnread(unread), [unread, pathname, search]);
	return unread;
}
