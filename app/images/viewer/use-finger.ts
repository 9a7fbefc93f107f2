import { type MouseEvent, type TouchEvent, useRef } from "react";

const leastSwipePx = 48;
const mostTapPx = 10;
const tapMs = 400;
const mostApartPx = 40;
/** Browsers repeat a tap as mouse events within this time. */
const echoMs = 1_000;

interface Finger {
	swipes: boolean;
	onPrevious?: () => void;
	onNext?: () => void;
	onDouble: (x: number, y: number) => void;
}

interface Touched {
	x: number;
	y: number;
	at: number;
}

/** Counts taps itself, because the library's double tap could fire again as a double click. */
export function useFinger({ swipes, onPrevious, onNext, onDouble }: Finger) {
	const start = useRef<Touched | null>(null);
	const tapped = useRef<Touched | null>(null);
	/** Time of handling: a double click that echoes taps has a timestamp of its own. */
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
