import type { KeyboardEvent } from "react";
import { findScale, isZoomed, pan, resetZoom, type Zoom, zoomIn, zoomOut } from "./zoom.ts";

interface Moves {
	onPrevious?: () => void;
	onNext?: () => void;
}

/** Escape belongs to the dialog, and combinations with Ctrl, Alt or Meta to the browser. */
export function pressKey(event: KeyboardEvent, zoom: Zoom | null, moves: Moves): void {
	if (event.ctrlKey || event.metaKey || event.altKey) return;
	const act = findAct(event.key, zoom, moves);
	if (!act) return;
	event.preventDefault();
	act();
}

function findAct(key: string, zoom: Zoom | null, { onPrevious, onNext }: Moves) {
	const zoomed = isZoomed(findScale(zoom));
	switch (key) {
		case "+":
		case "=":
			return () => zoomIn(zoom);
		case "-":
		case "_":
			return () => zoomOut(zoom);
		case "0":
			return () => resetZoom(zoom);
		case "ArrowLeft":
			return zoomed ? () => pan(zoom, -1, 0) : onPrevious;
		case "ArrowRight":
			return zoomed ? () => pan(zoom, 1, 0) : onNext;
		case "ArrowUp":
			return zoomed ? () => pan(zoom, 0, -1) : undefined;
		case "ArrowDown":
			return zoomed ? () => pan(zoom, 0, 1) : undefined;
	}
}
