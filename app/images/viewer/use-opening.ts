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

/** The plate that was pressed last: no other is still to be opened. */
let latest = new AbortController();
/** The toast that says that the last one did not open. */
let said = "";

/**
 * Opens a plate as soon as the viewer's code is here. Until it is open, Escape calls it off, and so does
 * another plate.
 */
export function useOpening({ link, of, viewer, href, address }: Opening) {
	const [busy, setBusy] = useState(false);

	async function open() {
		latest.abort();
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
		// Not every browser gives a clicked link the focus, and it is to come back here.
		link.current.focus({ preventScroll: true });
		code.growInto(link.current.firstElementChild, async () => {
			if (signal.aborted) return;
			await openViewer(of, address);
			if (signal.reason === calledOff) closeViewer();
			opening.abort();
		});
	}

	/** To the link's own page, unless the browser's error page would stand there. */
	async function leadThere(opening: AbortController) {
		const reachable = await isReachable();
		if (opening.signal.aborted || !link.current) return;
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

/** A page that was left for the picture's file may be come back to, and nothing is on its way then. */
function listenForEnd(opening: AbortController): void {
	const { signal } = opening;
	const onKeyDown = ({ key }: KeyboardEvent) => key === calledOff && opening.abort(calledOff);
	window.addEventListener("keydown", onKeyDown, { signal });
	window.addEventListener("pagehide", () => opening.abort(), { signal });
}
