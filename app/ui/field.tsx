import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

interface FieldWords {
	label: string;
	hint?: ReactNode;
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
	children: (control: ControlProps) => ReactNode;
}

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

/** Uncontrolled, so that input typed before hydration is kept. */
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
			{(control) => <input type="text" dir="auto" {...native} {...control} />}
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
			{(control) => <textarea rows={3} dir="auto" {...native} {...control} />}
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
