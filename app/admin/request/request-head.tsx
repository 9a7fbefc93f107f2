import { useRef } from "react";
import { href, Link } from "react-router";
import type { RequestProgress } from "../../db/desk-tables.ts";
import { useStudio } from "../../publishing/frame-studio.ts";
import { isOnWaitlist, states } from "../../requests/progress/states.ts";
import { buttonClass } from "../../ui/button.tsx";
import { linkMail, toDialable } from "../../ui/contact-links.ts";
import { LeftMark, RightMark } from "../../ui/step-marks.tsx";
import type { ShownRequest } from "./client/client-words.tsx";
import { Moment } from "./moment.tsx";
import { tellReplyTime } from "./progress/reply-time.ts";
import styles from "./request-head.module.css";
import { RequestKeys } from "./request-keys.tsx";
import type { Ways } from "./use-ways.ts";

const turns: Record<RequestProgress["turn"], string> = {
	artist: "Your turn",
	client: "Client’s turn",
	nobody: "Nothing to do",
};

interface RequestHeadProps {
	request: ShownRequest & RequestProgress;
	ways: Ways;
	now: number;
}

export function RequestHead({ request, ways, now }: RequestHeadProps) {
	const { first_name, last_name, state, turn, created_at, answered_at, waitlist } = request;
	const { erase_after } = request;
	const name = `${first_name} ${last_name}`;
	const { replyWithinHours } = useStudio();
	const { list, previous, next, unread } = ways;
	const nav = useRef<HTMLElement>(null);
	const due = tellReplyTime(request, replyWithinHours, now);
	return (
		<header className={styles.head}>
			<nav ref={nav} className={styles.ways} aria-label="Other requests">
				<Link to={list}>Back to the list</Link>
				<Step to={previous} label="Previous" />
				<Step to={next} label="Next" />
			</nav>
			<h1 className={styles.name} title={name}>
				{name}
			</h1>
			<div className={styles.facts} role="status">
				<p className={styles.state}>{states[state].label}</p>
				{!(isOnWaitlist(request) && turn === "nobody") && <p>{turns[turn]}</p>}
				{waitlist === "closed" && <p>Sent while the books were closed</p>}
				{waitlist !== "closed" && isOnWaitlist(request) && <p>For the waitlist</p>}
				{due && <p data-overdue={due.overdue || undefined}>{due.text}</p>}
			</div>
			<p className={styles.times}>
				Received <Moment at={created_at} />
				{answered_at && (
					<>
						, first answered <Moment at={answered_at} />
					</>
				)}
			</p>
			{erase_after && (
				<p className={styles.times}>
					Nothing has happened here in a long time, so it will be erased after{" "}
					<Moment at={erase_after} />. Add a note to keep it.
				</p>
			)}
			{state !== "spam" && <ContactLinks request={request} />}
			<RequestKeys request={request} nav={nav} unreadAction={unread} />
		</header>
	);
}

function Step({ to, label }: { to: string | undefined; label: "Previous" | "Next" }) {
	const words = (
		<>
			{label === "Previous" && <LeftMark />}
			{label}
			{label === "Next" && <RightMark />}
		</>
	);
	if (!to) return <span className={styles.end}>{words}</span>;
	return (
		<Link to={to} rel={label === "Previous" ? "prev" : "next"}>
			{words}
		</Link>
	);
}

function ContactLinks({ request: { id, email, phone } }: Pick<RequestHeadProps, "request">) {
	const mail = linkMail(email);
	const number = toDialable(phone);
	return (
		<div className={styles.actions}>
			<Link className={buttonClass("solid")} to={href("/admin/requests/:id/answer", { id })}>
				Answer
			</Link>
			{mail && (
				<a className={buttonClass("outline")} href={mail}>
					Email
				</a>
			)}
			{number && (
				<>
					<a className={buttonClass("outline")} href={`sms:${number}`}>
						Text
					</a>
					<a className={buttonClass("outline")} href={`tel:${number}`}>
						Call
					</a>
				</>
			)}
		</div>
	);
}
