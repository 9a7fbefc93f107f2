import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/field.tsx";
import { addToast } from "../ui/toast-store.ts";
import { checkNote } from "./check-note.ts";
import styles from "./note-box.module.css";
import { readDraft, writeDraft } from "./note-draft.ts";
import { createNoteSender } from "./send-note.ts";

/** A thank-you note for the artist. What is written stays on the visitor's device until it is sent. */
export function NoteBox() {
	const box = useRef<HTMLTextAreaElement>(null);
	const [sendNote] = useState(createNoteSender);
	const [problem, setProblem] = useState<string>();
	const [busy, setBusy] = useState(false);

	useEffect(() => {
		const typed = box.current;
		if (!typed) return;
		// What was typed before the scripts came is newer than any draft.
		if (typed.value) writeDraft(typed.value);
		else typed.value = readDraft();
	}, []);

	async function submit() {
		const typed = box.current;
		if (!typed || busy) return;
		const checked = checkNote(typed.value);
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
		<form className={styles.box} method="post" onSubmit={onSubmit} noValidate>
			<TextArea
				ref={box}
				name="message"
				label="Thank you and notes"
				error={problem}
				rows={5}
				onInput={(event) => writeDraft(event.currentTarget.value)}
			/>
			<Button type="submit" busy={busy ? "Submitting..." : undefined} data-late="">
				Submit
			</Button>
		</form>
	);
}
