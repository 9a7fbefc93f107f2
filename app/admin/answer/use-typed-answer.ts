import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useSubmit } from "react-router";
import { newIdempotencyKey } from "../../network/call-api.ts";
import { type AnswerFields, readAnswerFields } from "./answer-fields.ts";

interface Typed {
	fields: Partial<AnswerFields>;
	/** Text and state by saved reply, so that looking at another one loses neither. */
	letters: Record<string, Pick<AnswerFields, "text" | "state">>;
	/** Revisions that the server's draft may have without being newer than this tab: whether the last ones arrived is not known. */
	seen: string[];
	/** The server may not have all of it. */
	isUnsent: boolean;
}

interface Drafts {
	/** Revision of the draft that the page was opened with; "" for none. */
	opened: string;
	/** What this page's form has stored since. */
	saved: { revision: string; fields: AnswerFields } | undefined;
	/** The draft is another one by now, and the page says so. */
	isRefused: boolean;
}

const keyOf = (requestId: string) => `answer ${requestId}`;

/**
 * Keeps what is typed through a reload; the server gets it when the page is hidden. Where that has something newer, the
 * form stays as it is, and the answer of its action says so.
 * @returns submits the form by one of its buttons, or saves it over another version that was shown
 */
export function useTypedAnswer(
	form: RefObject<HTMLFormElement | null>,
	requestId: string,
	chosen: string | null,
	{ opened, saved, isRefused }: Drafts,
): (button: HTMLButtonElement | null, over?: string) => void {
	const reply = chosen ?? "";
	const current = useRef<Typed>(null);
	const submit = useSubmit();
	/** Adds which revisions this may replace, and its own. */
	const sign = <Entries extends FormData | URLSearchParams>(entries: Entries): Entries => {
		const typed = current.current;
		if (!typed) return entries;
		const next = newIdempotencyKey();
		entries.set("seen", typed.seen.join(" "));
		entries.set("next", next);
		// Before the answer, which a reload would miss.
		typed.seen.push(next);
		store(requestId, typed);
		return entries;
	};
	const submitKeep = useEffectEvent((element: HTMLFormElement) => {
		const entries = new FormData(element);
		entries.set("intent", "keep");
		submit(sign(entries), { method: "post", preventScrollReset: true });
	});
	const begin = useEffectEvent((element: HTMLFormElement): Typed => {
		let typed = readTyped(requestId, opened);
		const since = typed.seen.indexOf(opened);
		// Written elsewhere since, or sent.
		const isOutdated = since < 0;
		if (!isOutdated) typed.seen = typed.seen.slice(since);
		else if (!typed.isUnsent) {
			forgetTyped(requestId);
			element.reset();
			typed = readTyped(requestId, opened);
		}
		current.current = typed;
		fill(element, { ...typed.fields, ...typed.letters[reply] });
		if (isOutdated && typed.isUnsent) submitKeep(element);
		return typed;
	});
	const send = useEffectEvent(async (element: HTMLFormElement, typed: Typed) => {
		if (document.visibilityState !== "hidden" || !typed.isUnsent || isRefused) return;
		const fields = readForm(element);
		const body = sign(new URLSearchParams({ ...fields, intent: "keep" }));
		const next = body.get("next") ?? "";
		const sent = { method: "POST", body, keepalive: true, redirect: "error" } as const;
		const answer = await fetch(location.pathname, sent).catch(() => null);
		if (current.current !== typed) return;
		if (answer?.status === 409) return submitKeep(element);
		if (!answer?.ok) return;
		typed.seen = typed.seen.slice(typed.seen.indexOf(next));
		typed.isUnsent = !isSame(readForm(element), fields);
		store(requestId, typed);
	});
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const typed = begin(element);
		const keep = () => {
			const { text, state, reply: _, ...fields } = readForm(element);
			typed.fields = fields;
			typed.letters[reply] = { text, state };
			typed.isUnsent = true;
			store(requestId, typed);
		};
		const onHidden = () => send(element, typed);
		element.addEventListener("input", keep);
		document.addEventListener("visibilitychange", onHidden);
		return () => {
			current.current = null;
			element.removeEventListener("input", keep);
			document.removeEventListener("visibilitychange", onHidden);
		};
	}, [form, requestId, reply]);
	useEffect(() => {
		const typed = current.current;
		if (!saved || !typed || !form.current) return;
		typed.seen = [saved.revision];
		typed.isUnsent = !isSame(readForm(form.current), saved.fields);
		store(requestId, typed);
	}, [form, requestId, saved]);
	return (button, over) => {
		if (!form.current) return;
		const entries = sign(new FormData(form.current, button));
		if (over !== undefined) {
			entries.set("intent", "mine");
			entries.set("seen", over);
		}
		submit(entries, { method: "post", preventScrollReset: button?.value !== "preview" });
	};
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
	return {
		fields: {},
		letters: {},
		seen: [opened],
		isUnsent: false,
		...(kept && JSON.parse(kept)),
	};
}

function readForm(form: HTMLFormElement): AnswerFields {
	const entries = new FormData(form);
	return readAnswerFields((name) => entries.get(name)?.toString());
}

function isSame(one: AnswerFields, other: AnswerFields): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

function fill(form: HTMLFormElement, fields: Partial<AnswerFields>): void {
	for (const [name, value] of Object.entries(fields)) {
		const control = form.elements.namedItem(name);
		if (control && "value" in control) control.value = value;
	}
}
