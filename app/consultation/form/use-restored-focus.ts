import { type RefObject, useLayoutEffect, useRef } from "react";

/** Disabled and inert controls lose the focus. Holds it elsewhere meanwhile and gives it back. */
export function useRestoredFocus(
	form: RefObject<HTMLElement | null>,
	rest: RefObject<HTMLElement | null>,
	phase: string,
	busy: boolean,
): void {
	const before = useRef<HTMLElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: every change of phase may close controls
	useLayoutEffect(() => {
		const held = document.activeElement;
		if (busy) {
			if (!(held instanceof HTMLElement) || !form.current?.contains(held)) return;
			if (!held.matches(":disabled, [inert] *")) return;
			before.current ??= held;
			rest.current?.focus({ preventScroll: true });
			return;
		}
		const back = before.current;
		before.current = null;
		const adrift = held === rest.current || held === document.body;
		if (back?.isConnected && adrift) back.focus({ preventScroll: true });
	}, [phase, busy, form, rest]);
}
