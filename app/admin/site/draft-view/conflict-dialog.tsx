import { createPortal } from "react-dom";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ChangeList } from "../changes/change-list.tsx";
import type { Conflict, Winner } from "../take-over/take-over.server.ts";
import styles from "./conflict-dialog.module.css";

interface ConflictDialogProps {
	conflict: Conflict;
	onClose(): void;
	onChoose(winner: Winner): void;
}

export function ConflictDialog({ conflict, onClose, onChoose }: ConflictDialogProps) {
	return createPortal(
		<Dialog open onClose={onClose} label="A Draft Says Something Different">
			<p>
				{conflict.label} was changed in another tab or on another device. What your edits here would
				change in that draft:
			</p>
			<div className={styles.changes}>
				<ChangeList changes={conflict.changes} />
			</div>
			<div className={styles.actions}>
				<Button onClick={() => onChoose("edits")}>Use These Edits</Button>
				<Button kind="outline" onClick={() => onChoose("draft")}>
					Keep the Draft
				</Button>
			</div>
		</Dialog>,
		document.body,
	);
}
