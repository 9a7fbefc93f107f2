import { Form, href, useNavigation } from "react-router";
import { states } from "../../requests/progress/states.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { PlaceholderList } from "../answer/placeholder-list.tsx";
import { Conflict, changedElsewhere } from "../frame/conflict.tsx";
import { DeleteDetails } from "../frame/delete-details.tsx";
import { DraftFields } from "../frame/draft-fields.tsx";
import { NewFields } from "../frame/new-fields.tsx";
import { useBegan } from "../frame/several-forms.ts";
import type { ToldChange } from "../site/changes/tell-changes.server.ts";
import { answerStates, mostName, mostText, type ReplyErrors } from "./check-reply.ts";
import styles from "./replies.module.css";

interface Shown {
	name: string;
	text: string;
	state: string | null;
}

interface RefusedDeletion {
	typed: undefined;
}

type ReplyFormProps = (
	| { reply: Shown & { id: string; version: string }; listed?: never }
	/** Adds one to those that are listed. */
	| { reply?: never; listed: string }
) & {
	refused:
		| RefusedDeletion
		| {
				errors: ReplyErrors;
				typed: Shown;
				/** The version that the form began with. */
				seen: string;
				/** With the version that another device saved. */
				conflict: { over: string; changes: ToldChange[] } | undefined;
		  }
		| undefined;
};

/** By what it sends: the reply's id. The buttons that move a reply are another form. */
export function nameForm(sent: FormData): string {
	const isMove = ["up", "down"].includes(String(sent.get("intent")));
	return isMove ? "move" : String(sent.get("id"));
}

export function ReplyForm({ refused, ...props }: ReplyFormProps) {
	const id = props.reply?.id ?? "";
	const { formData } = useNavigation();
	const reply = useBegan(props.reply, formData !== undefined && nameForm(formData) === id);
	const kept = refused?.typed && refused;
	const { errors, typed: shown = reply, seen = reply?.version ?? "", conflict } = kept ?? {};
	const isSave = (sent: FormData) =>
		nameForm(sent) === id && (sent.get("intent") ?? "save") === "save";
	const isSaving = formData !== undefined && isSave(formData);
	const fields = (
		<>
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
		</>
	);
	return (
		<Form method="post" className={styles.form} preventScrollReset>
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="seen" value={seen} />
			{refused && !kept && (
				<Alert tone="error" title="Not deleted" announced>
					<p>
						This reply has changed since you opened this page. Here is how it reads now. If you
						still want to delete it, press Delete again.
					</p>
				</Alert>
			)}
			{conflict && (
				<Conflict
					said={changedElsewhere}
					field={{ name: "over", value: conflict.over }}
					changes={conflict.changes}
					other={href("/admin/replies")}
				/>
			)}
			{props.listed === undefined ? (
				<DraftFields version={seen} isSave={isSave} className={styles.fields}>
					{fields}
				</DraftFields>
			) : (
				<NewFields listed={props.listed} isAdd={isSave} className={styles.fields}>
					{fields}
				</NewFields>
			)}
			<Button type="submit" name="intent" value="save" busy={isSaving ? "Saving..." : undefined}>
				{reply ? "Save" : "Add Reply"}
			</Button>
			{reply && (
				<DeleteDetails title={reply.name} words="Delete This Reply" name="intent" value="delete">
					A deleted reply cannot be brought back. Letters written with it stay as they are.
				</DeleteDetails>
			)}
		</Form>
	);
}
