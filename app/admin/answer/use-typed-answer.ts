import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useNavigate, useSubmit } from "react-router";
import { isUuid } from "../../db/check-values.ts";
import { newIdempotencyKey } from "../../network/call-api.ts";
import { type AnswerFields, readAnswerFields } from "./answer-fields.ts";

interface Typed {
	fields: Partial<AnswerFields>;
	/** Text and state by saved reply, so that switching between replies loses nothing. */
	letters: Record<string, Pick<AnswerFields, "text" | "state">>;
	/** Replies with text that the server may lack; the last edited one comes last. */
	unsent: string[];
	/** The reply whose letter was edited last. */
	last?: string;
	/** Revisions of the server's draft that are not newer than this tab. The last saves may not have arrived. */
	seen: string[];
}

interface Shown {
	requestId: string;
	/** The reply that the letter began with; "" for none. */
	reply: string;
	/** The artist asked for this letter. */
	isChosen: boolean;
	/** Revision of the server's draft, or `nameNoDraft`. */
	opened: string;
	/** The newest save of this page. */
	saved: { fields: AnswerFields } | undefined;
	/** The revisions that the page knew when the server refused it for a newer draft. */
	refused: string | undefined;
}

const keyOf = (requestId: string) => `answer ${requestId}`;

/**
 * Keeps typed text through a reload, and saves the shown letter when the page is hidden. If the server has a newer draft,
 * the form stays as it is and the page shows both.
 * @returns submits the form by one of its buttons
 */
export function useTypedAnswer(
	form: RefObject<HTMLFormElement | null>,
	{ requestId, reply, isChosen, opened, saved, refused }: Shown,
): (button: HTMLButtonElement | null) => Promise<void> {
	const isRefused = refused !== undefined;
	const current = useRef<Typed>(null);
	const submit = useSubmit();
	const navigate = useNavigate();
	/** Adds the revisions that this save may replace, and its own. */
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
	const keep = useEffectEvent((element: HTMLFormElement, typed: Typed) => {
		const { text, state, reply: _, ...fields } = readForm(element);
		typed.fields = fields;
		typed.letters[reply] = { text, state };
		typed.unsent = [...typed.unsent.filter((one) => one !== reply), reply];
		typed.last = reply;
		store(requestId, typed);
	});
	const begin = useEffectEvent((element: HTMLFormElement): Typed => {
		let typed = readTyped(requestId, refused ?? opened);
		// Edited in another tab, or sent.
		const isOutdated = !typed.seen.includes(opened);
		if (isOutdated && typed.unsent.length === 0 && !isRefused) {
			forgetTyped(requestId);
			element.reset();
			typed = readTyped(requestId, opened);
		}
		if (isUuid(opened)) forgetNone(typed);
		current.current = typed;
		// Refused before scripts ran: the form has the newest words.
		if (isRefused) return typed;
		// Back from another page, whose links do not know which letter was being written.
		if (typed.last && typed.last !== reply && !isChosen && !isOutdated) {
			navigate(`?reply=${typed.last}`, { replace: true, preventScrollReset: true });
		}
		const [last = reply] = typed.unsent.slice(-1);
		const shown = isOutdated && !isChosen ? last : reply;
		fill(element, { ...typed.fields, ...typed.letters[shown] });
		if (isOutdated && typed.unsent.includes(shown)) submitKeep(element);
		return typed;
	});
	/** The server has saved these fields. */
	const settle = useEffectEvent((element: HTMLFormElement, typed: Typed, fields: AnswerFields) => {
		forgetNone(typed);
		if (isSame(readForm(element), fields)) {
			typed.unsent = typed.unsent.filter((one) => typed.letters[one]?.text !== fields.text);
		}
		store(requestId, typed);
	});
	const send = useEffectEvent(async (element: HTMLFormElement, typed: Typed) => {
		const isHidden = document.visibilityState === "hidden";
		if (!isHidden || isRefused || !typed.unsent.includes(reply)) return;
		const fields = readForm(element);
		const body = sign(new URLSearchParams({ ...fields, intent: "keep" }));
		const sent = { method: "POST", body, keepalive: true, redirect: "error" } as const;
		const answer = await fetch(location.pathname, sent).catch(() => null);
		if (current.current !== typed) return;
		if (answer?.status === 409) submitKeep(element);
		else if (answer?.ok) settle(element, typed, fields);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins with its own words
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const typed = begin(element);
		const onInput = () => keep(element, typed);
		const onHidden = () => send(element, typed);
		element.addEventListener("input", onInput);
		document.addEventListener("visibilitychange", onHidden);
		return () => {
			current.current = null;
			element.removeEventListener("input", onInput);
			document.removeEventListener("visibilitychange", onHidden);
		};
	}, [form, requestId, reply]);
	useEffect(() => {
		if (saved && current.current && form.current) {
			settle(form.current, current.current, saved.fields);
		}
	}, [form, saved]);
	useEffect(() => {
		if (isRefused && current.current && form.current) keep(form.current, current.current);
	}, [form, isRefused]);
	return async (button) => {
		const element = form.current;
		if (!element) return;
		const { pathname } = location;
		const fields = readForm(element);
		const entries = sign(new FormData(element, button));
		await submit(entries, { method: "post", preventScrollReset: button?.value !== "preview" });
		// Previewed or discarded, and nothing was typed meanwhile.
		const isDone = location.pathname !== pathname && isSame(readForm(element), fields);
		if (isDone) forgetTyped(requestId);
	};
}

export function forgetTyped(requestId: string): void {
	sessionStorage.removeItem(keyOf(requestId));
}

function store(requestId: string, typed: Typed): void {
	sessionStorage.setItem(keyOf(requestId), JSON.stringify(typed));
}

function readTyped(requestId: string, seen: string): Typed {
	const kept: Partial<Typed> = JSON.parse(sessionStorage.getItem(keyOf(requestId)) ?? "{}");
	return { fields: {}, letters: {}, unsent: [], seen: seen.split(" "), ...kept };
}

/** Once there was a draft, having none means that it was sent or discarded, which is news to this tab. */
function forgetNone(typed: Typed): void {
	typed.seen = typed.seen.filter(isUuid);
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
