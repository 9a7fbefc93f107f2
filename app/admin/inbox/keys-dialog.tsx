import { Dialog } from "../../ui/dialog/dialog.tsx";
import styles from "./keys-dialog.module.css";
import { keys } from "./use-triage-keys.ts";

export function KeysDialog({ open, onClose }: { open: boolean; onClose(): void }) {
	return (
		<Dialog open={open} onClose={onClose} label="Keyboard Shortcuts" className={styles.dialog}>
			{open && (
				<dl className={styles.keys}>
					{keys.map(([key, does]) => (
						<div key={key}>
							<dt>
								<kbd>{key}</kbd>
							</dt>
							<dd>{does}</dd>
						</div>
					))}
				</dl>
			)}
		</Dialog>
	);
}
