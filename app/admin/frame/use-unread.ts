import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { subscribeToChanges } from "../events/changes.ts";
import type { Change, Counts } from "../events/watch-requests.server.ts";
import { showUnread } from "./show-unread.ts";

/** @param loaded the frame's counts, loaded again after each write of the artist */
export function useUnread(loaded: Counts): Counts {
	const [told, setTold] = useState<{ loaded: Counts; counts: Counts }>({ loaded, counts: loaded });
	const counts = told.loaded === loaded ? told.counts : loaded;
	const { unread } = counts;
	const { pathname, search } = useLocation();
	const tell = useEffectEvent((change: Change | null) => {
		if (change) setTold({ loaded, counts: change });
	});
	// Once: the frame's only listener would close and open the stream with each write.
	useEffect(() => subscribeToChanges(tell), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title
	useEffect(() => showUnread(unread), [unread, pathname, search]);
	return counts;
}
