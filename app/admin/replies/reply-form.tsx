import { Form } from "react-router";
import { states } from "../../requests/progress/states.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { PlaceholderList } from "../answer/placeholder-list.tsx";
import { answerStates, mostName, mostText, type ReplyErrors } from "./check-reply.ts";
import styles from "./replies.module.css";

interface ReplyFormProps {
	reply?: { id: string; name: string; text: string; state: string | null };
	errors?: ReplyErrors | undefined;
	/** What was typed, if it was refused. */
	typed?: { name: string; text: string; state: string | null } | undefined;
}

export function ReplyForm({ reply, errors, typed }: ReplyFormProps) {
	const shown = typed ?? reply;
	return (
		<Form method="post" className={styles.form} preventScrollReset>
			<input type="hidden" name="id" value={reply?.id ?? ""} />
			<TextField
				label="Name"
				name="name"
				required
				maxLength={mostName}
				autoComplete="off"
				defaultValue={shown?.name}
				error={errors?.name}
			/>
			<TextArea
				className={styles.text}
				label="Text"
				name="text"
				required
				rows={10}
				maxLength={mostText}
				defaultValue={shown?.text}
				error={errors?.text}
			/>
			<PlaceholderList />
			<SelectField
				label="After you send it, set the request to"
				name="state"
				hint="Suggested when you answer with it."
				defaultValue={shown?.state ?? ""}
			>
				<option value="">(no change)</option>
				{answerStates.map((state) => (
					<option key={state} value={state}>
						{states[state].label}
					</option>
				))}
			</SelectField>
			<div className={styles.buttons}>
				<Button type="submit" name="intent" value="save">
					{reply ? "Save" : "Add Reply"}
				</Button>
				{reply && (
					<Button type="submit" name="intent" value="delete" kind="quiet" formNoValidate>
						Delete
					</Button>
				)}
			</div>
		</Form>
	);
}
