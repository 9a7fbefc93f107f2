import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useStudio } from "../publishing/frame-studio.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { TextArea, TextField } from "../ui/field.tsx";
import { mailLink } from "../ui/page/studio-links.ts";
import { addToast, dismissToast } from "../ui/toast/toast-store.ts";
import { useSlow } from "../ui/use-slow.ts";
import { checkNote, type Note, type NoteProblem } from "./check-note.ts";
import styles from "./note-box.module.css";
import { readNoteDraft, writeNoteDraft } from "./note-draft.ts";
import { createNoteSender, noteFailed, noteSent } from "./send-note.ts";

export interface PostedNote {
	typed: Record<keyof Note, string>;
	problem?: NoteProblem;
	failure?: string;
}

interface NoteBoxProps {
	action: string;
	sent: boolean;
	posted: PostedNote | undefined;
}

const eraseSubject = "Please erase my note";
/** Of all boxes, so that a note sent again from another one counts once. */
const sendNote = createNoteSender();
const fields: readonly (keyof Note)[] = ["message", "email"];

export function NoteBox({ action, sent, posted }: NoteBoxProps) {
	const studio = useStudio();
	const form = useRef<HTMLFormElement>(null);
	const [problem, setProblem] = useState(posted?.problem);
	const [failure, setFailure] = useState(posted?.failure);
	const [busy, setBusy] = useState(false);
	const slow = useSlow(busy);
	const said = useRef("");

	useEffect(() => {
		if (!form.current) return;
		for (const field of fields) {
			const control = findControl(form.current, field);
			// Typed before hydration, so newer than any draft.
			if (control.value) writeNoteDraft(field, control.value);
			else if (sent) writeNoteDraft(field, "");
			else control.value = readNoteDraft(field);
		}
		// Removes the query, so that a reload does not clear a draft begun since.
		if (sent) history.replaceState(history.state, "", action + location.hash);
	}, [sent, action]);

	async function submit() {
		const element = form.current;
		if (!element || busy) return;
		const checked = checkNote(readTyped(element));
		setFailure(undefined);
		setProblem(checked.ok ? undefined : checked.problem);
		if (!checked.ok) {
			said.current = addToast({ title: checked.problem.text, tone: "error" });
			findControl(element, checked.problem.field).focus();
			return;
		}
		await send(checked.note);
	}

	async function send(note: Note) {
		setBusy(true);
		const isSent = await sendNote(note, () => (form.current ? submit() : send(note)));
		setBusy(false);
		if (isSent) forgetSent(note);
	}

	function onInput(event: FormEvent<HTMLFormElement>) {
		const { name, value } = event.target as HTMLInputElement;
		writeNoteDraft(name as keyof Note, value);
		if (!problem) return;
		const checked = checkNote(readTyped(event.currentTarget));
		if (!checked.ok && checked.problem.field === problem.field) return;
		setProblem(undefined);
		dismissToast(said.current);
	}

	function onSubmit(event: SubmitEvent) {
		event.preventDefault();
		submit();
	}

	return (
		<form
			ref={form}
			className={styles.box}
			id="note"
			method="post"
			action={`${action}#note`}
			onSubmit={onSubmit}
			onInput={onInput}
			noValidate
		>
			{sent && <Alert>{noteSent}</Alert>}
			{failure && (
				<Alert tone="error" title={noteFailed} announced>
					<p>{failure}</p>
				</Alert>
			)}
			<TextArea
				name="message"
				label="Thank you and notes"
				error={problem?.field === "message" ? problem.text : undefined}
				defaultValue={posted?.typed.message}
				rows={5}
			/>
			<TextField
				name="email"
				label="Email (optional)"
				hint="Only if you’d like an answer. I can’t answer a note without an address."
				error={problem?.field === "email" ? problem.text : undefined}
				defaultValue={posted?.typed.email}
				type="email"
				inputMode="email"
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				placeholder="you@example.com"
			/>
			<Button type="submit" busy={busy ? "Submitting..." : undefined} data-late="">
				Submit
			</Button>
			<p role="status">
				{slow &&
					"This is taking longer than usual. Your note stays on this device until it is sent."}
			</p>
			<p className={styles.kept}>
				I keep your note and your email until you ask me to erase them. Just email{" "}
				<a href={mailLink(studio, eraseSubject)}>{studio.email}</a>.
			</p>
		</form>
	);
}

/** Keeps what was typed while it was being sent. The page may have been left since, or opened again. */
function forgetSent(note: Note): void {
	const box = document.querySelector<HTMLFormElement>("form#note");
	const left = checkNote(
		box ? readTyped(box) : { message: readNoteDraft("message"), email: readNoteDraft("email") },
	);
	if (!left.ok || !isSame(left.note, note)) return;
	for (const field of fields) {
		if (box) findControl(box, field).value = "";
		writeNoteDraft(field, "");
	}
}

function findControl(form: HTMLFormElement, field: keyof Note): HTMLInputElement {
	return form.elements.namedItem(field) as HTMLInputElement;
}

function readTyped(form: HTMLFormElement): Record<keyof Note, string> {
	return { message: findControl(form, "message").value, email: findControl(form, "email").value };
}

function isSame(one: Note, other: Note): boolean {
	return one.message === other.message && one.email === other.email;
}
