import type { TouchEvent } from "react";
import type { ReactZoomPanPinchContentRef } from "react-zoom-pan-pinch";
import { isMotionReduced } from "../../ui/is-motion-reduced.ts";

export type Zoom = ReactZoomPanPinchContentRef;

export const minScale = 1;
export const maxScale = 5;
export const wheelStep = 0.04;
const buttonStep = 0.5;
const panPx = 80;
const doubleScale = 2.5;

interface Aim {
	scale: number;
	x: number;
	y: number;
}

let aim: Aim | null = null;

export function zoomIn(zoom: Zoom | null): void {
	zoomBy(zoom, buttonStep);
}

export function zoomOut(zoom: Zoom | null): void {
	zoomBy(zoom, -buttonStep);
}

export function resetZoom(zoom: Zoom | null): void {
	zoomTo(zoom, minScale);
}

export function toggleZoom(zoom: Zoom | null, x: number, y: number): void {
	zoomTo(zoom, isZoomed(findScale(zoom)) ? minScale : doubleScale, { x, y });
}

export function pan(zoom: Zoom | null, across: number, down: number): void {
	finishAnimation(zoom);
	void zoom?.panBy(-across * panPx, -down * panPx, moveMs());
}

/** Jumps to the animation's target, because the library cancels it on wheel or touch at any point. */
export function finishAnimation(zoom: Zoom | null): void {
	if (!zoom || !aim) return;
	const { scale, x, y } = aim;
	aim = null;
	// Otherwise its next frame would overwrite the jump.
	zoom.instance.animation = null;
	void zoom.zoomToPoint(scale, x, y, 0);
}

/** The library ends panning when the first of several fingers lifts; this restarts it for the rest. */
export function resumePanning(zoom: Zoom | null, { currentTarget, nativeEvent }: TouchEvent): void {
	const touches = Array.from(nativeEvent.touches);
	const onPicture = touches.every(({ target }) => currentTarget.contains(target as Node));
	if (touches.length > 0 && onPicture) zoom?.instance.onTouchPanningStart(nativeEvent);
}

/** Tolerates rounding errors of summed steps. */
export function isZoomed(scale: number): boolean {
	return scale > minScale + 0.001;
}

/** Target of a running animation, else the current scale. */
export function findScale(zoom: Zoom | null): number {
	return aim?.scale ?? zoom?.instance.state.scale ?? minScale;
}

function zoomBy(zoom: Zoom | null, step: number): void {
	zoomTo(zoom, Math.min(maxScale, Math.max(minScale, findScale(zoom) + step)));
}

function zoomTo(zoom: Zoom | null, scale: number, point = findMiddle(zoom)): void {
	if (!zoom) return;
	const to = { scale, ...point };
	aim = to;
	void zoom.zoomToPoint(to.scale, to.x, to.y, moveMs()).then(() => {
		if (aim === to) aim = null;
	});
}

function findMiddle(zoom: Zoom | null): { x: number; y: number } {
	const box = zoom?.instance.wrapperComponent?.getBoundingClientRect() ?? new DOMRect();
	return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export function moveMs(): number {
	return isMotionReduced() ? 0 : 140;
}
