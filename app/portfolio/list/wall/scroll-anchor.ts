import { useLayoutEffect, useRef } from "react";

/**
 * Keeps what is looked at where it is on the screen when a page is put above it.
 *
 * @param drawn what changes when the page is there
 * @returns what to call just before
 */
export function useHeldPlace(drawn: unknown): () => void {
	const held = useRef<(() => void) | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is for what has just been drawn
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
