import type { ReactNode } from "react";
import { ageRange } from "../../publishing/age-range.ts";
import { useStudio } from "../../publishing/frame-studio.ts";
import { type FieldName, tattooStyles, textFields } from "../../requests/request-fields.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { FormStep } from "../../visits/visit-events.ts";
import { DesignIdea } from "./design-idea.tsx";
import styles from "./form-fields.module.css";

interface FieldsProps {
	typed: Readonly<Record<string, string>>;
	errors: Readonly<Record<string, string[]>>;
}

/** No maxlength: browsers silently cut off pasted text and count an emoji as two. */
export function fieldProps(name: FieldName, { typed, errors }: FieldsProps) {
	const { label, required } = textFields[name];
	return {
		name,
		label: required ? label : `${label} (optional)`,
		required,
		defaultValue: typed[name],
		error: errors[name]?.[0],
	};
}

interface SectionProps {
	title: string;
	step: FormStep;
	children: ReactNode;
}

export function FormSection({ title, step, children }: SectionProps) {
	return (
		<fieldset className={styles.section} data-step={step}>
			<legend className={styles.title}>{title}</legend>
			<div className={styles.fields}>{children}</div>
		</fieldset>
	);
}

export function PersonalFields(props: FieldsProps) {
	return (
		<FormSection title="Personal" step="personal">
			<div className={styles.pair}>
				<TextField
					{...fieldProps("first_name", props)}
					autoComplete="given-name"
					placeholder="First name"
				/>
				<TextField
					{...fieldProps("last_name", props)}
					autoComplete="family-name"
					placeholder="Last name"
				/>
			</div>
			<div className={styles.pair}>
				<TextField
					{...fieldProps("age", props)}
					type="number"
					inputMode="numeric"
					min={ageRange.from}
					max={ageRange.to}
					autoComplete="off"
					placeholder="Must be 18 or older"
				/>
				<TextField
					{...fieldProps("skin_tone", props)}
					autoComplete="off"
					placeholder="Fair, Medium, Dark, Olive"
				/>
			</div>
			<TextField
				{...fieldProps("placement", props)}
				autoComplete="off"
				placeholder="Upper arm, Back, Leg, Chest"
			/>
		</FormSection>
	);
}

export function ContactFields(props: FieldsProps) {
	const { formExamples } = useStudio();
	return (
		<FormSection title="Contact" step="contact">
			<TextField
				{...fieldProps("phone", props)}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				placeholder={formExamples.phone}
			/>
			<TextField
				{...fieldProps("email", props)}
				type="email"
				inputMode="email"
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				placeholder="you@example.com"
			/>
		</FormSection>
	);
}

export function DesignFields(props: FieldsProps) {
	const { formExamples, prices } = useStudio();
	const examples: [FieldName, string][] = [
		["planned_size", formExamples.size],
		["budget", formExamples.budget],
		["preferred_dates", "Weekends in May, any Tuesday"],
		["preferred_times", "Afternoons, after 4"],
	];
	return (
		<FormSection title="Design" step="design">
			<DesignIdea {...fieldProps("design_idea", props)} />
			<SelectField {...fieldProps("tattoo_style", props)}>
				<option value="">Choose a style</option>
				{tattooStyles.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</SelectField>
			<div className={styles.pair}>
				{examples.map(([name, placeholder]) => (
					<TextField
						key={name}
						{...fieldProps(name, props)}
						autoComplete="off"
						placeholder={placeholder}
						{...(name === "budget" && { hint: prices, className: styles.budget })}
					/>
				))}
			</div>
		</FormSection>
	);
}
