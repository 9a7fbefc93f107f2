import { type ChangeEventHandler, useState } from "react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { SwitchField } from "../../site/document/single-fields.tsx";
import { labelOf } from "../../site/field-words.ts";
import styles from "./photo.module.css";
import type { RefusedPiece } from "./place-photo.server.ts";
import { TurnField } from "./turn-field.tsx";

interface NewPieceProps {
	list: string;
	categories: { name: string; label: string }[];
	refused: RefusedPiece | undefined;
	/** Suggestions from other pieces. */
	used: Record<"style" | "placement", string[]>;
}

const sizes = ["small", "medium", "large"];

export function NewPiece({ list, categories, refused, used }: NewPieceProps) {
	const [chosen, setChosen] = useState<Record<string, string>>({});
	const field = (
		name: "title" | "description" | "alt" | "category" | "style" | "placement" | "size",
	) => ({
		name: `pieces.0.${name}`,
		defaultValue: refused?.typed[name],
		error: refused?.problems[`pieces.0.${name}`],
	});
	return (
		<Form method="post" className={styles.form} aria-labelledby="new-piece">
			<h2 id="new-piece">Add it as a new piece</h2>
			<TextField
				{...field("title")}
				label="Title"
				hint="What it is, such as “Raven and moon, black and gray, forearm”"
				autoComplete="off"
				maxLength={64}
				required
			/>
			<TextArea
				{...field("description")}
				label="Description"
				hint="One or two sentences, up to 160 characters."
				maxLength={160}
				required
			/>
			<TextArea
				{...field("alt")}
				error={refused?.typed.title ? field("alt").error : undefined}
				label="What the picture shows (optional)"
				hint="For those who cannot see it. If you leave this empty, the photo’s own words or the title are used."
				maxLength={250}
			/>
			<CategoryField
				key={list}
				{...field("category")}
				defaultValue={chosen[list] ?? refused?.typed.category}
				categories={categories}
				onChange={({ target }) => setChosen({ ...chosen, [list]: target.value })}
			/>
			{(["style", "placement"] as const).map((name) => (
				<div key={name}>
					<TextField
						{...field(name)}
						label={name === "style" ? "Style (optional)" : "Placement (optional)"}
						hint={name === "style" ? "Such as “Black and gray”" : "Such as “Forearm”"}
						list={`used-${name}`}
						autoComplete="off"
						maxLength={40}
					/>
					<datalist id={`used-${name}`}>
						{used[name].map((one) => (
							<option key={one} value={one} />
						))}
					</datalist>
				</div>
			))}
			<SelectField {...field("size")} label="Size (optional)">
				<option value="">Not set</option>
				{sizes.map((size) => (
					<option key={size}>{size}</option>
				))}
			</SelectField>
			<SwitchField
				name="pieces.0.landscape"
				place="pieces.landscape"
				label={labelOf("landscape")}
				shape={{ kind: "switch" }}
				value={refused?.typed.landscape}
			/>
			<TurnField />
			<Button type="submit" name="intent" value="add">
				Add to My Draft
			</Button>
			<p className={styles.muted}>It goes to the top, below new pieces already in your draft.</p>
		</Form>
	);
}

/** A list with one category leaves nothing to choose. */
function CategoryField({
	categories,
	...field
}: Pick<NewPieceProps, "categories"> & {
	name: string;
	defaultValue: string | undefined;
	error: string | undefined;
	onChange: ChangeEventHandler<HTMLSelectElement>;
}) {
	const [only, ...more] = categories;
	if (only && more.length === 0) return <input type="hidden" name={field.name} value={only.name} />;
	return (
		<SelectField {...field} label="Category">
			{categories.map(({ name, label }) => (
				<option key={name} value={name}>
					{label}
				</option>
			))}
		</SelectField>
	);
}
