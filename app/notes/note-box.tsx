import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/field.tsx";
import { addToast } from "../ui/toast-store.ts";
import { checkNote } from "./check-note.ts";
import styles from "./note-box.module.css";
import { readDraft, writeDraft } from "./note-draft.ts";
import { createNoteSender, noteFailed, noteSent } from "./send-note.ts";

/** What came of a form that a browser without scripts has sent, and was not taken. */
export interface PostedNote {
	typed: string;
	/** To be used again, so that a try that did arrive is not stored twice; null: take a new one. */
	key: string | null;
	/** What is wrong with the words. */
	problem?: string;
	/** Why a note without a problem was not stored. */
	failure?: string;
}

interface NoteBoxProps {
	/** Path of the page it stands on, which takes the form without scripts. */
	action: string;
	/** For a form that is sent without scripts. */
	idempotencyKey: string;
	/** Whether the form was sent without scripts, and taken. */
	sent: boolean;
	posted: PostedNote | undefined;
}

/** A thank-you note for the artist. What is written stays on the visitor's device until it is sent. */
export function NoteBox({ action, idempotencyKey, sent, posted }: NoteBoxProps) {
	const box = useRef<HTMLTextAreaElement>(null);
	const [sendNote] = useState(createNoteSender);
	const [problem, setProblem] = useState(posted?.problem);
	const [failure, setFailure] = useState(posted?.failure);
	const [busy, setBusy] = useState(false);

	useEffect(() => {
		const typed = box.current;
		if (!typed) return;
		// What was typed before the scripts came is newer than any draft.
		if (typed.value) writeDraft(typed.value);
		else if (sent) writeDraft("");
		else typed.value = readDraft();
		// A draft that is begun after the note was sent is to outlive a reload.
		if (sent) history.replaceState(history.state, "", action + location.hash);
	}, [sent, action]);

	async function submit() {
		const typed = box.current;
		if (!typed || busy) return;
		const checked = checkNote(typed.value);
		setFailure(undefined);
		setProblem(checked.ok ? undefined : checked.problem);
		if (!checked.ok) {
			addToast({ title: checked.problem, tone: "error" });
			typed.focus();
			return;
		}
		setBusy(true);
		const sent = await sendNote(checked.message, submit);
		setBusy(false);
		// Words that were added while the note was on its way are kept.
		const left = checkNote(typed.value);
		if (!sent || !left.ok || left.message !== checked.message) return;
		typed.value = "";
		writeDraft("");
	}

	function onSubmit(event: SubmitEvent) {
		event.preventDefault();
		submit();
	}

	return (
		<form
			className={styles.box}
			id="note"
			method="post"
			action={`${action}#note`}
			onSubmit={onSubmit}
			noValidate
		>
			<input type="hidden" name="idempotency_key" value={posted?.key ?? idempotencyKey} />
			{sent && <Alert>{noteSent}</Alert>}
			{failure && (
				<Alert tone="error" title={noteFailed} announced>
					<p>{failure}</p>
				</Alert>
			)}
			<TextArea
				ref={box}
				name="message"
				label="Thank you and notes"
				error={problem}
				defaultValue={posted?.typed}
				rows={5}
				onInput={(event) => writeDraft(event.currentTarget.value)}
			/>
			<Button type="submit" busy={busy ? "Submitting..." : undefined} data-late="">
				Submit
			</Button>
		</form>
	);
}
