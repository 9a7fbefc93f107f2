import { createContext, type RefObject, useContext, useLayoutEffect, useState } from "react";

type Listener = (near: boolean) => void;

/** Tells which pages of a wall are near the screen, so that what is costly is done for their cards only. */
export interface NearWatch {
	/** @returns how to stop */
	watch(card: Element, listener: Listener): () => void;
	/** What hangs on the same page as this is near from now on, before anything could be seen of it. */
	bring(piece: Element | null): void;
	/** Until it is let go, none goes away: what is being moved would lose where it came from. */
	hold(held: boolean): void;
}

/** Null where nothing is to be done for cards that are near. */
export const Near = createContext<NearWatch | null>(null);

/** Whether the page that the card hangs on is near the screen. */
export function useNear(card: RefObject<Element | null>): boolean {
	const watch = useContext(Near);
	const [near, setNear] = useState(false);
	// Not later: what hangs elsewhere now is to have its handle at once.
	useLayoutEffect(
		() => (card.current ? watch?.watch(card.current, setNear) : undefined),
		[watch, card],
	);
	return near;
}

/** A screen's height above and below. */
const margin = "100% 0px";

export function createNearWatch(): NearWatch {
	const pages = new Map<Element, { near: boolean; seen: boolean; listeners: Set<Listener> }>();
	let held = false;
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) {
				const page = pages.get(target);
				if (page) page.seen = isIntersecting;
			}
			tell();
		},
		{ rootMargin: margin },
	);

	function tell() {
		for (const page of pages.values()) {
			const near = page.seen || (held && page.near);
			if (near === page.near) continue;
			page.near = near;
			for (const listener of page.listeners) listener(near);
		}
	}

	return {
		watch(card, listener) {
			const element = card.closest("ol");
			if (!element) return () => {};
			const page = pages.get(element) ?? { near: false, seen: false, listeners: new Set() };
			if (!pages.has(element)) {
				pages.set(element, page);
				observer.observe(element);
			}
			page.listeners.add(listener);
			listener(page.near);
			return () => {
				page.listeners.delete(listener);
				if (page.listeners.size > 0) return;
				pages.delete(element);
				observer.unobserve(element);
			};
		},
		bring(piece) {
			const page = pages.get(piece?.closest("ol") ?? document.body);
			if (page) page.seen = true;
			tell();
		},
		hold(on) {
			held = on;
			if (held) return;
			// The page may just have gone to another place: all tell anew where they are.
			for (const element of pages.keys()) {
				observer.unobserve(element);
				observer.observe(element);
			}
		},
	};
}
