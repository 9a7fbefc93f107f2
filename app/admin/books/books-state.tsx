import { Form, useNavigation } from "react-router";
import type { Books } from "../../publishing/schemas/books.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { PlaceholderList } from "../answer/placeholder-list.tsx";
import { DraftFields } from "../frame/draft-fields.tsx";
import { SavedNote } from "../frame/saved-note.tsx";
import { useBegan } from "../frame/several-forms.ts";
import styles from "./books.module.css";
import { BooksConflict, type RefusedForm } from "./books-conflict.tsx";
import { nameForm, readPart, writeSeen } from "./seen-part.ts";

const choices = [
	{ state: "open", label: "Open", effect: "Requests come in as usual." },
	{ state: "waitlist", label: "Waitlist", effect: "Requests come in marked for the waitlist." },
	{
		state: "closed",
		label: "Closed",
		effect: "The form says so, and still takes requests for the waitlist.",
	},
] as const;

interface Props {
	books: Books;
	/** Values by placeholder. */
	placeholders: Record<string, string>;
	savedAt: string | undefined;
	tomorrow: string;
	refused: RefusedForm | undefined;
}

export function BooksState({ books, placeholders, savedAt, tomorrow, refused }: Props) {
	const { formData } = useNavigation();
	const isSave = (sent: FormData) => nameForm(sent) === "state";
	const isSaving = formData !== undefined && isSave(formData);
	const began = useBegan(books, isSaving);
	const typed: Partial<Record<string, string>> = refused?.typed ?? {
		...{ state: began.state, text: began.text, opensOn: began.opensOn ?? "" },
	};
	const seen = typed.seen ?? writeSeen(readPart(began, null));
	return (
		<Form method="post" className={styles.form}>
			<input type="hidden" name="intent" value="state" />
			<input type="hidden" name="seen" value={seen} />
			<BooksConflict conflict={refused?.conflict} />
			<DraftFields version={seen} isSave={isSave} className={styles.form}>
				<fieldset className={styles.choices}>
					<legend className="unseen">State of the books</legend>
					{choices.map(({ state, label, effect }) => (
						<label key={state} className={styles.choice}>
							<input
								type="radio"
								name="state"
								value={state}
								defaultChecked={typed.state === state}
							/>
							<span>
								<strong>{label}</strong>
								<span className={styles.effect}>{effect}</span>
							</span>
						</label>
					))}
				</fieldset>
				<TextArea
					name="text"
					label="In your words (optional)"
					hint="Shown on Home, Contact and above the form. Without it, a plain sentence says the same."
					defaultValue={typed.text}
					error={refused?.problems.text}
				/>
				{typed.text?.includes("{") && <PlaceholderList names={placeholders} />}
				<TextField
					className={styles.date}
					name="opensOn"
					label="Open again on (optional)"
					hint="The books reopen automatically on this day."
					type="date"
					min={tomorrow}
					defaultValue={typed.opensOn}
					error={refused?.problems.opensOn}
				/>
			</DraftFields>
			<div className={styles.save}>
				<Button type="submit" name="save" busy={isSaving ? "Saving..." : undefined}>
					Save
				</Button>
				<SavedNote version={began} savedAt={savedAt} isRefused={refused !== undefined} />
			</div>
		</Form>
	);
}
