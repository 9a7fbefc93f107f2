import { useEffect, useEffectEvent } from "react";
import { getTopmostDialog } from "../../../ui/dialog/topmost-dialog.ts";

/** Left and right, wherever on the page the focus is, unless something else has a use for them. */
export function useArrowKeys(onMove: (step: 1 | -1) => void): void {
	// By what is drawn: an effect would hear of a slide a moment after it is told of.
	const press = useEffectEvent((event: KeyboardEvent) => {
		const step = steps[event.key];
		if (!step || isTaken(event)) return;
		event.preventDefault();
		onMove(step);
	});
	useEffect(() => {
		// On the window, where keys that came before the page's scripts are repeated.
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, []);
}

const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

function isTaken(event: KeyboardEvent): boolean {
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
		return true;
	}
	if (getTopmostDialog() || document.querySelector(":popover-open")) return true;
	const { target } = event;
	if (!(target instanceof HTMLElement)) return false;
	return target.isContentEditable || target.matches("input, textarea, select, video, audio");
}
