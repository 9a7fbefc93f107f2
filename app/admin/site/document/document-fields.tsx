import type { Problems } from "../../../publishing/check-document.ts";
import type { Shape } from "../../../publishing/shape.ts";
import { labelOf } from "../field-words.ts";
import styles from "./document.module.css";
import { Fold } from "./fold.tsx";
import { FormContext, type Named, useForm } from "./form-context.ts";
import { ListFields } from "./list-fields.tsx";
import { joinName } from "./read-form.ts";
import { listSections } from "./sections.ts";
import { ChoiceField, MeasureField, SwitchField, WordsField } from "./single-fields.tsx";

interface DocumentFieldsProps {
	name: string;
	shape: Shape;
	body: unknown;
	problems: Problems;
	thumbs: Record<string, string>;
	titles: Record<string, string>;
	placeholders: Record<string, string>;
	named: Record<string, Named>;
	at: string | null;
	opened: Set<string>;
}

export function DocumentFields({ name, shape, body, ...parts }: DocumentFieldsProps) {
	return (
		<FormContext value={{ document: name, ...parts }}>
			<div className={styles.fields}>
				<Sections name="" place={name} label="Entries" shape={shape} value={body} />
			</div>
			<datalist id="named-pieces">
				{Object.entries(parts.named).map(([piece, { title }]) => (
					<option key={piece} value={piece} label={title} />
				))}
			</datalist>
		</FormContext>
	);
}

export interface PartProps<Kind extends Shape = Shape> {
	/** Of the control, such as `pieces.3.title`. */
	name: string;
	/** Key of labels and hints: document and field without indexes, such as `tattoos.pieces.title`. */
	place: string;
	label: string;
	shape: Kind;
	value: unknown;
	optional?: boolean;
}

/** The fields of a whole document. */
function Sections(props: PartProps) {
	const { place, shape } = props;
	const sections = listSections(place, shape);
	if (shape.kind !== "object" || sections.length === 0) return <Parts {...props} />;
	const pick = (names: string[]): Shape => ({
		kind: "object",
		fields: Object.fromEntries(
			Object.entries(shape.fields).filter(([name]) => names.includes(name)),
		),
	});
	const isInOne = (name: string) => sections.some(({ names }) => names.includes(name));
	const others = Object.keys(shape.fields).filter((name) => !isInOne(name));
	return (
		<>
			{others.length > 0 && <Parts {...props} shape={pick(others)} />}
			<div className={styles.sections}>
				{sections.map(({ title, words, names }) => (
					<Fold
						key={title}
						names={names}
						own={names.join()}
						className={styles.section}
						summary={
							<h2>
								<span>{title}</span> <small>{words}</small>
							</h2>
						}
					>
						<Parts {...props} shape={pick(names)} />
					</Fold>
				))}
			</div>
		</>
	);
}

/** The fields of a whole document or item, without a frame around them. */
export function Parts({ shape, value, name, place, ...props }: PartProps) {
	const { named } = useForm();
	const entries =
		shape.kind === "object"
			? Object.entries(shape.fields)
			: shape.kind === "record"
				? Object.keys(Object(value)).map((key) => [key, shape.value] as const)
				: undefined;
	if (!entries) return <Part {...props} {...{ shape, value, name, place }} />;
	return entries.map(([key, field]) => (
		<Part
			key={key}
			name={joinName(name, key)}
			place={`${place}.${key}`}
			label={(shape.kind === "record" && named[key]?.title) || labelOf(key, `${place}.${key}`)}
			shape={field}
			value={Object(value)[key]}
		/>
	));
}

function Part(props: PartProps) {
	const { shape, name, value, label, optional } = props;
	switch (shape.kind) {
		case "id":
			return <input type="hidden" name={name} value={String(value ?? "")} />;
		case "text":
		case "number":
			return <WordsField {...props} shape={shape} />;
		case "switch":
			return <SwitchField {...props} shape={shape} />;
		case "choice":
			return <ChoiceField {...props} shape={shape} />;
		case "measure":
			return <MeasureField {...props} shape={shape} />;
		case "optional":
			return <Part {...props} shape={shape.of} optional />;
		case "list":
			return <ListFields {...props} shape={shape} />;
		default:
			return (
				<fieldset className={styles.group}>
					<legend>{optional ? `${label} (optional)` : label}</legend>
					<Parts {...props} />
				</fieldset>
			);
	}
}
