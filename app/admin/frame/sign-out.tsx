import { useState } from "react";
import { createPortal } from "react-dom";
import { href } from "react-router";
import { discardEdits, listUnsavedEdits } from "../../editing/documents/unsaved-edits.ts";
import { setEditing } from "../../editing/mode-flag.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { sayList } from "../../ui/say-list.ts";
import { sayUnreached } from "../../ui/toast/say-unreached.ts";
import styles from "./unsaved-changes-dialog.module.css";

/** Edits in place that are not drafts yet would stay in a browser that others may use. */
export function SignOut() {
	const [labels, setLabels] = useState<string[]>([]);
	const stay = () => setLabels([]);
	return (
		<form
			method="post"
			action={href("/sign-out")}
			onSubmit={(event) => {
				const unsaved = listUnsavedEdits().map(({ label }) => label);
				if (unsaved.length > 0) {
					event.preventDefault();
					setLabels(unsaved);
				} else setEditing(false);
			}}
		>
			<Button type="submit" kind="quiet">
				Sign Out
			</Button>
			{/* A dialog in the page's header would be a part of it. */}
			{labels.length > 0 &&
				createPortal(
					<Dialog open onClose={stay} label="Sign out without saving?">
						<p>
							Edits on the pages are not in your drafts yet: {sayList(labels)}.{" "}
							<a href={href("/")}>Open the site</a> to save them. Signing out removes them from this
							browser.
						</p>
						<div className={styles.choice}>
							<Button onClick={stay}>Stay</Button>
							<Button
								kind="outline"
								onClick={() => {
									stay();
									void signOutWithoutEdits();
								}}
							>
								Remove Them and Sign Out
							</Button>
						</div>
					</Dialog>,
					document.body,
				)}
		</form>
	);
}

/** Discards the edits only once signed out: without an answer, the artist is still signed in and may save them. */
async function signOutWithoutEdits(): Promise<void> {
	const asked = fetch(href("/sign-out"), { method: "POST", redirect: "manual" });
	const answer = await asked.catch(() => null);
	if (answer?.type !== "opaqueredirect") return sayUnreached("Signing out", signOutWithoutEdits);
	discardEdits();
	setEditing(false);
	location.assign(href("/sign-in"));
}
