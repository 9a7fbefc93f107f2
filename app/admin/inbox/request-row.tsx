import { memo } from "react";
import { Link } from "react-router";
import { isOnWaitlist, states } from "../../requests/progress/states.ts";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import type { ListedRequest } from "./list-requests.server.ts";
import styles from "./request-row.module.css";
import { rememberOpened } from "./use-opened-row.ts";
import { useSwipe } from "./use-swipe.ts";
import type { Triage } from "./use-triage.ts";
import { writeAge, writeTimeLeft } from "./write-times.ts";

interface RequestRowProps extends Pick<Triage, "choose" | "toggleRead"> {
	request: ListedRequest;
	/** Its address. */
	to: string;
	age: string;
	left: string | null;
	overdue: boolean;
}

const turns = { artist: "Your turn", client: "Client’s turn", nobody: "" };

export const RequestRow = memo(function RequestRow({
	request,
	to,
	age,
	left,
	overdue,
	choose,
	toggleRead,
}: RequestRowProps) {
	const { id, first_name, last_name, idea, files, state, turn, waitlist } = request;
	const { unread, undelivered, isDateless } = request;
	const swipe = useSwipe(request, { choose, toggleRead });
	const name = `${first_name} ${last_name}`;
	return (
		<li className={styles.row} data-id={id} data-unread={unread ? "" : undefined}>
			<div className={styles.face} {...swipe}>
				<h2 className={styles.name}>
					<Link
						to={to}
						draggable={false}
						onClick={(click) => {
							if (isPlainClick(click)) rememberOpened(id, click.currentTarget);
						}}
					>
						{name}
						{unread && <span className="unseen">, unread</span>}
					</Link>
				</h2>
				<p className={styles.idea}>{idea ?? "No description."}</p>
				<ul className={styles.facts}>
					<li className={styles.state} data-state={state}>
						{states[state].label}
					</li>
					{isOnWaitlist({ state, waitlist }) && <li>Waitlist</li>}
					{left ? (
						<li className={styles.left} data-overdue={overdue ? "" : undefined}>
							{left}
						</li>
					) : (
						turns[turn] && <li>{turns[turn]}</li>
					)}
					{files > 0 && (
						<li className={styles.files}>{files === 1 ? "1 file" : `${files} files`}</li>
					)}
					{isDateless && <li className={styles.missing}>No date yet</li>}
					{undelivered && <li className={styles.missing}>Letter not sent</li>}
				</ul>
				<p className={styles.age}>{age}</p>
				<button
					type="button"
					className={styles.more}
					aria-label={`Change ${name}`}
					aria-haspopup="dialog"
					data-late=""
					onClick={() => choose(request)}
				>
					<svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
						<path
							d="M2 8h2.5v2.5H2zM7.75 8h2.5v2.5h-2.5zM13.5 8H16v2.5h-2.5z"
							fill="currentColor"
						/>
					</svg>
				</button>
			</div>
		</li>
	);
});

export function describeTimes(
	{ waiting_since, changed_at }: ListedRequest,
	hours: number,
	now: number,
): Pick<RequestRowProps, "age" | "left" | "overdue"> {
	const { text = null, overdue = false } = waiting_since
		? writeTimeLeft(waiting_since, hours, now)
		: {};
	return { age: writeAge(waiting_since ?? changed_at, now), left: text, overdue };
}
