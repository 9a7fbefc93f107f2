import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";

interface FieldEvents {
	onKeyDown(event: KeyboardEvent): void;
	onBeforeInput(event: InputEvent): void;
	/** Captured, before the target. */
	onPress(event: PointerEvent): void;
	/** Page hide or unmount, which fire no blur. */
	onLeave(): void;
}

/** Focuses the field, and listens to native events that React reports too late or under another name. */
export function useFieldEvents(field: RefObject<HTMLTextAreaElement | null>, events: FieldEvents) {
	const hearKey = useEffectEvent(events.onKeyDown);
	const hearInput = useEffectEvent(events.onBeforeInput);
	const hearPress = useEffectEvent(events.onPress);
	const leave = useEffectEvent(events.onLeave);

	useLayoutEffect(() => {
		const opened = field.current;
		opened?.focus();
		opened?.setSelectionRange(opened.value.length, opened.value.length);
		opened?.addEventListener("keydown", hearKey);
		opened?.addEventListener("beforeinput", hearInput);
		addEventListener("pointerdown", hearPress, { capture: true });
		return () => {
			opened?.removeEventListener("keydown", hearKey);
			opened?.removeEventListener("beforeinput", hearInput);
			removeEventListener("pointerdown", hearPress, { capture: true });
		};
	}, [field]);
	useEffect(() => {
		addEventListener("pagehide", leave);
		return () => {
			removeEventListener("pagehide", leave);
			leave();
		};
	}, []);
}
