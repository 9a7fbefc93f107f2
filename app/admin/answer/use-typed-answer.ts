import { type RefObject, useEffect } from "react";
import { type AnswerFields, readAnswerFields } from "./answer-fields.ts";

interface Typed {
	fields: Partial<AnswerFields>;
	/** Text and state by saved reply, so that looking at another one loses neither. */
	letters: Record<string, Pick<AnswerFields, "text" | "state">>;
}

const keyOf = (requestId: string) => `answer ${requestId}`;

/** Keeps what is typed through a reload; the server gets it when the page is hidden. */
export function useTypedAnswer(
	form: RefObject<HTMLFormElement | null>,
	requestId: string,
	chosen: string | null,
): void {
	const reply = chosen ?? "";
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const typed = readTyped(requestId);
		fill(element, { ...typed.fields, ...typed.letters[reply] });

		const read = () => {
			const entries = new FormData(element);
			return readAnswerFields((name) => entries.get(name)?.toString());
		};
		const keep = () => {
			const { text, state, reply: _, ...fields } = read();
			typed.fields = fields;
			typed.letters[reply] = { text, state };
			sessionStorage.setItem(keyOf(requestId), JSON.stringify(typed));
		};
		const send = () => {
			if (document.visibilityState !== "hidden" || !typed.letters[reply]) return;
			const body = new URLSearchParams({ ...read(), intent: "keep" });
			navigator.sendBeacon(location.pathname, body);
		};
		element.addEventListener("input", keep);
		document.addEventListener("visibilitychange", send);
		return () => {
			element.removeEventListener("input", keep);
			document.removeEventListener("visibilitychange", send);
		};
	}, [form, requestId, reply]);
}

/** Once the server has all of it. */
export function forgetTyped(requestId: string): void {
	sessionStorage.removeItem(keyOf(requestId));
}

function readTyped(requestId: string): Typed {
	const kept = sessionStorage.getItem(keyOf(requestId));
	return kept ? JSON.parse(kept) : { fields: {}, letters: {} };
}

function fill(form: HTMLFormElement, fields: Partial<AnswerFields>): void {
	for (const [name, value] of Object.entries(fields)) {
		const control = form.elements.namedItem(name);
		if (control && "value" in control) control.value = value;
	}
}
