import { Form } from "react-router";
import { eventKinds } from "../../publishing/schemas/book-limits.ts";
import type { BookedEvent } from "../../publishing/schemas/books.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { WaitingFields } from "../frame/waiting-fields.tsx";
import styles from "./books.module.css";
import { BooksConflict, type RefusedForm } from "./books-conflict.tsx";
import { writeSeen } from "./seen-part.ts";

interface Props {
	title: string;
	event?: BookedEvent;
	today?: string;
	refused: RefusedForm | undefined;
}

export function EventForm({ title, event, today, refused }: Props) {
	const typed: Partial<Record<string, string>> = refused?.typed ?? event ?? {};
	const field = (name: keyof BookedEvent) => ({
		name,
		defaultValue: typed[name],
		error: refused?.problems[name],
		required: name !== "until",
	});
	return (
		<Form method="post" className={styles.form} aria-label={title}>
			<h3 className={styles.small}>{title}</h3>
			<input type="hidden" name="intent" value="event" />
			<input type="hidden" name="id" value={event?.id ?? typed.id ?? ""} />
			<input type="hidden" name="seen" value={typed.seen ?? writeSeen(event)} />
			<BooksConflict conflict={refused?.conflict} />
			<WaitingFields className={styles.form}>
				<SelectField {...field("kind")} label="Kind">
					{eventKinds.map((kind) => (
						<option key={kind}>{kind}</option>
					))}
				</SelectField>
				<TextField {...field("name")} label="Name" placeholder="Studio or convention" />
				<TextField {...field("place")} label="Place" placeholder="City, or the full address" />
				<div className={styles.days}>
					<TextField {...field("from")} label="First day" type="date" min={today} />
					<TextField {...field("until")} label="Last day (optional)" type="date" min={today} />
				</div>
			</WaitingFields>
			<Button type="submit" kind="outline">
				{event ? "Save Changes" : "Add to the Site"}
			</Button>
		</Form>
	);
}
