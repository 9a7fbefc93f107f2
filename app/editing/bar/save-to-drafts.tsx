import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { href } from "react-router";
import { callApi } from "../../network/call-api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { addToast } from "../../ui/toast/toast-store.ts";
import { removeStored } from "../documents/browser-storage.ts";
import type { OpenedDocument } from "../documents/document-registry.ts";
import { keyChange } from "../documents/pending-changes.ts";
import styles from "../importing/replace-dialog.module.css";
import { ToolButton } from "./tool-button.tsx";

/** In `sessionStorage`, so that the reloaded page says so. */
const savedKey = "savedToDrafts";

/** What stays where the edits and a draft have changed the same words. */
export type Winner = "edits" | "draft";

/** Makes the edits of a page with drafts drafts on the server. Asks if another tab or device changed the same words. */
export function SaveToDrafts({ documents }: { documents: OpenedDocument[] }) {
	const [busy, setBusy] = useState(false);
	const [question, setQuestion] = useState("");
	useEffect(sayIfSaved, []);
	const edited = documents.filter(({ source }) => source !== "default");

	async function save(winner?: Winner) {
		setQuestion("");
		setBusy(true);
		const answer = await callApi(href("/admin/site/edits"), {
			method: "POST",
			json: { changes: edited.map(toChange), winner },
		});
		setBusy(false);
		if (answer.ok) return showDrafts(edited);
		if (answer.code === "draft_differs") return setQuestion(answer.message);
		addToast({
			tone: "error",
			title: "Not Saved",
			text: `${answer.message} Your edits are still on this page.`,
			duration: null,
		});
	}

	return (
		<>
			<ToolButton unavailable={busy || edited.length === 0} onClick={() => void save()}>
				{busy ? "Saving..." : "Save to Drafts"}
			</ToolButton>
			{createPortal(
				<Dialog
					open={question !== ""}
					onClose={() => setQuestion("")}
					label="A Draft Says Something Different"
				>
					<p>{question} Choose which to keep there; all other changes from both will stay.</p>
					<div className={styles.actions}>
						<Button onClick={() => void save("edits")}>Use These Edits</Button>
						<Button kind="outline" onClick={() => void save("draft")}>
							Keep the Draft
						</Button>
					</div>
				</Dialog>,
				document.body,
			)}
		</>
	);
}

function toChange({ file, body, builtIn }: OpenedDocument) {
	return { filename: file, data: body, base: builtIn, timestamp: new Date().toISOString() };
}

/** Reloads, because lists and pictures were loaded once for the page. */
function showDrafts(saved: OpenedDocument[]): void {
	for (const { file, reset } of saved) {
		reset();
		removeStored(keyChange(file));
	}
	try {
		sessionStorage.setItem(savedKey, "");
	} catch {
		// Then the page itself shows that they were saved.
	}
	location.reload();
}

function sayIfSaved(): void {
	try {
		if (!(savedKey in sessionStorage)) return;
		sessionStorage.removeItem(savedKey);
	} catch {
		return;
	}
	addToast({
		tone: "success",
		title: "Saved to your drafts",
		link: { label: "Review Changes", to: href("/admin/site/review") },
	});
}
