import { useState } from "react";
import { Form } from "react-router";
import type { Artwork } from "../../../publishing/schemas/portfolio.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea, TextField } from "../../../ui/field.tsx";
import { showOpened } from "../../frame/show-opened.ts";
import styles from "./photo.module.css";
import { PieceField } from "./piece-field.tsx";
import type { RefusedPiece } from "./place-photo.server.ts";
import { TurnField } from "./turn-field.tsx";

interface HealedFormProps {
	/** Its name in the manifest. */
	photo: string;
	pieces: Pick<Artwork, "id" | "title" | "image" | "healed">[];
	refused: RefusedPiece | undefined;
}

/** Opened with what is said already if the photo is the healed picture of a piece. */
export function HealedForm({ photo, pieces, refused }: HealedFormProps) {
	const others = pieces.filter(({ image }) => image !== photo);
	const choose = ({ id, healed }: (typeof pieces)[number]) => `${id} ${healed?.image ?? ""}`;
	const paired = others.find(({ healed }) => healed?.image === photo);
	const { months, alt, rotation } = refused?.typed.healed ?? paired?.healed ?? {};
	const error = refused?.problems["pieces.0.healed.months"];
	const isOpen = Boolean(paired || error);
	// It stays open when the refusal is no longer told.
	const [wasOpen, setWasOpen] = useState(isOpen);
	if (isOpen && !wasOpen) setWasOpen(true);
	return (
		<details
			className={styles.more}
			hidden={others.length === 0}
			open={wasOpen}
			// Not where it is open from the start.
			onToggle={wasOpen ? undefined : showOpened}
		>
			<summary>Show it as the healed picture of a piece</summary>
			<Form
				method="post"
				className={styles.form}
				aria-label="Show it as the healed picture of a piece"
			>
				<PieceField
					hint="The piece’s own picture is the fresh one. Visitors see both, with a slider between them."
					choices={others.map((piece) => ({ value: choose(piece), title: piece.title }))}
					chosen={paired && choose(paired)}
				/>
				<TextField
					name="pieces.0.healed.months"
					label="Months between the two pictures"
					defaultValue={months}
					error={error}
					className={styles.months}
					inputMode="numeric"
					autoComplete="off"
					required
				/>
				<TextArea
					name="pieces.0.healed.alt"
					label="What the healed picture shows (optional)"
					hint="If you leave this empty, the fresh picture’s description is used."
					defaultValue={alt}
					maxLength={250}
				/>
				<TurnField name="pieces.0.healed.rotation" defaultValue={rotation} />
				<Button type="submit" name="intent" value="pair" kind="outline">
					{paired ? "Save in My Draft" : "Add to My Draft"}
				</Button>
			</Form>
		</details>
	);
}
