import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "../../../ui/button.tsx";
import styles from "./artwork-wall.module.css";
import type { LoadFailure } from "./further-pages.ts";

interface LoadMoreLinkProps {
	which: "previous" | "next";
	page: number;
	to: string | null;
	failure: LoadFailure | null;
	busy: boolean;
	load(): void;
	children?: ReactNode;
}

/**
 * Preload distance. A page is about seven phone screens high, and a fling passes several screens
 * during one request.
 */
function reachOut(which: LoadMoreLinkProps["which"]): string {
	if (which === "previous") return "150% 0px 0px";
	return matchMedia("(min-width: 768px)").matches ? "0px 0px 150%" : "0px 0px 400%";
}

/** Loads its page before the visitor gets there; the link works without scripts and by keyboard. */
export function LoadMoreLink({
	which,
	page,
	to,
	failure,
	busy,
	load,
	children,
}: LoadMoreLinkProps) {
	const place = useRef<HTMLParagraphElement>(null);
	const words = which === "next" ? "Next page" : "Previous page";
	const loadNow = useEffectEvent(load);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page moves the sentinel
	useEffect(() => {
		if (!place.current) return;
		// A later page opened at its top must not load the one before it.
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
				<Link
					to={to}
					rel={which === "next" ? "next" : "prev"}
					className={buttonClass("outline")}
					viewTransition
				>
					{words}
				</Link>
			) : (
				<Button kind="outline" onClick={load}>
					{words}
				</Button>
			)}
			{children}
			<span role="status">
				{failure
					? `The ${which} pieces did not load. ${failure.why}`
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
