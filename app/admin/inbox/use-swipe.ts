import { type PointerEvent, useRef } from "react";
import type { ListedRequest } from "./list-requests.server.ts";
import type { Triage } from "./use-triage.ts";

const startsPx = 12;
const countsPx = 88;

interface Swipe {
	face: HTMLElement;
	x: number;
	y: number;
	by: number | null;
}

/** To the left: choose a state; to the right: mark as read or unread. A mouse has buttons for both. */
export function useSwipe(
	request: ListedRequest,
	{ choose, toggleRead }: Pick<Triage, "choose" | "toggleRead">,
) {
	const swipe = useRef<Swipe | null>(null);
	const end = (finished: boolean) => {
		const { face, by } = swipe.current ?? {};
		swipe.current = null;
		if (!face || !by) return;
		face.style.translate = "";
		delete face.dataset.swiping;
		if (!finished || Math.abs(by) < countsPx) return;
		if (by < 0) choose(request);
		else toggleRead(request);
	};
	return {
		onPointerDown({ pointerType, isPrimary, currentTarget, clientX, clientY }: PointerEvent) {
			if (pointerType !== "touch" || !isPrimary) return;
			swipe.current = { face: currentTarget as HTMLElement, x: clientX, y: clientY, by: null };
		},
		onPointerMove({ clientX, clientY, pointerId }: PointerEvent) {
			const now = swipe.current;
			if (!now) return;
			const by = clientX - now.x;
			if (now.by === null) {
				if (Math.abs(clientY - now.y) > startsPx) swipe.current = null;
				if (Math.abs(by) < startsPx || !swipe.current) return;
				now.face.setPointerCapture(pointerId);
				now.face.dataset.swiping = "";
			}
			now.by = by;
			now.face.style.translate = `${by}px`;
		},
		onPointerUp: () => end(true),
		onPointerCancel: () => end(false),
	};
}
