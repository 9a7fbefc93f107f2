import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { NewFields } from "../../frame/new-fields.tsx";
import { Moment } from "../moment.tsx";
import styles from "./notes.module.css";

interface NotesProps {
	notes: { id: string; created_at: string; text: string | null }[];
	refused: { note: string; problem: string } | undefined;
}

const isNote = (sent: FormData) => sent.get("intent") === "note";

export function Notes({ notes, refused }: NotesProps) {
	const { formData } = useNavigation();
	return (
		<section className={styles.notes} aria-labelledby="notes">
			<h2 id="notes">Private notes</h2>
			<ul className={styles.list} aria-live="polite">
				{notes.map(({ id, created_at, text }) => (
					<li key={id}>
						<p className={styles.text}>{text}</p>
						<p className={styles.time}>
							<Moment at={created_at} />
						</p>
					</li>
				))}
			</ul>
			<Form method="post" className={styles.form} preventScrollReset replace>
				<input type="hidden" name="intent" value="note" />
				<NewFields listed={notes.map(({ id }) => id).join(" ")} isAdd={isNote}>
					<TextArea
						label="New note"
						hint="Only you see it."
						name="note"
						required
						defaultValue={refused?.note}
						error={refused?.problem}
					/>
				</NewFields>
				<Button
					type="submit"
					kind="outline"
					busy={formData && isNote(formData) ? "Adding..." : undefined}
				>
					Add Note
				</Button>
			</Form>
		</section>
	);
}
