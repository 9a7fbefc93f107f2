import { type TouchEvent, useRef } from "react";

const leastPx = 48;

interface Swipe {
	active: boolean;
	onPrevious?: () => void;
	onNext?: () => void;
}

/** A finger drawn across turns to the next picture, or back; two fingers never do. */
export function useSwipe({ active, onPrevious, onNext }: Swipe) {
	const start = useRef<{ x: number; y: number } | null>(null);

	function onTouchStart({ touches }: TouchEvent) {
		const touch = touches[0];
		start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
	}

	function onTouchEnd({ changedTouches }: TouchEvent) {
		const from = start.current;
		const to = changedTouches[0];
		start.current = null;
		if (!active || !from || !to) return;
		const across = to.clientX - from.x;
		if (Math.abs(across) < Math.max(leastPx, 1.5 * Math.abs(to.clientY - from.y))) return;
		if (across < 0) onNext?.();
		else onPrevious?.();
	}

	return { onTouchStart, onTouchEnd, onTouchCancel: () => (start.current = null) };
}
