import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { useNavigation, useSubmit } from "react-router";
import { movePiece, readNamedAct } from "./pieces/change-pieces.ts";

interface Pressed {
	/** Such as `up 12`, of the row `piece-12`. */
	act: string;
	/** Of the row below, which takes the place of one that leaves its list. */
	next: string | undefined;
}

interface MovedForm {
	form: RefObject<HTMLFormElement | null>;
	/** Version of the draft, which every change replaces. */
	seen: string;
	/** Name of the field that has the change. */
	field?: string;
}

/**
 * For forms whose rows are moved by dragging or by buttons. A drop also submits typed text.
 * @returns the rows in their new order, before the server has answered
 */
export function useMovedRows<Row extends { id: number | string }>(
	rows: Row[],
	{ form, seen, field = "act" }: MovedForm,
) {
	const pressed = useRef<Pressed>(undefined);
	const { state, formData } = useNavigation();
	const submit = useSubmit();
	useEffect(() => {
		if (seen && pressed.current) focusAgain(pressed.current);
	}, [seen]);
	const onSubmit = (event: FormEvent) => {
		// A second tap before the answer would refer to a replaced draft.
		if (state !== "idle") event.preventDefault();
		else pressed.current = readPressed(event.nativeEvent);
	};
	const act = readNamedAct(String(formData?.get(field) ?? ""));
	const named = act && rows.map((row) => ({ id: String(row.id), row }));
	const moved = named && movePiece(named, act);
	const onMove = (id: Row["id"], place: Row["id"]) => {
		const act = `to ${id} ${place}`;
		const sent = new FormData(form.current ?? undefined);
		sent.set(field, act);
		pressed.current = { act, next: undefined };
		submit(sent, { method: "post", preventScrollReset: true, flushSync: true });
	};
	const shown = moved?.map(({ row }) => row) ?? rows;
	return { shown, onMove, onSubmit, isBusy: state !== "idle" };
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
	const leaves = kind === "retire" || kind === "return" || kind === "delete";
	const row = document.getElementById(leaves && next ? next : `piece-${id}`);
	const same = row?.querySelector<HTMLElement>(`button[value="${act}"]:not(:disabled)`);
	const type = kind === "to" ? "button" : "submit";
	(same ?? row?.querySelector<HTMLElement>(`button[type="${type}"]:not(:disabled)`))?.focus();
}
