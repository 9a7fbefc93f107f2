import { type RefObject, useState } from "react";
import { useSubmit } from "react-router";
import type { RequestProgress, RequestState } from "../../db/desk-tables.ts";
import { runToastAction } from "../../ui/toast/toast-store.ts";
import { useDeskKeys } from "../frame/use-desk-keys.ts";
import { ChangeDialog } from "../inbox/change-dialog.tsx";
import { KeysDialog } from "../inbox/keys-dialog.tsx";
import type { ShownRequest } from "./client/client-words.tsx";

interface RequestKeysProps {
	request: ShownRequest & RequestProgress;
	/** Links to the requests before and after it. */
	nav: RefObject<HTMLElement | null>;
	/** Where "Mark as unread" is sent to. */
	unread: string;
}

/** The list's keys, with the same dialogs. */
export function RequestKeys({ request, nav, unread }: RequestKeysProps) {
	const submit = useSubmit();
	const [opened, setOpened] = useState<"keys" | "states" | null>(null);
	const close = () => setOpened(null);
	const send = (fields: Record<string, string>, action?: string) => {
		close();
		const to = { method: "post", action, replace: true, preventScrollReset: true } as const;
		void submit({ seen: request.changed_at, ...fields }, to);
	};
	const setState = (state: RequestState) => send({ intent: "state", state });
	const markUnread = () => send({ intent: "unread" }, unread);
	const step = (rel: string) => () =>
		nav.current?.querySelector<HTMLElement>(`[rel=${rel}]`)?.click();
	useDeskKeys(() => ({
		j: step("next"),
		k: step("prev"),
		e: () => (request.state === "booked" ? setState("done") : setOpened("states")),
		s: () => setOpened("states"),
		m: markUnread,
		z: () => {
			const undo = document.querySelector<HTMLElement>("main [name=undo]");
			if (undo) undo.click();
			else runToastAction();
		},
		"?": () => setOpened("keys"),
	}));
	return (
		<>
			<ChangeDialog
				triage={{
					choosing: opened === "states" ? { ...request, unread: false } : null,
					choose: close,
					setState: (_, state) => setState(state),
					toggleRead: markUnread,
					markAnswered: () => send({ intent: "answered" }),
				}}
			/>
			<KeysDialog open={opened === "keys"} onClose={close} />
		</>
	);
}
