import { useEffect, useEffectEvent } from "react";
import { getTopmostDialog } from "../../../ui/dialog/topmost-dialog.ts";

/** Works anywhere on the page, unless the focused element uses the keys. */
export function useArrowKeys(onMove: (step: 1 | -1) => void): void {
	// An effect event always sees the current slide.
	const press = useEffectEvent((event: KeyboardEvent) => {
		const step = steps[event.key];
		if (!step || isTaken(event)) return;
		event.preventDefault();
		onMove(step);
	});
	useEffect(() => {
		// On the window, where keys from before hydration are replayed.
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
