import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";

interface FieldEvents {
	onKeyDown(event: KeyboardEvent): void;
	onBeforeInput(event: InputEvent): void;
	/** A press anywhere on the page, before what is pressed hears of it. */
	onPress(event: PointerEvent): void;
	/** The page is left or reloaded, or this part of it goes away, none of which fires a blur. */
	onLeave(): void;
}

/** Focuses a field that opens, and hears what React reports too late, or under the same name for another event. */
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
