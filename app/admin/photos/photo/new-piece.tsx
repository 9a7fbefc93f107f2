import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import styles from "./photo.module.css";
import type { RefusedPiece } from "./place-photo.server.ts";
import { TurnField } from "./turn-field.tsx";

interface NewPieceProps {
	categories: { name: string; label: string }[];
	refused: RefusedPiece | undefined;
	/** The photo's. */
	alt: string;
}

export function NewPiece({ categories, refused, alt }: NewPieceProps) {
	const field = (name: "title" | "description" | "alt" | "category") => ({
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
				defaultValue={refused ? refused.typed.alt : alt}
				label="What the picture shows (optional)"
				hint="For those who cannot see it. If you leave this empty, the title is used."
				maxLength={250}
			/>
			<CategoryField {...field("category")} categories={categories} />
			<TurnField />
			<Button type="submit" name="intent" value="add">
				Add to My Draft
			</Button>
			<p className={styles.muted}>
				It becomes the first piece. You can add style, placement and more under Site.
			</p>
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
