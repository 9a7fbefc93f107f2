import { useCallback, useEffect, useRef, useState } from "react";

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
	const stillTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [at, setAt] = useState(0);

	const settle = useCallback(() => {
		const leadsTo = aim.current;
		aim.current = null;
		setAt((before) => (row.current ? findNearest(row.current, leadsTo ?? before) : before));
	}, []);

	const goTo = useCallback(
		(index: number) => {
			const to = Math.min(count - 1, Math.max(0, index));
			aim.current = to;
			setAt(to);
			if (row.current) row.current.scrollTo({ left: findLeft(row.current, to) });
		},
		[count],
	);

	const onScroll = useCallback(() => {
		clearTimeout(stillTimer.current);
		stillTimer.current = setTimeout(settle, stillMs);
		if (aim.current === null) settle();
	}, [settle]);

	/** A finger or the wheel takes the row over from a button. */
	const onTakeOver = useCallback(() => {
		aim.current = null;
	}, []);

	// The address may have named a slide, and the row may have been moved before scripts came.
	useEffect(() => {
		settle();
		return () => clearTimeout(stillTimer.current);
	}, [settle]);

	return {
		at,
		goTo,
		rowProps: { ref: row, onScroll, onTouchStart: onTakeOver, onWheel: onTakeOver },
	};
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
