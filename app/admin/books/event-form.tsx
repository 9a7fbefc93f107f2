import { Form, useNavigation } from "react-router";
import { eventKinds } from "../../publishing/schemas/book-limits.ts";
import type { BookedEvent } from "../../publishing/schemas/books.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { DraftFields } from "../frame/draft-fields.tsx";
import { NewFields } from "../frame/new-fields.tsx";
import { SavedNote } from "../frame/saved-note.tsx";
import { useBegan } from "../frame/several-forms.ts";
import styles from "./books.module.css";
import { BooksConflict, type RefusedForm } from "./books-conflict.tsx";
import { nameForm, writeSeen } from "./seen-part.ts";

type Props = { title: string; today: string; refused: RefusedForm | undefined } & (
	| { event: BookedEvent; savedAt: string | undefined; listed?: never }
	/** Of one that another device has removed. */
	| { event?: never; listed?: never }
	/** Adds one to those that are listed. */
	| { event?: never; listed: string }
);

export function EventForm({ title, today, refused, ...props }: Props) {
	const { formData } = useNavigation();
	const form = props.event?.id ?? refused?.form ?? "new";
	const isSave = (sent: FormData) => nameForm(sent) === form;
	const isSaving = formData !== undefined && isSave(formData);
	const event = useBegan(props.event, isSaving);
	const typed: Partial<Record<string, string>> = refused?.typed ?? event ?? {};
	const field = (name: keyof BookedEvent) => ({
		name,
		defaultValue: typed[name],
		error: refused?.problems[name],
		required: name !== "until",
	});
	const id = event?.id ?? typed.id ?? "";
	const seen = typed.seen ?? writeSeen(event);
	const fields = (
		<>
			<SelectField {...field("kind")} label="Kind">
				{eventKinds.map((kind) => (
					<option key={kind}>{kind}</option>
				))}
			</SelectField>
			<TextField {...field("name")} label="Name" placeholder="Studio or convention" />
			<TextField {...field("place")} label="Place" placeholder="City, or the full address" />
			<div className={styles.days}>
				<TextField
					{...field("from")}
					type="date"
					min={props.event ? undefined : today}
					label="First day"
				/>
				<TextField {...field("until")} type="date" min={today} label="Last day (optional)" />
			</div>
		</>
	);
	return (
		<Form method="post" className={styles.form} aria-label={title}>
			<h3 className={styles.small}>{title}</h3>
			<input type="hidden" name="intent" value="event" />
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="seen" value={seen} />
			<BooksConflict conflict={refused?.conflict} />
			{props.listed !== undefined ? (
				<NewFields listed={props.listed} isAdd={isSave} className={styles.form}>
					{fields}
				</NewFields>
			) : (
				<DraftFields version={seen} isSave={isSave} className={styles.form}>
					{fields}
				</DraftFields>
			)}
			<div className={styles.save}>
				<Button type="submit" kind="outline" busy={isSaving ? "Saving..." : undefined}>
					{event ? "Save Changes" : "Add to the Site"}
				</Button>
				{props.event && (
					<SavedNote version={event} savedAt={props.savedAt} isRefused={refused !== undefined} />
				)}
			</div>
		</Form>
	);
}
