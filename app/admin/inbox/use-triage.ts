import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { href, useFetcher } from "react-router";
import type { RequestState } from "../../db/desk-tables.ts";
import { findWaiting, nameAnswered, states } from "../../requests/progress/states.ts";
import { addToast, type ToastWords } from "../../ui/toast/toast-store.ts";
import { linkReply } from "../answer/link-reply.ts";
import type { ListChange } from "./change-listed-request.server.ts";
import { type FilterName, filters } from "./filters.ts";
import type { ListedRequest } from "./list-requests.server.ts";

export interface Triage {
	/** The request whose next state is being chosen. */
	choosing: ListedRequest | null;
	choose(request: ListedRequest | null): void;
	setState(request: ListedRequest, state: RequestState): void;
	/** Marks a booked request as done; for others it asks for the state. */
	finish(request: ListedRequest): void;
	toggleRead(request: ListedRequest): void;
	/** Answered outside the site. For a withdrawn request: seen. */
	markAnswered(request: ListedRequest): void;
	/** The last change that shows no toast. */
	said: string;
}

export function useTriage(list: RefObject<HTMLElement | null>, show: FilterName): Triage {
	const { submit, data } = useFetcher<ListChange>();
	const [choosing, choose] = useState<ListedRequest | null>(null);
	const [said, say] = useState("");
	/** The toast after each change, by request: several may be under way. */
	const done = useRef(new Map<string, ToastWords>());
	const sending = useRef(Promise.resolve());
	const send = useCallback(
		(fields: Record<string, string>) => {
			// One after another: a fetcher that is asked again gives up the request under way.
			sending.current = sending.current.then(() =>
				submit(fields, { method: "post", action: href("/admin") }),
			);
			return sending.current;
		},
		[submit],
	);
	useEffect(() => {
		const { id, undo, clashes = [] } = data ?? {};
		const words = id && done.current.get(id);
		if (words && clashes.length > 0) {
			addToast({
				title: `The date of ${words.text} is back and clashes with`,
				text: clashes.join("; "),
				tone: "error",
				link: { to: href("/admin/requests/:id/appointments", { id }), label: "Appointments" },
			});
		}
		if (!words || !undo) return;
		const run = () => {
			say(`${words.text}: undone`);
			return send({ id, undo });
		};
		addToast({ ...words, action: { label: "Undo", run } });
	}, [data, send]);
	const toggleRead = useCallback(
		({ id, unread, ...client }: ListedRequest) => {
			say(`${nameClient(client)}: marked as ${unread ? "read" : "unread"}`);
			void send({ id, read: unread ? "yes" : "no" });
		},
		[send],
	);
	const setState = (request: ListedRequest, state: RequestState) => {
		choose(null);
		say("");
		const { id, changed_at: seen, waitlist } = request;
		const waits = keepsPlace(request, state);
		const turn = waits ? "artist" : states[state].turn;
		const isListed = filters[show].has(state, turn, waitlist !== null);
		if (!isListed || !waits) focusNeighbor(list.current, id);
		const text = nameClient(request);
		const { label } = states[state];
		const words =
			state === "declined"
				? {
						title: `${label}. No letter was sent.`,
						link: { to: linkReply(id, state), label: "Write to them" },
					}
				: { title: label };
		done.current.set(id, { ...words, text, tone: "success" });
		void send({ id, state, seen });
	};
	return {
		choosing,
		choose,
		setState,
		finish: (request) => (request.state === "booked" ? setState(request, "done") : choose(request)),
		toggleRead,
		markAnswered(request) {
			const { id, changed_at: seen } = request;
			focusNeighbor(list.current, id);
			say(
				`${nameClient(request)}: ${nameAnswered(request).replace("Mark", "marked").toLowerCase()}`,
			);
			void send({ id, answered: "yes", seen });
		},
		said,
	};
}

function nameClient({ first_name, last_name }: Pick<ListedRequest, "first_name" | "last_name">) {
	return `${first_name} ${last_name}`;
}

/** Only those that wait do: the others are in the order of their changes. */
function keepsPlace({ waiting_since }: ListedRequest, state: RequestState): boolean {
	const change = { by: "artist", kind: "state", text: state, created_at: "" } as const;
	return state !== "spam" && findWaiting(waiting_since, [change]) !== null;
}

/** Before the row goes, or takes the focus away with it. */
function focusNeighbor(list: HTMLElement | null, id: string): void {
	const rows = [...(list?.querySelectorAll<HTMLElement>("[data-id]") ?? [])];
	const at = rows.findIndex((row) => row.dataset.id === id);
	const next = rows[at + 1] ?? rows[at - 1];
	// After a dialog has given the focus back.
	setTimeout(() => next?.querySelector("a")?.focus());
}
