import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { OwnForm, type OwnState } from "./own-form.tsx";
import styles from "./photo.module.css";

export function AltForm({ state }: { state: OwnState }) {
	return (
		<OwnForm
			name="alt"
			intent="describe"
			state={state}
			className={styles.form}
			label="What the photo shows"
		>
			{(shown, busy) => (
				<>
					<TextArea
						name="alt"
						label="What the photo shows (optional)"
						hint="For those who cannot see it, on Home, About and other pages that show it on its own."
						defaultValue={shown}
						maxLength={250}
					/>
					<Button type="submit" kind="outline" busy={busy}>
						Save These Words
					</Button>
				</>
			)}
		</OwnForm>
	);
}
