import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { newIdempotencyKey } from "../../network/call-api.ts";
import { type AnswerFields, readAnswerFields } from "./answer-fields.ts";

interface Typed {
	fields: Partial<AnswerFields>;
	/** Text and state by saved reply, so that looking at another one loses neither. */
	letters: Record<string, Pick<AnswerFields, "text" | "state">>;
	/** Revisions that the server's draft may have without being newer than this tab: whether the last ones arrived is not known. */
	seen: string[];
}

interface Revisions {
	/** Of the draft that the page was opened with; "" for none. */
	opened: string;
	/** Of what this page's form has stored since. */
	saved: string | undefined;
}

const keyOf = (requestId: string) => `answer ${requestId}`;

/** Keeps what is typed through a reload; the server gets it when the page is hidden, unless it has something newer. */
export function useTypedAnswer(
	form: RefObject<HTMLFormElement | null>,
	requestId: string,
	chosen: string | null,
	{ opened, saved }: Revisions,
): void {
	const reply = chosen ?? "";
	const current = useRef<Typed>(null);
	const begin = useEffectEvent((element: HTMLFormElement) => {
		const typed = readTyped(requestId, opened);
		const since = typed.seen.indexOf(opened);
		if (since >= 0) return { ...typed, seen: typed.seen.slice(since) };
		// Written elsewhere since, or sent.
		forgetTyped(requestId);
		element.reset();
		return readTyped(requestId, opened);
	});
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const typed = begin(element);
		current.current = typed;
		let isUnsent = reply in typed.letters;
		fill(element, { ...typed.fields, ...typed.letters[reply] });

		const read = () => {
			const entries = new FormData(element);
			return readAnswerFields((name) => entries.get(name)?.toString());
		};
		const keep = () => {
			const { text, state, reply: _, ...fields } = read();
			typed.fields = fields;
			typed.letters[reply] = { text, state };
			isUnsent = true;
			store(requestId, typed);
		};
		const send = async () => {
			if (document.visibilityState !== "hidden" || !isUnsent) return;
			isUnsent = false;
			const next = newIdempotencyKey();
			const body = new URLSearchParams({ ...read(), intent: "keep", next });
			for (const revision of typed.seen) body.append("seen", revision);
			// Before the answer, which a reload would miss.
			typed.seen.push(next);
			store(requestId, typed);
			const sent = { method: "POST", body, keepalive: true, redirect: "error" } as const;
			const answer = await fetch(location.pathname, sent).catch(() => null);
			if (current.current !== typed) return;
			if (answer?.ok) {
				typed.seen = typed.seen.slice(typed.seen.indexOf(next));
				store(requestId, typed);
			} else if (answer?.status !== 409) isUnsent = true;
		};
		element.addEventListener("input", keep);
		document.addEventListener("visibilitychange", send);
		return () => {
			current.current = null;
			element.removeEventListener("input", keep);
			document.removeEventListener("visibilitychange", send);
		};
	}, [form, requestId, reply]);
	useEffect(() => {
		const typed = current.current;
		if (!saved || !typed) return;
		typed.seen = [saved];
		store(requestId, typed);
	}, [requestId, saved]);
}

/** Once the server has all of it. */
export function forgetTyped(requestId: string): void {
	sessionStorage.removeItem(keyOf(requestId));
}

function store(requestId: string, typed: Typed): void {
	sessionStorage.setItem(keyOf(requestId), JSON.stringify(typed));
}

function readTyped(requestId: string, opened: string): Typed {
	const kept = sessionStorage.getItem(keyOf(requestId));
	return { fields: {}, letters: {}, seen: [opened], ...(kept && JSON.parse(kept)) };
}

function fill(form: HTMLFormElement, fields: Partial<AnswerFields>): void {
	for (const [name, value] of Object.entries(fields)) {
		const control = form.elements.namedItem(name);
		if (control && "value" in control) control.value = value;
	}
}
