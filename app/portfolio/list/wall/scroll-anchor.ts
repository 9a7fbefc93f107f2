import { useLayoutEffect, useRef } from "react";

/**
 * Keeps the visible content in place when a page is inserted above it.
 * @param drawn changes when the page has rendered
 * @returns call just before inserting
 */
export function useScrollAnchor(drawn: unknown): () => void {
	const held = useRef<(() => void) | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs after the render of `drawn`
	useLayoutEffect(() => {
		held.current?.();
		held.current = null;
	}, [drawn]);
	return () => {
		held.current = rememberPlace();
	};
}

function rememberPlace(): () => void {
	const list = document.querySelector("ol[data-page]");
	const before = list?.getBoundingClientRect().top ?? 0;
	return () => {
		const after = list?.getBoundingClientRect().top ?? 0;
		window.scrollBy({ top: after - before, behavior: "instant" });
	};
}
