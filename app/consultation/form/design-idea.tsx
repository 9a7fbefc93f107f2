import { type ComponentProps, useState } from "react";
import { textFields } from "../../requests/request-fields.ts";
import { countCharacters } from "../../ui/count-characters.ts";
import { TextArea } from "../../ui/field.tsx";
import styles from "./design-idea.module.css";

const { most } = textFields.design_idea;
const nearly = most - 500;
const step = 100;

export function DesignIdea(props: ComponentProps<typeof TextArea>) {
	const [length, setLength] = useState(countText(String(props.defaultValue ?? "")));
	const over = length > most;
	return (
		<div className={styles.idea}>
			<TextArea
				{...props}
				rows={3}
				placeholder="A heron in the reeds, fine lines, no color"
				onInput={({ currentTarget }) => setLength(countText(currentTarget.value))}
			/>
			{length >= nearly && (
				<p className={over ? `${styles.count} ${styles.over}` : styles.count} aria-hidden="true">
					{sayNumber(length)} of {sayNumber(most)} characters
				</p>
			)}
			<p className="unseen" role="status">
				{length >= nearly && sayRoom(length)}
			</p>
		</div>
	);
}

function countText(text: string): number {
	return countCharacters(text.trim());
}

function sayRoom(length: number): string {
	if (length > most) return `Over the limit of ${sayNumber(most)} characters`;
	const room = Math.ceil((most - length) / step) * step;
	return room === 0 ? "No characters left" : `About ${room} characters left`;
}

function sayNumber(count: number): string {
	return count.toLocaleString("en-US");
}
