import type { ReactZoomPanPinchContentRef } from "react-zoom-pan-pinch";

export type Zoom = ReactZoomPanPinchContentRef;

export const minScale = 1;
export const maxScale = 5;
/** Of the wheel, for each of its notches. */
export const wheelStep = 0.04;
/** Of buttons and keys. */
const buttonStep = 0.5;
const panPx = 80;

/** Where a movement that is under way ends, so that the next press goes on from there. */
let aim: { scale: number } | null = null;

export function zoomIn(zoom: Zoom | null): void {
	zoomBy(zoom, buttonStep);
}

export function zoomOut(zoom: Zoom | null): void {
	zoomBy(zoom, -buttonStep);
}

export function resetZoom(zoom: Zoom | null): void {
	void zoom?.resetTransform(moveMs());
}

/** Moves what is seen, in steps of a keypress: 1 to the right or down, -1 to the left or up. */
export function pan(zoom: Zoom | null, across: number, down: number): void {
	void zoom?.panBy(-across * panPx, -down * panPx, moveMs());
}

/** Sums of steps miss 1 by a hair. */
export function isZoomed(scale: number): boolean {
	return scale > minScale + 0.001;
}

function zoomBy(zoom: Zoom | null, step: number): void {
	const { wrapperComponent, state } = zoom?.instance ?? {};
	if (!zoom || !wrapperComponent || !state) return;
	const { left, top, width, height } = wrapperComponent.getBoundingClientRect();
	const to = { scale: Math.min(maxScale, Math.max(minScale, (aim ?? state).scale + step)) };
	aim = to;
	void zoom.zoomToPoint(to.scale, left + width / 2, top + height / 2, moveMs()).then(() => {
		if (aim === to) aim = null;
	});
}

/** How long a movement by button or key takes. */
export function moveMs(): number {
	return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 140;
}
