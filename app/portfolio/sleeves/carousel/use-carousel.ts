import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { isMotionReduced } from "../../../ui/is-motion-reduced.ts";

/** How long nothing may scroll until the row is taken to stand still. */
const stillMs = 120;

/**
 * A row that the browser scrolls and snaps by itself. Here is only known which slide it stands at, and how
 * to go to another.
 */
export function useCarousel(count: number) {
	const row = useRef<HTMLUListElement>(null);
	/** Where a button or key leads: the slides passed on the way there are not told of. */
	const aim = useRef<number | null>(null);
	/** Calls off that the row is taken to stand still soon. */
	const callOff = useRef(() => {});
	const [at, setAt] = useState(0);
	// The pictures beside it are fetched ahead, once they keep nobody waiting for the first.
	const [nears, setNears] = useState(false);
	const { hash } = useLocation();

	const settle = useCallback(() => {
		const leadsTo = aim.current;
		aim.current = null;
		setAt((before) => (row.current ? findNearest(row.current, leadsTo ?? before) : before));
	}, []);

	function goTo(index: number): void {
		const to = Math.min(count - 1, Math.max(0, index));
		// The row may have just come to a stop at another one, and not be taken for standing there now.
		callOff.current();
		aim.current = to;
		setAt(to);
		if (row.current) glideTo(row.current, to);
	}

	/** From where the last key leads, drawn or not: several may have waited for the page's scripts. */
	function move(step: 1 | -1): void {
		goTo((aim.current ?? at) + step);
	}

	function onScroll(): void {
		callOff.current();
		callOff.current = whenStill(settle);
		if (aim.current === null) settle();
	}

	/** A finger or the wheel takes the row over from a button. */
	function onTakeOver(): void {
		aim.current = null;
	}

	useEffect(() => setNears(true), []);

	// The address may have named a slide, which need not stand in the middle then, and the row may have been
	// moved before scripts came. The router leads to an address without making the slide its `:target`.
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
 * A slow device may draw nothing for longer than `stillMs` in the middle of a glide. Of what has scrolled since, the
 * next frame tells first, and `then` comes after.
 *
 * @returns calls it off
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
 * Only a visitor who sees the row gets it gliding. Of the style sheet it would glide also to the slide that
 * an address names, and a row that is set during such a glide ends beside its slide.
 */
function glideTo(row: HTMLElement, index: number): void {
	row.scrollTo({ left: findLeft(row, index), behavior: isMotionReduced() ? "instant" : "smooth" });
}

/** How far the row is scrolled when a slide stands in its middle, or as near to it as the ends let it. */
function findLeft(row: HTMLElement, index: number): number {
	const slide = row.children[index];
	if (!(slide instanceof HTMLElement)) return 0;
	const middle = slide.offsetLeft + slide.offsetWidth / 2 - row.clientWidth / 2;
	return Math.min(row.scrollWidth - row.clientWidth, Math.max(0, middle));
}

/** @param preferred wins over others that are as near, as at the ends of a row wider than its slides */
function findNearest(row: HTMLElement, preferred: number): number {
	const distance = (index: number) => Math.abs(findLeft(row, index) - row.scrollLeft);
	let nearest = preferred;
	for (let index = 0; index < row.children.length; index++) {
		if (distance(index) < distance(nearest) - 1) nearest = index;
	}
	return nearest;
}
