import { type RefObject, useEffect, useState } from "react";
import { addToast } from "../../ui/toast/toast-store.ts";
import { openDraft } from "../draft/open-draft.ts";
import { isRequestWaiting } from "../draft/waiting-flag.ts";
import { type AskedPiece, askAbout, getAsked, watchAsked } from "./asked-piece.ts";
import { notePiece, useNamedPiece } from "./named-piece.ts";

export function useAskedPiece(field: RefObject<HTMLInputElement | null>, first: AskedPiece | null) {
	const [name, read] = useState(first?.piece ?? "");
	const found = useNamedPiece(name, first);

	useEffect(() => {
		const take = () => {
			const asked = getAsked();
			if (!asked) return;
			notePiece(asked);
			// Once the draft is loaded, so that this piece replaces the kept one.
			void openDraft()
				.start()
				.then(() => attach(asked));
		};
		const attach = (asked: AskedPiece) => {
			if (getAsked() !== asked) return;
			askAbout(null);
			if (isRequestWaiting()) toastWaiting();
			else writeField(field.current, asked.piece);
		};
		take();
		return watchAsked(take);
	}, [field]);

	return {
		name,
		shown: found ?? null,
		gone: name !== "" && found === null,
		read,
		write: (value: string) => writeField(field.current, value),
	};
}

function writeField(field: HTMLInputElement | null, value: string): void {
	if (!field) return;
	field.value = value;
	field.dispatchEvent(new Event("input", { bubbles: true }));
}

function toastWaiting(): void {
	addToast({
		tone: "info",
		title: "Your Last Request Is Still Waiting",
		text: "It will be sent as you submitted it. Choose this piece again once it has been sent.",
	});
}
