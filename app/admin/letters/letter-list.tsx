import { href, Link, useFetcher, useLocation } from "react-router";
import type { ListedLetter } from "../../mail/letters.server.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { linkMail } from "../../ui/contact-links.ts";
import styles from "./letter-list.module.css";
import { sayAgo, sayUntil } from "./say-time.ts";

interface LetterProps {
	now: number;
	/** null without a mail server. */
	senderAddress: string | null;
	/** After a failure, the mail server is tried again in a minute with one letter. */
	isPaused: boolean;
	/** Id of the request whose page shows the list, and names its client. */
	request?: string;
}

const kinds: Record<ListedLetter["kind"], string> = {
	receipt: "Receipt",
	notice: "Notice",
	answer: "Answer",
	link: "Link",
};

export function LetterList({ letters, ...rest }: LetterProps & { letters: ListedLetter[] }) {
	return (
		<ul>
			{letters.map((letter) => (
				<li key={letter.id} className={styles.letter}>
					<Letter letter={letter} {...rest} />
				</li>
			))}
		</ul>
	);
}

function Letter({
	letter,
	now,
	senderAddress,
	isPaused,
	request,
}: LetterProps & { letter: ListedLetter }) {
	const hasServer = senderAddress !== null;
	const { subject, text, recipient, submission_id, problem, state } = letter;
	return (
		<>
			<details className={styles.details}>
				<summary className={styles.summary}>
					<span className={styles.who} id={`who-${letter.id}`}>
						{request ? nameKind(letter) : nameReader(letter)}
					</span>
					<span className={styles.state}>{sayState(letter, now, hasServer, isPaused)}</span>
					<span className={styles.subject} id={`subject-${letter.id}`}>
						{request ? subject : `${nameKind(letter)}: ${subject}`}
					</span>
				</summary>
				<div className={styles.text}>
					{recipient && <p className={styles.recipient}>To {recipient}</p>}
					{text}
				</div>
				{submission_id && !request && (
					<Link
						className={buttonClass("quiet")}
						to={href("/admin/requests/:id", { id: submission_id })}
					>
						See the Request
					</Link>
				)}
			</details>
			{problem && state !== "sent" && (
				<p className={styles.problem} data-final={state === "failed" ? "" : undefined}>
					{problem}
				</p>
			)}
			{state !== "sent" && <Acts letter={letter} hasServer={hasServer} request={request} />}
		</>
	);
}

/** @returns ids of the elements that tell buttons of one name apart */
function describe(letter: string): string {
	return `who-${letter} subject-${letter}`;
}

function nameReader({ recipient, first_name, last_name }: ListedLetter): string {
	if (recipient === "") return "You";
	return first_name ? `${first_name} ${last_name}` : recipient;
}

/** With the address that a mail server may have refused. */
function nameKind({ kind, recipient, state }: ListedLetter): string {
	return recipient && state !== "sent" ? `${kinds[kind]} to ${recipient}` : kinds[kind];
}

interface ActsProps {
	letter: ListedLetter;
	hasServer: boolean;
	request: string | undefined;
}

function Acts({ letter, hasServer, request }: ActsProps) {
	const { id, problem, state } = letter;
	const mailto = linkMail(letter.recipient, letter);
	// An empty one is the artist's own.
	const isUnusable = mailto === null && letter.recipient !== "";
	const hasFailed = state === "failed";
	const isStuck = hasServer && (hasFailed ? !isUnusable : problem !== null);
	const isByHand = mailto !== null && (!hasServer || hasFailed);
	if (!isStuck && !isByHand && !hasFailed) return null;
	return (
		<div className={styles.actions}>
			{isStuck && (
				<Act
					{...{ id, request }}
					act="try-again"
					label="Try Again"
					busy="Trying..."
					kind={hasFailed ? "solid" : "outline"}
				/>
			)}
			{isByHand && (
				<a
					className={buttonClass(isStuck ? "outline" : "solid")}
					href={mailto}
					aria-describedby={describe(id)}
				>
					Open in My Mail App
				</a>
			)}
			{isByHand && (
				<Act
					{...{ id, request }}
					act="sent-by-hand"
					label="Sent by Hand"
					busy="Marking..."
					kind="outline"
				/>
			)}
			{hasFailed && (
				<Act {...{ id, request }} act="leave" label="Leave It" busy="Leaving..." kind="outline" />
			)}
		</div>
	);
}

interface ActProps {
	id: string;
	request: string | undefined;
	act: "try-again" | "sent-by-hand" | "leave";
	label: string;
	/** Label while it is stored. */
	busy: string;
	kind: "solid" | "outline";
}

function Act({ id, request, act, label, busy, kind }: ActProps) {
	const { Form, state } = useFetcher();
	const { search } = useLocation();
	const here = request ? "" : search;
	return (
		<Form method="post" action={href("/admin/letters") + here} preventScrollReset>
			<input type="hidden" name="id" value={id} />
			{request && <input type="hidden" name="request" value={request} />}
			<Button
				type="submit"
				name="act"
				value={act}
				kind={kind}
				busy={state === "idle" ? undefined : busy}
				aria-describedby={describe(id)}
			>
				{label}
			</Button>
		</Form>
	);
}

function sayState(
	{ state, created_at, due_at, sent_at, attempts, problem }: ListedLetter,
	now: number,
	hasServer: boolean,
	isPaused: boolean,
): string {
	if (state === "sent") return `Sent ${sayAgo(sent_at ?? created_at, now)}`;
	if (state === "failed" || !hasServer) {
		const written = `Written ${sayAgo(created_at, now)}`;
		return state === "failed" && attempts > 0
			? `${written}, last tried ${sayAgo(due_at, now)}`
			: written;
	}
	if (isPaused && Date.parse(due_at) <= now) {
		return "Waiting for the mail server; trying again within a minute";
	}
	return `${problem ? "Next try" : "Goes out"} ${sayUntil(due_at, now)}`;
}
