import { useNavigation } from "react-router";
import { Button, buttonClass } from "../../ui/button.tsx";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import { ChangeList } from "../site/changes/change-list.tsx";
import type { ToldChange } from "../site/changes/tell-changes.server.ts";
import styles from "./alert-choice.module.css";
import { AlertInView } from "./alert-in-view.tsx";

interface ConflictProps {
	/** Says how the version changed that the form began with. */
	said: string;
	/** Name and value of the button that replaces the other version. */
	field: { name: string; value: string };
	/** Label of that button. */
	label?: string | undefined;
	/** From the other version to the typed one. */
	changes: ToldChange[];
	/** Address of the form with the other version. */
	other: string;
	/** Takes the other version without leaving the page. */
	onOther?: () => void;
}

export const changedElsewhere = "A different version was saved after you opened this page.";

/** Must come first in the form, which keeps the refused version. */
export function Conflict({
	said,
	field,
	label = "Save Mine",
	changes,
	other,
	onOther,
}: ConflictProps) {
	const { formData } = useNavigation();
	const isSaving = formData?.get(field.name) === field.value;
	return (
		<AlertInView answer={changes} tone="error" title="Changed in another tab or on another device">
			<p>{said} Yours isn’t saved yet. What yours would change:</p>
			<ChangeList changes={changes} />
			<div className={styles.choice}>
				{/* Enter in a field presses the first submit button: it must not choose a version. */}
				<button className="unseen" type="submit" tabIndex={-1}>
					Save
				</button>
				<Button type="submit" {...field} kind="outline" busy={isSaving ? "Saving..." : undefined}>
					{label}
				</Button>
				<a
					className={buttonClass("quiet")}
					href={other}
					onClick={
						onOther &&
						((event) => {
							if (!isPlainClick(event)) return;
							event.preventDefault();
							onOther();
						})
					}
				>
					Use the Other Version
				</a>
			</div>
		</AlertInView>
	);
}
