import { useEffectEvent, useLayoutEffect } from "react";

type KeyCommands = Record<string, (() => void) | undefined>;

/** @param listCommands called at each key */
export function useDeskKeys(listCommands: () => KeyCommands): void {
	const find = useEffectEvent((key: string) => listCommands()[key]);
	// A key may follow the paint at once.
	useLayoutEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const run = isForDesk(event) ? find(event.key) : undefined;
			if (!run) return;
			event.preventDefault();
			run();
		};
		addEventListener("keydown", onKeyDown);
		return () => removeEventListener("keydown", onKeyDown);
	}, []);
}

/** @returns false if typed into a field (also an inert one), with a modifier, or while a dialog is open */
function isForDesk(event: KeyboardEvent): boolean {
	const { target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
	if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return false;
	// Inert fields lost the focus; the artist may still be typing.
	if (document.querySelector("dialog:modal, [inert][aria-busy=true]")) return false;
	return !(target as Element).closest("input, textarea, select, [contenteditable]");
}
