import { useRef } from "react";
import { href, Link } from "react-router";
import { useStudio } from "../../publishing/frame-studio.ts";
import type { Consultation } from "../../publishing/schemas/consultation.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { formatPhone } from "../../ui/page/studio-links.ts";
import { saveFile } from "../../ui/save-file.ts";
import { addToast } from "../../ui/toast/toast-store.ts";
import styles from "../consultation.module.css";
import type { AskedPiece } from "../form/asked-piece.ts";
import { useNamedPiece } from "../form/named-piece.ts";
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
	const piece = useNamedPiece(asked, about)?.title;
	const sentOn = kept && new Date(kept.sentAt).toLocaleString(studio.locale, longDate);

	function save() {
		if (!sent) return;
		const { name, phone, email } = studio;
		const text = writeRequest({
			sent,
			piece,
			heading: `Sent to ${name} on ${sentOn}`,
			next,
			reach: `${name}, ${formatPhone(phone)}, ${email}`,
		});
		saveFile(new Blob([text], { type: "text/plain;charset=utf-8" }), "consultation-request.txt");
	}

	function remove() {
		removeSentCopy();
		heading.current?.focus();
		addToast({ tone: "success", title: "Removed From This Device" });
	}

	return (
		<>
			<section aria-labelledby="next">
				<h2 className={styles.title} id="next">
					What Happens Next
				</h2>
				<ol className={styles.next}>
					{next.map(({ title, text }) => (
						<li key={title}>
							<h3 className={styles.step}>{title}</h3>
							<p>{text}</p>
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
				<h2 className={styles.title} id="sent" ref={heading} tabIndex={-1}>
					What You Sent
				</h2>
				{sent ? (
					<dl className={styles.answers}>
						{asked && (
							<div>
								<dt>About this piece</dt>
								<dd>{piece ?? "One from the portfolio"}</dd>
							</div>
						)}
						{listAnswers(sent).map(({ label, value }) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
				) : (
					<p>Your request is shown here for 30 days, on the device you sent it from.</p>
				)}
				{answered && !kept && <p className={styles.kept}>To keep this, print or save this page.</p>}
				{kept && (
					<>
						<p className={styles.kept}>Sent on {sentOn}. Kept on this device only, for 30 days.</p>
						<div className={styles.ways}>
							<Button onClick={save}>Save as a File</Button>
							<Button kind="outline" onClick={remove}>
								Remove From This Device
							</Button>
						</div>
					</>
				)}
			</section>
		</>
	);
}

const longDate = { dateStyle: "long", timeStyle: "short" } as const;
