import { useRef } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import type { RequestProgress } from "../../db/desk-tables.ts";
import { useStudio } from "../../publishing/frame-studio.ts";
import { isOnWaitlist, isOwedWord, nameAnswered, states } from "../../requests/progress/states.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { linkMail, toDialable } from "../../ui/contact-links.ts";
import { LeftMark, RightMark } from "../../ui/step-marks.tsx";
import type { ShownRequest } from "./client/client-words.tsx";
import { Moment } from "./moment.tsx";
import { tellReplyTime } from "./progress/reply-time.ts";
import styles from "./request-head.module.css";
import { RequestKeys } from "./request-keys.tsx";
import { useWays, type Ways } from "./use-ways.ts";

const turns: Record<RequestProgress["turn"], string> = {
	artist: "Your turn",
	client: "Waiting for the client",
	nobody: "Nothing to do",
};

interface RequestHeadProps {
	request: ShownRequest & RequestProgress;
	neighbors: Pick<Ways, "previous" | "next">;
	now: number;
}

export function RequestHead({ request, neighbors, now }: RequestHeadProps) {
	const { first_name, last_name, state, turn, created_at, answered_at, waitlist } = request;
	const { erase_after, changed_at } = request;
	const name = `${first_name} ${last_name}`;
	const { replyWithinHours } = useStudio();
	const { list, previous, next } = useWays(request.id, neighbors);
	const here = href("/admin/requests/:id", { id: request.id });
	const nav = useRef<HTMLElement>(null);
	// Leads back to the list, which the address may not name after an answer.
	const unreadAction = list.replace(href("/admin"), here);
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
				{waitlist && (
					<p>{waitlist === "closed" ? "Sent while the books were closed" : "For the waitlist"}</p>
				)}
				{due && <p data-overdue={due.overdue || undefined}>{due.text}</p>}
			</div>
			<p className={styles.times}>
				Received <Moment at={created_at} />
				{answered_at && (
					<>
						, answered <Moment at={answered_at} />
					</>
				)}
			</p>
			{erase_after && (
				<p className={styles.times}>
					Nothing has happened here in a long time, so it will be erased after{" "}
					<Moment at={erase_after} />. Add a note to keep it.
				</p>
			)}
			<div className={styles.actions}>
				{state !== "spam" && <ContactLinks request={request} />}
				{state !== "spam" && (
					<Link
						className={buttonClass("outline")}
						to={href("/admin/requests/:id/appointments", { id: request.id })}
					>
						Dates
					</Link>
				)}
				{isOwedWord(request) && (
					<Mark as="answered" seen={changed_at}>
						{nameAnswered(request)}
					</Mark>
				)}
				<div className={styles.together}>
					<Mark as="unread" action={unreadAction}>
						Mark as unread
					</Mark>
					<Button kind="quiet" className={styles.print} onClick={() => window.print()} data-late="">
						Print
					</Button>
				</div>
			</div>
			<RequestKeys {...{ request, nav, unreadAction }} />
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

function Mark({
	as,
	action,
	seen,
	children,
}: {
	as: "answered" | "unread";
	action?: string;
	seen?: string;
	children: string;
}) {
	const { formData } = useNavigation();
	return (
		<Form method="post" action={action} className={styles[as]} preventScrollReset>
			<input type="hidden" name="intent" value={as} />
			{seen && <input type="hidden" name="seen" value={seen} />}
			<Button
				type="submit"
				kind={as === "answered" ? "outline" : "quiet"}
				busy={formData?.get("intent") === as ? "Marking..." : undefined}
			>
				{children}
			</Button>
		</Form>
	);
}

function ContactLinks({ request: { id, email, phone } }: Pick<RequestHeadProps, "request">) {
	const mail = linkMail(email);
	const number = toDialable(phone);
	return (
		<>
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
		</>
	);
}
