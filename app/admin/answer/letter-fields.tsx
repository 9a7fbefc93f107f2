import type { RequestState } from "../../db/desk-tables.ts";
import { states } from "../../requests/progress/states.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { answerStates } from "../replies/check-reply.ts";
import styles from "./answer.module.css";
import { type AnswerErrors, type AnswerFields, mostLetter, mostSubject } from "./answer-fields.ts";
import { PlaceholderList } from "./placeholder-list.tsx";

interface LetterFieldsProps {
	to: string;
	fields: AnswerFields;
	errors: AnswerErrors;
	/** Current state of the request. */
	state: RequestState;
}

export function LetterFields({ to, fields, errors, state }: LetterFieldsProps) {
	return (
		<>
			<input type="hidden" name="reply" value={fields.reply} />
			<p className={styles.to}>
				<span>To</span> {to}
			</p>
			<TextField
				label="Subject"
				name="subject"
				required
				maxLength={mostSubject}
				autoComplete="off"
				defaultValue={fields.subject}
				error={errors.subject}
			/>
			<TextArea
				className={styles.text}
				label="Text"
				name="text"
				required
				rows={12}
				maxLength={mostLetter}
				defaultValue={fields.text}
				error={errors.text}
			/>
			<PlaceholderList />
			<SelectField
				label="After you send it, set the request to"
				name="state"
				defaultValue={fields.state}
			>
				<option value="">{states[state].label} (no change)</option>
				{answerStates
					.filter((one) => one !== state)
					.map((one) => (
						<option key={one} value={one}>
							{states[one].label}
						</option>
					))}
			</SelectField>
		</>
	);
}
