import { type RefObject, useState } from "react";
import { isReachable } from "../../network/import-online.ts";
import { addToast, removeToast } from "../../ui/toast/toast-store.ts";
import type { LateViewer, ViewerCode } from "./load-viewer.ts";
import { closeViewer, openViewer } from "./viewer-history.ts";

interface Opening {
	link: RefObject<HTMLAnchorElement | null>;
	of: string;
	viewer: LateViewer;
	href: string;
	address?: string;
}

const calledOff = "Escape";

let latest: AbortController | null = null;
let said = "";

/** True from the tap until the viewer is drawn. Another navigation in between would lose the tap. */
export function isViewerOpening(): boolean {
	return latest !== null && !latest.signal.aborted;
}

export function useOpening({ link, of, viewer, href, address }: Opening) {
	const [busy, setBusy] = useState(false);

	async function open() {
		latest?.abort();
		removeToast(said);
		const opening = new AbortController();
		const { signal } = opening;
		latest = opening;
		signal.addEventListener("abort", () => setBusy(false));
		listenForEnd(opening);
		setBusy(!viewer.get());
		let code: ViewerCode;
		try {
			code = await viewer.load();
		} catch {
			return leadThere(opening);
		}
		if (signal.aborted || !link.current) return opening.abort();
		setBusy(false);
		// Not every browser focuses a clicked link, and closing the viewer returns focus here.
		link.current.focus({ preventScroll: true });
		await code.growInto(link.current.firstElementChild, async () => {
			if (signal.aborted) return;
			await openViewer(of, address);
			if (signal.reason === calledOff) closeViewer();
			opening.abort();
		});
	}

	/** Navigates to the link's page, unless offline: the browser's error page would replace this one. */
	async function leadThere(opening: AbortController) {
		const reachable = await isReachable();
		if (opening.signal.aborted || !link.current) return opening.abort();
		if (reachable) return window.location.assign(href);
		opening.abort();
		said = addToast({
			tone: "error",
			title: "The Picture Did Not Open",
			text: "It needs a connection, and the studio could not be reached.",
			action: { label: "Retry", run: () => void open() },
		});
	}

	return { busy, open };
}

/** `pagehide`, because the page may come back from the back/forward cache. */
function listenForEnd(opening: AbortController): void {
	const { signal } = opening;
	const onKeyDown = ({ key }: KeyboardEvent) => key === calledOff && opening.abort(calledOff);
	window.addEventListener("keydown", onKeyDown, { signal });
	window.addEventListener("pagehide", () => opening.abort(), { signal });
}
