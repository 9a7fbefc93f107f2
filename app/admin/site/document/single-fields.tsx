import type { Shape } from "../../../publishing/shape.ts";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { formatPhone } from "../../../ui/page/studio-links.ts";
import { PlaceholderList } from "../../answer/placeholder-list.tsx";
import { PictureField } from "../../photos/picture-field.tsx";
import { hintOf } from "../field-words.ts";
import styles from "./document.module.css";
import type { PartProps } from "./document-fields.tsx";
import { useForm } from "./form-context.ts";
import { joinName } from "./read-form.ts";

type Kind<Name extends Shape["kind"]> = Extract<Shape, { kind: Name }>;

/** Longer texts get a box that grows. */
const mostOnALine = 160;

export function WordsField({
	name,
	place,
	label,
	shape,
	value,
	optional,
}: PartProps<Kind<"text"> | Kind<"number">>) {
	const { problems, thumbs, titles, named, placeholders } = useForm();
	const field = {
		name,
		label: optional ? `${label} (optional)` : label,
		defaultValue: value === undefined || value === null ? "" : String(value),
		error: problems[name],
		autoComplete: "off",
	};
	if (shape.kind === "number") {
		return (
			<TextField {...field} hint={hintOf(place)} className={styles.number} inputMode="numeric" />
		);
	}
	const { most, format } = shape;
	if (format === "day" || format === "time") {
		const type = format === "day" ? "date" : "time";
		return <TextField {...field} type={type} hint={hintOf(place)} className={styles.number} />;
	}
	if (format === "picture") {
		return (
			<PictureField
				{...{ name, thumbs, titles }}
				label={field.label}
				chosen={field.defaultValue}
				error={field.error}
			/>
		);
	}
	if (format === "piece") {
		const piece = named[field.defaultValue];
		return (
			<div className={styles.withThumb}>
				<TextField {...field} hint={piece?.title ?? hintOf("piece")} list="named-pieces" />
				<Thumb src={piece?.thumb} />
			</div>
		);
	}
	if (format === "phone") {
		const written = formatPhone(field.defaultValue);
		return <TextField {...field} type="tel" defaultValue={written} hint={hintOf(place)} />;
	}
	if (format === "address") return <TextField {...field} hint={hintOf(place)} />;
	const hint = [hintOf(place), sayLimit(most)].filter(Boolean).join(" ");
	const Box = most && most > mostOnALine ? TextArea : TextField;
	return (
		<div>
			<Box {...field} hint={hint} />
			{field.defaultValue.includes("{") && <PlaceholderList names={placeholders} field={name} />}
		</div>
	);
}

function sayLimit(most: number | undefined): string {
	return most ? `Up to ${most.toLocaleString("en-US")} characters.` : "";
}

/** Decoration: the name beside it says which picture it is. */
export function Thumb({ src }: { src: string | undefined }) {
	return src ? <img className={styles.thumb} src={src} alt="" loading="lazy" /> : null;
}

export function SwitchField({ name, place, label, value }: PartProps<Kind<"switch">>) {
	const hint = hintOf(place);
	return (
		<label className={styles.switch}>
			<input type="checkbox" name={name} defaultChecked={value === true} />
			<span>
				<strong>{label}</strong>
				{hint && <span className={styles.hint}>{hint}</span>}
			</span>
		</label>
	);
}

export function ChoiceField({ name, label, shape, value }: PartProps<Kind<"choice">>) {
	const { problems } = useForm();
	return (
		<SelectField
			name={name}
			label={shape.optional ? `${label} (optional)` : label}
			defaultValue={String(value ?? "")}
			error={problems[name]}
		>
			{shape.optional && <option value="">Not set</option>}
			{shape.options.map((option) => (
				<option key={option} value={option}>
					{option}
				</option>
			))}
		</SelectField>
	);
}

export function MeasureField({ name, label, shape, value }: PartProps<Kind<"measure">>) {
	const { problems } = useForm();
	const [unit = shape.units[0], amount] = Object.entries(Object(value))[0] ?? [];
	return (
		<fieldset className={styles.measure}>
			<legend>{label}</legend>
			<TextField
				name={joinName(name, "amount")}
				label="Number"
				inputMode="numeric"
				defaultValue={String(amount ?? "")}
				error={problems[name] ?? problems[joinName(name, String(unit))]}
			/>
			<SelectField name={joinName(name, "unit")} label="Unit" defaultValue={unit}>
				{shape.units.map((one) => (
					<option key={one}>{one}</option>
				))}
			</SelectField>
		</fieldset>
	);
}
