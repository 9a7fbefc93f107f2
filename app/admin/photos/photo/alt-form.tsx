import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import styles from "./photo.module.css";

export function AltForm({ alt }: { alt: string }) {
	return (
		<Form method="post" className={styles.form} aria-label="What the photo shows" data-own="alt">
			<input type="hidden" name="was" value={alt} />
			<TextArea
				name="alt"
				label="What the photo shows (optional)"
				hint="For those who cannot see it, on Home, About and other pages that show it on its own."
				defaultValue={alt}
				maxLength={250}
			/>
			<Button type="submit" name="intent" value="describe" kind="outline">
				Save These Words
			</Button>
		</Form>
	);
}
