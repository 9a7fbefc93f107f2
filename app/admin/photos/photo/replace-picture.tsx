import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { showOpened } from "../../frame/show-opened.ts";
import styles from "./photo.module.css";
import { PieceField } from "./piece-field.tsx";
import { TurnField } from "./turn-field.tsx";

interface ReplacePictureProps {
	list: string;
	pieces: { id: number; title: string; image: string }[];
}

export function ReplacePicture({ list, pieces }: ReplacePictureProps) {
	return (
		<details className={styles.more} hidden={pieces.length === 0} onToggle={showOpened}>
			<summary>Give a piece this picture</summary>
			<Form method="post" className={styles.form} aria-label="Give a piece this picture">
				<PieceField
					key={list}
					hint="Its place, address and title stay the same."
					choices={pieces.map(({ id, title, image }) => ({ value: `${id} ${image}`, title }))}
				/>
				<TextArea
					name="pieces.0.alt"
					label="What the new picture shows (optional)"
					hint="If you leave this empty, the old description stays."
					maxLength={250}
				/>
				<TurnField />
				<Button type="submit" name="intent" value="replace" kind="outline">
					Replace in My Draft
				</Button>
			</Form>
		</details>
	);
}
