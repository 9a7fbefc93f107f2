import { type RefObject, useEffect, useState } from "react";
import { callApi } from "../../network/call-api.ts";
import { createConnectionWatch } from "../../network/watch-connection.ts";
import { addToast } from "../../ui/toast/toast-store.ts";
import { openDraft } from "../draft/open-draft.ts";
import { isRequestWaiting } from "../draft/waiting-flag.ts";
import { type AskedPiece, askAbout, getAsked, watchAsked } from "./asked-piece.ts";

const known = new Map<string, AskedPiece | null>();

export function useAskedPiece(field: RefObject<HTMLInputElement | null>, first: AskedPiece | null) {
	const [name, read] = useState(first?.piece ?? "");
	const found = useFound(name, first);

	useEffect(() => {
		const take = () => {
			const asked = getAsked();
			if (!asked) return;
			known.set(asked.piece, asked);
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

function useFound(name: string, first: AskedPiece | null): AskedPiece | null | undefined {
	const [, setTold] = useState(0);
	const found = first?.piece === name ? first : known.get(name);
	const wanted = name !== "" && found === undefined;
	useEffect(() => {
		if (!wanted) return;
		let here = true;
		let asking = false;
		const ask = async () => {
			if (asking) return;
			asking = true;
			const answer = await callApi<AskedPiece>(`/api/artwork/${name}`);
			asking = false;
			if (answer.ok) known.set(name, answer.body);
			else if (answer.status === 404) known.set(name, null);
			if (here) setTold((times) => times + 1);
		};
		void ask();
		// Retry when the connection may be back.
		const unwatch = createConnectionWatch()(() => void ask());
		return () => {
			here = false;
			unwatch();
		};
	}, [wanted, name]);
	return found;
}
