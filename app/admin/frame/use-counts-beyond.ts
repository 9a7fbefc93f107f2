import { type RefObject, useEffect, useState } from "react";

export type Side = "start" | "end";

/** By `data-count` of the counts that a sideways scrolling row does not show: on which side they are. */
export function useCountsBeyond(
	row: RefObject<HTMLElement | null>,
	counted: string,
): Record<string, Side | null> {
	const [beyond, setBeyond] = useState<Record<string, Side | null>>({});
	// biome-ignore lint/correctness/useExhaustiveDependencies: other counts have other elements
	useEffect(() => {
		const note = (entries: IntersectionObserverEntry[]) => {
			const found = entries.map(({ target, isIntersecting, boundingClientRect, rootBounds }) => {
				const side = boundingClientRect.left > (rootBounds?.left ?? 0) ? "end" : "start";
				return [target.getAttribute("data-count"), isIntersecting ? null : side];
			});
			setBeyond((old) => ({ ...old, ...Object.fromEntries(found) }));
		};
		// The ends are covered by the marks; on the left a count needs its name beside it, too.
		const ends = { root: row.current, rootMargin: "0px -56px 0px -96px", threshold: 0.5 };
		const observer = new IntersectionObserver(note, ends);
		for (const count of row.current?.querySelectorAll("[data-count]") ?? [])
			observer.observe(count);
		return () => observer.disconnect();
	}, [row, counted]);
	return beyond;
}
