import { type MouseEvent, type TouchEvent, useRef } from "react";

const leastSwipePx = 48;
/** A finger that moves no further than this taps. */
const mostTapPx = 10;
/** The longest that a tap lasts, and that its second one lets wait. */
const tapMs = 400;
/** How far from the first a second tap may be. */
const mostApartPx = 40;
/** Browsers tell of a tap as of a click too, somewhat later. */
const echoMs = 1_000;

interface Finger {
	/** Whether a finger drawn across turns to another picture. */
	swipes: boolean;
	onPrevious?: () => void;
	onNext?: () => void;
	/** Two taps or clicks in one place; where that is on the screen. */
	onDouble: (x: number, y: number) => void;
}

interface Touched {
	x: number;
	y: number;
	at: number;
}

/**
 * What one finger does by itself; two never do any of it. Taps are counted here, since those that the
 * library counts may be told once more as a double click.
 */
export function useFinger({ swipes, onPrevious, onNext, onDouble }: Finger) {
	const start = useRef<Touched | null>(null);
	const tapped = useRef<Touched | null>(null);
	/** When it was heard of: a double click that tells of taps bears its own time, and not theirs. */
	const lastTouch = useRef(-echoMs);

	function onTouchStart({ touches, timeStamp }: TouchEvent) {
		const touch = touches[0];
		const alone = touch && touches.length === 1;
		start.current = alone ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
		if (!alone) tapped.current = null;
	}

	function onTouchEnd({ changedTouches, timeStamp }: TouchEvent) {
		lastTouch.current = performance.now();
		const from = start.current;
		const touch = changedTouches[0];
		start.current = null;
		if (!from || !touch) return;
		const to = { x: touch.clientX, y: touch.clientY, at: timeStamp };
		if (to.at - from.at <= tapMs && isNear(from, to, mostTapPx)) return tap(from, to);
		tapped.current = null;
		const across = to.x - from.x;
		if (!swipes || Math.abs(across) < Math.max(leastSwipePx, 1.5 * Math.abs(to.y - from.y))) return;
		if (across < 0) onNext?.();
		else onPrevious?.();
	}

	function tap(from: Touched, to: Touched) {
		const first = tapped.current;
		const second = first && from.at - first.at <= tapMs && isNear(first, to, mostApartPx);
		tapped.current = second ? null : to;
		if (second) onDouble(to.x, to.y);
	}

	function onTouchCancel() {
		start.current = null;
		tapped.current = null;
	}

	function onDoubleClick({ clientX, clientY }: MouseEvent) {
		if (performance.now() - lastTouch.current > echoMs) onDouble(clientX, clientY);
	}

	return { onTouchStart, onTouchEnd, onTouchCancel, onDoubleClick };
}

function isNear(one: Touched, other: Touched, mostPx: number): boolean {
	return Math.hypot(other.x - one.x, other.y - one.y) <= mostPx;
}
