import { createContext, type RefObject, useContext, useLayoutEffect, useState } from "react";

type Listener = (near: boolean) => void;

/** Reports which pages are near the screen, so that only their cards do expensive work. */
interface NearWatch {
	/** @returns cleanup */
	watch(card: Element, listener: Listener): () => void;
	/** Marks the page of this piece as near at once. */
	mark(piece: Element | null): void;
	/** While held, pages stay near: a dragged card must not lose its origin. */
	hold(held: boolean): void;
}

/** Null when cards have no expensive behavior. */
export const Near = createContext<NearWatch | null>(null);

export function useNear(card: RefObject<Element | null>): boolean {
	const watch = useContext(Near);
	const [near, setNear] = useState(false);
	// A layout effect, so that a moved card has its handle at once.
	useLayoutEffect(
		() => (card.current ? watch?.watch(card.current, setNear) : undefined),
		[watch, card],
	);
	return near;
}

export function createNearWatch(): NearWatch {
	const pages = new Map<Element, { near: boolean; seen: boolean; listeners: Set<Listener> }>();
	let held = false;
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) {
				const page = pages.get(target);
				if (page) page.seen = isIntersecting;
			}
			notify();
		},
		{ rootMargin: "100% 0px" },
	);

	function notify() {
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
		mark(piece) {
			const list = piece?.closest("ol");
			const page = list && pages.get(list);
			if (page) page.seen = true;
			notify();
		},
		hold(on) {
			held = on;
			if (held) return;
			// The page may have moved; observing again reports every position.
			for (const element of pages.keys()) {
				observer.unobserve(element);
				observer.observe(element);
			}
		},
	};
}
