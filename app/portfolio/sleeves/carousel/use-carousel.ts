import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { isMotionReduced } from "../../../ui/is-motion-reduced.ts";

/** Scrolling counts as ended after this time without scroll events. */
const stillMs = 120;

/** Tracks the current slide; the browser scrolls and snaps. */
export function useCarousel(count: number) {
	const row = useRef<HTMLUListElement>(null);
	/** Target of a button or key; slides passed on the way are not announced. */
	const aim = useRef<number | null>(null);
	/** Cancels the pending end-of-scroll check. */
	const callOff = useRef(() => {});
	const [at, setAt] = useState(0);
	const [nears, setNears] = useState(false);
	const { hash } = useLocation();

	const settle = useCallback(() => {
		const leadsTo = aim.current;
		aim.current = null;
		setAt((before) => (row.current ? findNearest(row.current, leadsTo ?? before) : before));
	}, []);

	function goTo(index: number): void {
		const to = Math.min(count - 1, Math.max(0, index));
		// A pending check would still report the previous slide.
		callOff.current();
		aim.current = to;
		setAt(to);
		if (row.current) glideTo(row.current, to);
	}

	/** Counts from the last target, since several keys may be replayed after hydration. */
	function move(step: 1 | -1): void {
		goTo((aim.current ?? at) + step);
	}

	function onScroll(): void {
		callOff.current();
		callOff.current = whenStill(settle);
		if (aim.current === null) settle();
	}

	function onTakeOver(): void {
		aim.current = null;
	}

	useEffect(() => setNears(true), []);

	// A fragment may name a slide, and the row may have been scrolled before hydration. Client-side
	// navigation does not set `:target`.
	useEffect(() => {
		const named = [...(row.current?.children ?? [])].findIndex(({ id }) => hash === `#${id}`);
		if (named < 0) settle();
		else {
			setAt(named);
			row.current?.scrollTo({ left: findLeft(row.current, named) });
		}
		return () => callOff.current();
	}, [settle, hash]);

	return {
		at,
		nears,
		goTo,
		move,
		rowProps: { ref: row, onScroll, onTouchStart: onTakeOver, onWheel: onTakeOver },
	};
}

/**
 * A slow device may render nothing for longer than `stillMs` during smooth scrolling, so wait for the
 * next frame, which delivers pending scroll events first.
 * @returns cancels
 */
function whenStill(then: () => void): () => void {
	let frame = 0;
	const timer = setTimeout(() => {
		frame = requestAnimationFrame(then);
	}, stillMs);
	return () => {
		clearTimeout(timer);
		cancelAnimationFrame(frame);
	};
}

/**
 * `scroll-behavior` in the stylesheet would animate fragment links as well, and setting the position during such an
 * animation misses the slide.
 */
function glideTo(row: HTMLElement, index: number): void {
	row.scrollTo({ left: findLeft(row, index), behavior: isMotionReduced() ? "instant" : "smooth" });
}

/** @returns `scrollLeft` that centers the slide */
function findLeft(row: HTMLElement, index: number): number {
	const slide = row.children[index];
	if (!(slide instanceof HTMLElement)) return 0;
	const middle = slide.offsetLeft + slide.offsetWidth / 2 - row.clientWidth / 2;
	return Math.min(row.scrollWidth - row.clientWidth, Math.max(0, middle));
}

/** @param preferred wins ties, as at the ends of a row wider than its slides */
function findNearest(row: HTMLElement, preferred: number): number {
	const distance = (index: number) => Math.abs(findLeft(row, index) - row.scrollLeft);
	let nearest = preferred;
	for (let index = 0; index < row.children.length; index++) {
		if (distance(index) < distance(nearest) - 1) nearest = index;
	}
	return nearest;
}
