import { type FormEvent, useEffect, useRef } from "react";
import { useNavigation } from "react-router";

interface Pressed {
	/** Such as `up 12`, of the row `piece-12`. */
	act: string;
	/** Of the row below, which takes the place of one that leaves its list. */
	next: string | undefined;
}

/**
 * For a form whose rows have buttons that change their order.
 * @param seen version of the draft, which every change replaces
 * @returns the form's `onSubmit`, and what else notes a change, such as a piece that is dropped
 */
export function useRowButtons(seen: string) {
	const pressed = useRef<Pressed>(undefined);
	const { state } = useNavigation();
	useEffect(() => {
		if (seen && pressed.current) focusAgain(pressed.current);
	}, [seen]);
	const onSubmit = (event: FormEvent) => {
		// A second tap before the answer would speak of a draft that is gone by then.
		if (state !== "idle") event.preventDefault();
		else pressed.current = readPressed(event.nativeEvent);
	};
	const remember = (act: string) => {
		pressed.current = { act, next: undefined };
	};
	return [onSubmit, remember] as const;
}

function readPressed({
	submitter,
}: Event & { submitter?: HTMLElement | null }): Pressed | undefined {
	if (!(submitter instanceof HTMLButtonElement)) return undefined;
	return { act: submitter.value, next: submitter.closest("li")?.nextElementSibling?.id };
}

/** The row of the button that was pressed may stand elsewhere now, or its button be disabled. */
function focusAgain({ act, next }: Pressed): void {
	const [kind, id] = act.split(" ");
	const leaves = kind === "retire" || kind === "return";
	const row = document.getElementById(leaves && next ? next : `piece-${id}`);
	const same = row?.querySelector<HTMLElement>(`button[value="${act}"]:not(:disabled)`);
	(same ?? row?.querySelector<HTMLElement>("button:not(:disabled)"))?.focus();
}
