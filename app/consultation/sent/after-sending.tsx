import { useEffect, useRef, useState } from "react";
import { href, Link } from "react-router";
import { callApi } from "../../network/call-api.ts";
import { useStudio } from "../../publishing/frame-studio.ts";
import type { Consultation } from "../../publishing/schemas/consultation.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { formatPhone } from "../../ui/page/studio-links.ts";
import { addToast } from "../../ui/toast/toast-store.ts";
import styles from "../consultation.module.css";
import type { AskedPiece } from "../form/asked-piece.ts";
import { AnswerList } from "./answer-list.tsx";
import { removeSentCopy, useSentCopy } from "./sent-copy.ts";
import { listAnswers, type SentRequest } from "./sent-request.ts";
import { writeRequest } from "./write-request.ts";

interface Props {
	next: Consultation["next"];
	/** From the server's own answer to the form; otherwise the device's copy is shown. */
	answered?: SentRequest;
	about?: AskedPiece | null;
}

export function AfterSending({ next, answered, about = null }: Props) {
	const kept = useSentCopy();
	const sent = answered ?? kept;
	const heading = useRef<HTMLHeadingElement>(null);
	const studio = useStudio();
	const asked = sent?.values.piece ?? "";
	const piece = usePieceTitle(asked, about);
	const sentOn = kept && new Date(kept.sentAt).toLocaleString(studio.locale, longDate);

	/** A link works without scripts too. */
	function writeFile(sent: SentRequest): string {
		const { name, phone, email } = studio;
		const text = writeRequest({
			sent,
			piece,
			heading: sentOn ? `Sent to ${name} on ${sentOn}` : `Sent to ${name}`,
			next,
			reach: `${name}, ${formatPhone(phone)}, ${email}`,
		});
		return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
	}

	function remove() {
		removeSentCopy();
		heading.current?.focus();
		addToast({ tone: "success", title: "Removed From This Device" });
	}

	return (
		<>
			<section aria-labelledby="next">
				<h2 id="next">What Happens Next</h2>
				<ol className={styles.next}>
					{next.map(({ title, text }) => (
						<li key={title}>
							<h3 className={styles.step}>{title}</h3>
							<p>{keepFigures(text)}</p>
						</li>
					))}
				</ol>
				<div className={styles.ways}>
					<Link to={href("/aftercare")} className={buttonClass("outline")} viewTransition>
						Aftercare Guide
					</Link>
					<Link
						to={href("/drawing-and-deposit-policy")}
						className={buttonClass("outline")}
						viewTransition
					>
						Drawing and Deposit Policy
					</Link>
					<Link to={href("/artwork")} className={buttonClass("outline")} viewTransition>
						Portfolios
					</Link>
				</div>
			</section>
			<section
				className={`${styles.sheet} ${styles.sent}`}
				data-ground="paper"
				data-live=""
				aria-labelledby="sent"
			>
				<h2 id="sent" ref={heading} tabIndex={-1}>
					What You Sent
				</h2>
				{sent ? (
					<AnswerList answers={listAnswers(sent, piece)} />
				) : (
					<p>You can see your request here for 30 days, on the device you sent it from.</p>
				)}
				{kept && (
					<p className={styles.kept}>
						Sent on {sentOn}. This copy stays on this device for 30 days.
					</p>
				)}
				{sent && (
					<div className={styles.ways}>
						<a
							className={buttonClass("solid")}
							href={writeFile(sent)}
							download="consultation-request.txt"
						>
							Save as a File
						</a>
						{kept && (
							<Button kind="outline" onClick={remove}>
								Remove From This Device
							</Button>
						)}
					</div>
				)}
			</section>
		</>
	);
}

/** "$150-180/hr" stays on one line. */
function keepFigures(text: string) {
	return text.split(/(\S*\d[-/]\w\S*)/).map((part, index) =>
		index % 2 === 0 ? (
			part
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts have no stable id
			<span key={index} className={styles.figure}>
				{part}
			</span>
		),
	);
}

/** Of the device's zone, which it names: the client's page has the studio's. */
const longDate = {
	year: "numeric",
	month: "long",
	day: "numeric",
	hour: "numeric",
	minute: "2-digit",
	timeZoneName: "short",
} as const;

function usePieceTitle(name: string, first: AskedPiece | null): string | undefined {
	const [title, setTitle] = useState(first?.title);
	useEffect(() => {
		if (!name || first) return;
		void callApi<AskedPiece>(`/api/artwork/${name}`).then((answer) => {
			if (answer.ok) setTitle(answer.body.title);
		});
	}, [name, first]);
	return title;
}
