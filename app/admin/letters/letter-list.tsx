import { useId } from "react";
import { Form, href, Link } from "react-router";
import type { ListedLetter } from "../../mail/letters.server.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import styles from "./letter-list.module.css";
import { sayAgo, sayUntil } from "./say-time.ts";
import { writeMailto } from "./write-mailto.ts";

interface LetterProps {
	now: number;
	hasServer: boolean;
}

const kinds: Record<ListedLetter["kind"], string> = {
	receipt: "Receipt",
	notice: "Notice",
	answer: "Answer",
	link: "Link to a request",
};

export function LetterList({
	title,
	letters,
	...rest
}: LetterProps & { title: string; letters: ListedLetter[] }) {
	const id = useId();
	if (letters.length === 0) return null;
	return (
		<section className={styles.group} aria-labelledby={id}>
			<h2 className={styles.title} id={id}>
				{title} <span className={styles.count}>{letters.length}</span>
			</h2>
			<ul className={styles.list}>
				{letters.map((letter) => (
					<li key={letter.id} className={styles.letter}>
						<Letter letter={letter} {...rest} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Letter({ letter, now, hasServer }: LetterProps & { letter: ListedLetter }) {
	const { subject, text, kind, recipient, submission_id, problem, state } = letter;
	return (
		<>
			<p className={styles.kind}>
				{kinds[kind]} to {recipient || "you"}
			</p>
			<h3 className={styles.subject}>{subject}</h3>
			<p className={styles.state}>{sayState(letter, now, hasServer)}</p>
			{problem && state !== "sent" && (
				<p className={styles.problem} data-final={state === "failed" ? "" : undefined}>
					{problem}
				</p>
			)}
			<details className={styles.details}>
				<summary>Read</summary>
				<p className={styles.text}>{text}</p>
			</details>
			<div className={styles.actions}>
				{state !== "sent" && <Acts letter={letter} hasServer={hasServer} />}
				{submission_id && (
					<Link
						className={buttonClass("quiet")}
						to={href("/admin/requests/:id", { id: submission_id })}
					>
						See the request
					</Link>
				)}
			</div>
		</>
	);
}

function Acts({ letter, hasServer }: { letter: ListedLetter; hasServer: boolean }) {
	const { id, problem, state } = letter;
	const mailto = writeMailto(letter);
	const isStuck = state === "failed" || problem !== null;
	const isByHand = mailto !== null && (!hasServer || state === "failed");
	return (
		<>
			{hasServer && isStuck && <Act id={id} act="try-again" label="Try again" kind="solid" />}
			{isByHand && (
				<a className={buttonClass(hasServer ? "outline" : "solid")} href={mailto}>
					Open in my mail app
				</a>
			)}
			{isByHand && <Act id={id} act="sent-by-hand" label="Sent by hand" kind="outline" />}
		</>
	);
}

interface ActProps {
	id: string;
	act: "try-again" | "sent-by-hand";
	label: string;
	kind: "solid" | "outline";
}

function Act({ id, act, label, kind }: ActProps) {
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="id" value={id} />
			<Button type="submit" name="act" value={act} kind={kind}>
				{label}
			</Button>
		</Form>
	);
}

function sayState(
	{ state, created_at, due_at, sent_at, problem }: ListedLetter,
	now: number,
	hasServer: boolean,
): string {
	if (state === "sent") return `Sent ${sayAgo(sent_at ?? created_at, now)}`;
	const written = `Written ${sayAgo(created_at, now)}`;
	if (state === "failed" || !hasServer) return written;
	return `${written}. ${problem ? "Next try" : "Leaves"} ${sayUntil(due_at, now)}.`;
}
