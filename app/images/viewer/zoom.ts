import type { TouchEvent } from "react";
import type { ReactZoomPanPinchContentRef } from "react-zoom-pan-pinch";
import { isMotionReduced } from "../../ui/is-motion-reduced.ts";

export type Zoom = ReactZoomPanPinchContentRef;

export const minScale = 1;
export const maxScale = 5;
/** Of the wheel, for each of its notches. */
export const wheelStep = 0.04;
/** Of buttons and keys. */
const buttonStep = 0.5;
const panPx = 80;
/** From a double tap or click, and by the second back to the whole picture. */
const doubleScale = 2.5;

interface Aim {
	scale: number;
	x: number;
	y: number;
}

/** What a movement that is under way leads to, and the point that stays in its place meanwhile. */
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

/** Zooms the point of the screen that was tapped or clicked twice, or shows the whole picture again. */
export function toggleZoom(zoom: Zoom | null, x: number, y: number): void {
	zoomTo(zoom, isZoomed(findScale(zoom)) ? minScale : doubleScale, { x, y });
}

/** Moves what is seen, in steps of a keypress: 1 to the right or down, -1 to the left or up. */
export function pan(zoom: Zoom | null, across: number, down: number): void {
	endMovement(zoom);
	void zoom?.panBy(-across * panPx, -down * panPx, moveMs());
}

/**
 * Puts the picture where its movement would have led, for what goes on from there: the library lets go of
 * a movement at the first sign of a wheel or finger, wherever it has come to.
 */
export function endMovement(zoom: Zoom | null): void {
	if (!zoom || !aim) return;
	const { scale, x, y } = aim;
	aim = null;
	// Or its next frame would lead back.
	zoom.instance.animation = null;
	void zoom.zoomToPoint(scale, x, y, 0);
}

/** Lets fingers that are still down go on: the library lets go of the picture with the first that is lifted. */
export function holdOn(zoom: Zoom | null, { currentTarget, nativeEvent }: TouchEvent): void {
	const touches = Array.from(nativeEvent.touches);
	const onPicture = touches.every(({ target }) => currentTarget.contains(target as Node));
	if (touches.length > 0 && onPicture) zoom?.instance.onTouchPanningStart(nativeEvent);
}

/** Sums of steps miss 1 by a hair. */
export function isZoomed(scale: number): boolean {
	return scale > minScale + 0.001;
}

/** The scale at which the picture stands once it is still. */
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

/** How long a movement by button or key takes. */
export function moveMs(): number {
	return isMotionReduced() ? 0 : 140;
}
