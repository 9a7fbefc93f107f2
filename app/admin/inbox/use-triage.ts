import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { href, useFetcher } from "react-router";
import type { RequestState } from "../../db/desk-tables.ts";
import { states } from "../../requests/progress/states.ts";
import { addToast, type ToastWords } from "../../ui/toast/toast-store.ts";
import { type FilterName, filters } from "./filters.ts";
import type { ListedRequest } from "./list-requests.server.ts";

export interface Triage {
	/** The request whose next state is being chosen. */
	choosing: ListedRequest | null;
	choose(request: ListedRequest | null): void;
	setState(request: ListedRequest, state: RequestState): void;
	/** A booked one is done; of the others the artist says what became of them. */
	finish(request: ListedRequest): void;
	toggleRead(request: ListedRequest): void;
}

export function useTriage(list: RefObject<HTMLElement | null>, show: FilterName): Triage {
	const { submit, data } = useFetcher<{ isChanged: true }>();
	const [choosing, choose] = useState<ListedRequest | null>(null);
	const done = useRef<ToastWords>(undefined);
	useEffect(() => {
		if (data && done.current) addToast(done.current);
	}, [data]);

	const sending = useRef(Promise.resolve());
	const send = useCallback(
		(fields: Record<string, string>, words?: ToastWords) => {
			// One after another: a fetcher that is asked again gives up the request under way.
			sending.current = sending.current.then(() => {
				done.current = words;
				return submit(fields, { method: "post", action: href("/admin") });
			});
			return sending.current;
		},
		[submit],
	);
	const toggleRead = useCallback(
		({ id, unread }: ListedRequest) => void send({ id, read: unread ? "yes" : "no" }),
		[send],
	);
	const setState = (request: ListedRequest, state: RequestState) => {
		choose(null);
		const { id, first_name, last_name } = request;
		if (!filters[show].has(state, states[state].turn)) focusNeighbor(list.current, id);
		const { turn, waiting } = request;
		const before = { id, state: request.state, turn, ...(waiting && { waiting: "" }) };
		const words: ToastWords = {
			title: states[state].label,
			text: `${first_name} ${last_name}`,
			tone: "success",
			action: { label: "Undo", run: () => send(before) },
		};
		void send({ id, state }, words);
	};
	return {
		choosing,
		choose,
		setState,
		finish: (request) => (request.state === "booked" ? setState(request, "done") : choose(request)),
		toggleRead,
	};
}

/** Before the row goes, or the focus would be lost with it. */
function focusNeighbor(list: HTMLElement | null, id: string): void {
	const rows = [...(list?.querySelectorAll<HTMLElement>("[data-id]") ?? [])];
	const at = rows.findIndex((row) => row.dataset.id === id);
	const next = rows[at + 1] ?? rows[at - 1];
	// After a dialog has given the focus back.
	setTimeout(() => next?.querySelector("a")?.focus());
}
