import { useEffect } from "react";
import type { RequestState } from "../../db/desk-tables.ts";
import { isOwedWord, nameAnswered, states } from "../../requests/progress/states.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import styles from "./change-dialog.module.css";
import type { ListedRequest } from "./list-requests.server.ts";

const choices = (Object.keys(states) as RequestState[]).filter((state) => state !== "withdrawn");

type Choosing = Pick<
	ListedRequest,
	"first_name" | "last_name" | "state" | "turn" | "waiting_since" | "unread"
>;

interface Choice<Request extends Choosing> {
	/** The request whose next state is being chosen. */
	choosing: Request | null;
	choose(request: null): void;
	setState(request: Request, state: RequestState): void;
	toggleRead(request: Request): void;
	markAnswered(request: Request): void;
}

export function ChangeDialog<Request extends Choosing>({ triage }: { triage: Choice<Request> }) {
	const { choosing, choose, setState, toggleRead, markAnswered } = triage;
	const decide = (state: RequestState) => {
		if (!choosing || state === choosing.state) choose(null);
		else setState(choosing, state);
	};
	const mark = (as: (request: Request) => void) => {
		choose(null);
		if (choosing) as(choosing);
	};
	useEffect(() => {
		if (!choosing) return;
		const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
			const state = choices[Number(key) - 1];
			if (state && !(ctrlKey || metaKey || altKey)) decide(state);
		};
		addEventListener("keydown", onKeyDown);
		return () => removeEventListener("keydown", onKeyDown);
	});
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
						{choices.map((state, index) => (
							<li key={state}>
								<button
									type="button"
									className={styles.state}
									aria-pressed={state === choosing.state}
									onClick={() => decide(state)}
								>
									<span className={styles.digit} aria-hidden="true">
										{index + 1}
									</span>
									{states[state].label}
								</button>
							</li>
						))}
					</ul>
					<div className={styles.marks}>
						{isOwedWord(choosing) && (
							<Button kind="quiet" onClick={() => mark(markAnswered)}>
								{nameAnswered(choosing)}
							</Button>
						)}
						<Button kind="quiet" onClick={() => mark(toggleRead)}>
							{choosing.unread ? "Mark as Read" : "Mark as Unread"}
						</Button>
					</div>
				</>
			)}
		</Dialog>
	);
}
