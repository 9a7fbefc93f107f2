import { Dialog } from "../../ui/dialog/dialog.tsx";
import styles from "./keys-dialog.module.css";

const keys: [key: string, does: string][] = [
	["j", "Next request"],
	["k", "Previous request"],
	["Enter", "Open it"],
	["u", "Back to the list"],
	["e", "Mark a booked request done; for any other, choose a state"],
	["s", "Choose a state, by its number"],
	["m", "Mark as read or unread"],
	["z", "Undo, or try again, as the message offers"],
	["/", "Search"],
	["?", "Show this list"],
];

export function KeysDialog({ open, onClose }: { open: boolean; onClose(): void }) {
	return (
		<Dialog open={open} onClose={onClose} label="Keyboard Shortcuts" className={styles.dialog}>
			{open && (
				<>
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
					<p className={styles.where}>All but Enter and / work inside an open request, too.</p>
				</>
			)}
		</Dialog>
	);
}
