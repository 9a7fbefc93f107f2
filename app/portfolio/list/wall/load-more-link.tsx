import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import styles from "./artwork-wall.module.css";
import type { LoadFailure } from "./further-pages.ts";

interface FurtherWayProps {
	which: "previous" | "next";
	page: number;
	/** The address of the page; null where it has none. */
	to: string | null;
	/** Why what is there did not come. */
	failure: LoadFailure | null;
	busy: boolean;
	load(): void;
	children?: ReactNode;
}

/**
 * How far beyond the screen it may be when what it leads to is asked for. On a phone a page of pieces is seven
 * screens high, and a finger flings through several in the time of one request.
 */
function reachOut(which: FurtherWayProps["which"]): string {
	if (which === "previous") return "150% 0px 0px";
	return matchMedia("(min-width: 768px)").matches ? "0px 0px 150%" : "0px 0px 400%";
}

/** What is there comes by itself before the visitor is there; the link is for all others. */
export function FurtherWay({ which, page, to, failure, busy, load, children }: FurtherWayProps) {
	const place = useRef<HTMLParagraphElement>(null);
	const words = which === "next" ? "Next page" : "Previous page";
	const loadNow = useEffectEvent(load);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with the next page the place is a new one
	useEffect(() => {
		if (!place.current) return;
		// Whoever opens a later page at its top has come for that page, and sees the link.
		let asked = which === "next" || window.scrollY > 0;
		const whenNear = (entries: IntersectionObserverEntry[]) => {
			if (asked && entries.some(({ isIntersecting }) => isIntersecting)) loadNow();
			asked = true;
		};
		const observer = new IntersectionObserver(whenNear, { rootMargin: reachOut(which) });
		observer.observe(place.current);
		return () => observer.disconnect();
	}, [page]);
	return (
		<p ref={place} className={styles.way} data-way={which}>
			{to ? (
				<Link to={to} rel={which === "next" ? "next" : "prev"} viewTransition>
					{words}
				</Link>
			) : (
				<Button kind="quiet" onClick={load}>
					{words}
				</Button>
			)}
			{children}
			<span role="status">
				{failure
					? `The ${which} pieces did not come. ${failure.why}`
					: busy && "Loading more pieces"}
			</span>
			{failure && (
				<Button kind="quiet" busy={busy ? "Trying again" : undefined} onClick={load}>
					Retry
				</Button>
			)}
		</p>
	);
}
