import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

interface FieldWords {
	label: string;
	/** What helps to fill it in; stands between label and control. */
	hint?: ReactNode;
	/** What is wrong with what was given; stands below the control. */
	error?: string | undefined;
}

interface ControlProps {
	id: string;
	className: string | undefined;
	required: boolean | undefined;
	"aria-invalid": true | undefined;
	"aria-describedby": string | undefined;
}

interface FieldProps extends FieldWords {
	required?: boolean | undefined;
	className?: string | undefined;
	/** Draws the control; what it is given must be spread on it. */
	children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error, tied together for every kind of control. */
export function Field({ label, required, hint, error, className, children }: FieldProps) {
	const id = useId();
	const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
	return (
		<div className={className ? `${styles.field} ${className}` : styles.field}>
			<label className={styles.label} htmlFor={id}>
				{required ? `${label} *` : label}
			</label>
			{hint && (
				<p className={styles.hint} id={`${id}-hint`}>
					{hint}
				</p>
			)}
			{children({
				id,
				required,
				className: styles.control,
				"aria-invalid": error ? true : undefined,
				"aria-describedby": described.join(" ") || undefined,
			})}
			{error && (
				<p className={styles.error} id={`${id}-error`}>
					{error}
				</p>
			)}
		</div>
	);
}

/** Controls keep their own value, so that what is typed before the scripts come is not lost. */
type Uncontrolled<Tag extends "input" | "textarea" | "select"> = FieldWords &
	Omit<ComponentProps<Tag>, "id" | "value"> & { name: string };

export function TextField({
	label,
	hint,
	error,
	required,
	className,
	...native
}: Uncontrolled<"input">) {
	return (
		<Field {...{ label, hint, error, required, className }}>
			{(control) => <input type="text" {...native} {...control} />}
		</Field>
	);
}

export function TextArea({
	label,
	hint,
	error,
	required,
	className,
	...native
}: Uncontrolled<"textarea">) {
	return (
		<Field {...{ label, hint, error, required, className }}>
			{(control) => <textarea rows={3} {...native} {...control} />}
		</Field>
	);
}

export function SelectField({
	label,
	hint,
	error,
	required,
	className,
	children,
	...native
}: Uncontrolled<"select">) {
	return (
		<Field {...{ label, hint, error, required, className }}>
			{(control) => (
				<select {...native} {...control}>
					{children}
				</select>
			)}
		</Field>
	);
}
