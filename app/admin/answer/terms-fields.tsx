import { TextArea, TextField } from "../../ui/field.tsx";
import styles from "./answer.module.css";
import type { AnswerErrors, AnswerFields } from "./answer-fields.ts";

interface TermsFieldsProps {
	fields: AnswerFields;
	errors: AnswerErrors;
}

export function TermsFields({ fields, errors }: TermsFieldsProps) {
	return (
		<>
			<TextField
				label="Quote"
				name="quote"
				inputMode="numeric"
				autoComplete="off"
				defaultValue={fields.quote}
				error={errors.quote}
			/>
			<TextArea
				label="What the quote covers"
				name="quoteText"
				rows={2}
				maxLength={1_000}
				hint="Shown on the client’s page."
				defaultValue={fields.quoteText}
				error={errors.quoteText}
			/>
			<div className={styles.pair}>
				<TextField
					label="Deposit"
					name="deposit"
					inputMode="numeric"
					autoComplete="off"
					defaultValue={fields.deposit}
					error={errors.deposit}
				/>
				<TextField
					label="Due"
					name="dueOn"
					type="date"
					defaultValue={fields.dueOn}
					error={errors.dueOn}
				/>
			</div>
			<TextField
				label="Payment link"
				name="paymentLink"
				type="url"
				inputMode="url"
				autoComplete="off"
				placeholder="https://"
				hint="Your own link from the payment service you use. The site itself doesn’t take payments."
				defaultValue={fields.paymentLink}
				error={errors.paymentLink}
			/>
		</>
	);
}
