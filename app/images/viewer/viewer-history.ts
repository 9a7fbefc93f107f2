import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigate, useNavigationType } from "react-router";
import { type PageState, usePageKey } from "../../ui/page/page-key.ts";

interface ViewerState extends PageState {
	viewer?: string;
	/** The shown URL is the picture's; a reload loads that page and drops the state. */
	masked?: boolean;
}

interface ViewerPlace {
	show(id: string, address?: string, replace?: boolean): void;
	close(): void;
	onDrawn?: () => void;
}

let place: ViewerPlace | null = null;

/** Opens the viewer whose list has this picture; resolves after rendering. */
export function openViewer(id: string, address?: string): Promise<void> {
	return new Promise((resolve) => {
		if (!place) return resolve();
		place.onDrawn = resolve;
		place.show(id, address);
	});
}

/** Shows another picture in the open viewer; Back still closes it. */
export function moveViewer(id: string, address?: string): void {
	place?.show(id, address, true);
}

export function closeViewer(): void {
	place?.close();
}

export function useOpenPicture(): string | null {
	return readPicture(useLocation());
}

function readPicture({ state, mask }: Location): string | null {
	const { viewer, masked }: ViewerState = state ?? {};
	return viewer !== undefined && Boolean(mask) === masked ? viewer : null;
}

/** Each opened picture is a history entry, masked by the picture's own URL. */
export function useViewerPlace(): void {
	const location = useLocation();
	const type = useNavigationType();
	const navigate = useNavigate();
	const page = usePageKey();
	/**
	 * Set until the page beneath renders: a second Back would leave the page, and a step would replace
	 * its entry.
	 */
	const leaving = useRef(false);

	useEffect(() => {
		const onPop = () => {
			leaving.current = true;
		};
		window.addEventListener("popstate", onPop);
		return () => window.removeEventListener("popstate", onPop);
	}, []);

	useLayoutEffect(() => {
		const { pathname, search } = location;
		if (type !== "REPLACE") leaving.current = false;
		const here: ViewerPlace = {
			show(id, address = pathname, replace = false) {
				if (replace && leaving.current) return;
				const masked = address !== pathname;
				const state: ViewerState = { page, viewer: id, masked };
				const mask = masked ? address : undefined;
				const options = { replace, mask, state, preventScrollReset: true };
				void navigate({ pathname, search }, options);
			},
			close() {
				if (leaving.current || readPicture(location) === null) return;
				leaving.current = true;
				window.history.back();
			},
		};
		place = here;
		return () => {
			here.onDrawn?.();
			place = null;
		};
	}, [location, type, navigate, page]);
}
