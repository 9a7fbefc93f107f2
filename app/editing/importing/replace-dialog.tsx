import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import styles from "./replace-dialog.module.css";

interface ReplaceDialogProps {
	open: boolean;
	/** Documents whose edits would be replaced. */
	labels: string[];
	onReplace(): void;
	onClose(): void;
}

export function ReplaceDialog({ open, labels, onReplace, onClose }: ReplaceDialogProps) {
	return (
		<Dialog open={open} onClose={onClose} label="Replace Your Edits?">
			<p>This browser has edits of its own that the file does not have:</p>
			<ul className={styles.labels}>
				{labels.map((label) => (
					<li key={label}>{label}</li>
				))}
			</ul>
			<p>The file takes their place. You can undo that right afterward.</p>
			<div className={styles.actions}>
				<Button onClick={onReplace}>Replace</Button>
				<Button kind="outline" onClick={onClose}>
					Keep Mine
				</Button>
			</div>
		</Dialog>
	);
}
