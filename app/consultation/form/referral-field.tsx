import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { SelectField, TextField } from "../../ui/field.tsx";
import { FormSection, fieldProps } from "./form-fields.tsx";
import { enterName, referralChoices } from "./referral.ts";
import styles from "./referral-field.module.css";

interface Props {
	typed: Readonly<Record<string, string>>;
	errors: Readonly<Record<string, string[]>>;
	scripted: boolean;
}

/** CSS shows the name's input by the choice, so it works before hydration. */
export function ReferralField({ typed, errors, scripted }: Props) {
	const select = useRef<HTMLSelectElement>(null);
	const name = useRef<HTMLInputElement>(null);
	const [asked, setAsked] = useState(typed.referred_by === enterName);
	const { error, ...field } = fieldProps("referred_by", { typed, errors });

	useEffect(() => {
		if (select.current) setAsked(select.current.value === enterName);
	}, []);

	function choose({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
		setAsked(currentTarget.value === enterName);
		if (name.current) name.current.value = "";
	}

	return (
		<FormSection title="Referral" step="referral">
			<SelectField ref={select} {...field} error={asked ? undefined : error} onChange={choose}>
				<option value="">Choose one</option>
				{referralChoices.map((choice) => (
					<option key={choice} value={choice}>
						{choice}
					</option>
				))}
			</SelectField>
			<TextField
				className={styles.name}
				ref={name}
				name="referral_name"
				{...askName(scripted && asked)}
				defaultValue={typed.referral_name}
				error={asked ? error : undefined}
				autoComplete="off"
				placeholder="Who sent you?"
			/>
		</FormSection>
	);
}

/** `required` only after hydration: before, it would block the form for a hidden input. */
function askName(required: boolean) {
	const label = "Referral Name";
	return required ? { label, required } : { label: `${label} *`, "aria-required": true };
}
