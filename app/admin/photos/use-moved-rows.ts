import type { FormEvent, RefObject } from "react";
import { useNavigation, useSubmit } from "react-router";
import { movePiece, readPieceAct } from "./pieces/change-pieces.ts";

interface MovedForm {
	form: RefObject<HTMLFormElement | null>;
	/** Name of the field that has the change. */
	field?: string;
}

/**
 * For forms whose rows are moved by dragging or by buttons. A drop also submits typed text.
 * @returns the rows in their new order, before the server has answered
 */
export function useMovedRows<Row extends { id: number | string }>(
	rows: Row[],
	{ form, field = "act" }: MovedForm,
) {
	const { state, formData } = useNavigation();
	const submit = useSubmit();
	const onSubmit = (event: FormEvent) => {
		// A second tap before the answer would refer to a replaced draft.
		if (state !== "idle") event.preventDefault();
	};
	const act = readPieceAct(String(formData?.get(field)));
	const shown = (act && movePiece(rows, act)) ?? rows;
	const onMove = (id: Row["id"], place: Row["id"]) => {
		const sent = new FormData(form.current ?? undefined);
		sent.set(field, `to ${id} ${place}`);
		submit(sent, { method: "post", preventScrollReset: true, flushSync: true });
	};
	return { shown, onMove, onSubmit, isBusy: state !== "idle" };
}
