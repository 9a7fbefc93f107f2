import { type RefObject, useState } from "react";
import { useSubmit } from "react-router";
import type { RequestProgress, RequestState } from "../../db/desk-tables.ts";
import { runToastAction } from "../../ui/toast/toast-store.ts";
import { useDeskKeys } from "../frame/use-desk-keys.ts";
import { ChangeDialog } from "../inbox/change-dialog.tsx";
import { KeysDialog } from "../inbox/keys-dialog.tsx";
import type { ShownRequest } from "./client/client-words.tsx";

type KeptRequest = ShownRequest & RequestProgress;

interface RequestKeysProps {
	request: KeptRequest;
	/** Links to the requests before and after it. */
	nav: RefObject<HTMLElement | null>;
	/** Where "Mark as Unread" is sent to. */
	unreadAction: string;
}

/** The list's keys, with the same dialogs. */
export function RequestKeys({ request, nav, unreadAction }: RequestKeysProps) {
	const submit = useSubmit();
	const [isHelpOpen, setHelpOpen] = useState(false);
	/** As it was when the dialog opened: news that come meanwhile have not been seen. */
	const [choosing, choose] = useState<KeptRequest | null>(null);
	const send = (seen: string, fields: Record<string, string>, action?: string) => {
		choose(null);
		const to = { method: "post", action, replace: true, preventScrollReset: true } as const;
		void submit({ seen, ...fields }, to);
	};
	const setState = ({ changed_at }: KeptRequest, state: RequestState) =>
		send(changed_at, { intent: "state", state });
	const markUnread = () => send(request.changed_at, { intent: "unread" }, unreadAction);
	const step = (rel: string) => () =>
		nav.current?.querySelector<HTMLElement>(`[rel=${rel}]`)?.click();
	useDeskKeys(() => ({
		j: step("next"),
		k: step("prev"),
		e: () => (request.state === "booked" ? setState(request, "done") : choose(request)),
		s: () => choose(request),
		m: markUnread,
		z: () => {
			const undo = document.querySelector<HTMLElement>("main [name=undo]");
			if (undo) undo.click();
			else runToastAction();
		},
		"?": () => setHelpOpen(true),
	}));
	return (
		<>
			<ChangeDialog<KeptRequest & { unread: boolean }>
				triage={{
					choosing: choosing && { ...choosing, unread: false },
					choose,
					setState,
					toggleRead: markUnread,
					markAnswered: ({ changed_at }) => send(changed_at, { intent: "answered" }),
				}}
			/>
			<KeysDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
		</>
	);
}
