import type { RequestState } from "../../db/tables.ts";
import { states } from "../../requests/progress/states.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import styles from "./change-dialog.module.css";
import type { Triage } from "./use-triage.ts";

const choices = (Object.keys(states) as RequestState[]).filter((state) => state !== "withdrawn");

export function ChangeDialog({ triage }: { triage: Triage }) {
	const { choosing, choose, setState, toggleRead } = triage;
	return (
		<Dialog
			open={choosing !== null}
			onClose={() => choose(null)}
			label={choosing ? `${choosing.first_name} ${choosing.last_name}` : ""}
			className={styles.dialog}
		>
			{choosing && (
				<>
					<p className={styles.question}>Where does this request stand?</p>
					<ul className={styles.states}>
						{choices.map((state) => (
							<li key={state}>
								<button
									type="button"
									className={styles.state}
									aria-pressed={state === choosing.state}
									onClick={() =>
										state === choosing.state ? choose(null) : setState(choosing, state)
									}
								>
									{states[state].label}
								</button>
							</li>
						))}
					</ul>
					<Button
						kind="quiet"
						className={styles.read}
						onClick={() => {
							choose(null);
							toggleRead(choosing);
						}}
					>
						{choosing.unread ? "Mark as read" : "Mark as unread"}
					</Button>
				</>
			)}
		</Dialog>
	);
}
