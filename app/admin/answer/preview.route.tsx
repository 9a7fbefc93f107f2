import { data, Form, href, Link, redirect, useNavigation } from "react-router";
import { findDates } from "../../appointments/find-dates.server.ts";
import { chooseLetterDates } from "../../appointments/letter-dates.server.ts";
import { listAhead } from "../../appointments/list-ahead.ts";
import { sayAppointment } from "../../appointments/show-appointment.server.ts";
import { isEnding } from "../../requests/progress/ended-dates.server.ts";
import { listEvents } from "../../requests/progress/events.server.ts";
import { states } from "../../requests/progress/states.ts";
import { readForm } from "../../server/body.server.ts";
import { asRefusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { linkMail, linkSms } from "../../ui/contact-links.ts";
import { revalidateAfterAction } from "../../ui/page/keep-forms.ts";
import { addToast } from "../../ui/toast/toast-store.ts";
import { noteLetterSent } from "../letters/use-letter-news.ts";
import { readAnswerState } from "../replies/check-reply.ts";
import { listUnanswered, Unanswered } from "../request/client/unanswered.tsx";
import { RequestError } from "../request/request-error.tsx";
import { requireOpened, requireRequest } from "../request/require-request.server.ts";
import type { Route } from "./+types/preview.route";
import { findAnswerDraft } from "./answer-drafts.server.ts";
import { HandOver } from "./hand-over.tsx";
import { LetterProblems } from "./letter-problems.tsx";
import { LetterText } from "./letter-text.tsx";
import { prepareLetter } from "./prepare-letter.server.ts";
import styles from "./preview.module.css";
import { requestChanged, sendAnswer } from "./send-answer.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const row = await requireRequest(db, params.id);
	const draft = await findAnswerDraft(db, params.id);
	if (!draft) throw redirect(`${href("/admin/requests/:id/answer", params)}?gone`);
	const letter = await prepareLetter(db, content, site.config.publicOrigin, row, draft);
	const handOver = {
		mailto: linkMail(letter.recipient, letter),
		sms: linkSms(row.phone, letter.text),
	};
	const state = readAnswerState(draft.fields.state);
	const { studio } = await content.readBodies("studio");
	const ends = state !== null && state !== row.state && isEnding(state);
	const ended = ends ? await findDates(db, row.id) : [];
	const events = row.read_at ? [] : await listEvents(db, row.id);
	const hasServer = site.config.smtpUrl !== null;
	const dates = await chooseLetterDates(db, row.id, { named: letter.named, ends });
	const cancels = ends || listAhead(dates, new Date()).length === 0;
	return {
		id: row.id,
		letter,
		revision: draft.revision,
		was: row.state,
		changedAt: row.changed_at,
		unread: listUnanswered(events, row.waiting_since),
		state: states[state ?? row.state].label,
		ended: ended.map((date) => sayAppointment(date, studio)),
		handOver,
		hasServer,
		fileFor: hasServer && dates.length > 0 ? (cancels ? "cancel" : "add") : null,
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const row = await requireOpened(db, params.id);
	const form = await readForm(request);
	const by: "hand" | "mail" = form.get("by") === "hand" ? "hand" : "mail";
	try {
		await sendAnswer(db, {
			requestId: row.id,
			changedAt: form.get("changed_at"),
			revision: form.get("revision") ?? "",
			by,
			prepare: (trx, draft) => prepareLetter(trx, content, site.config.publicOrigin, row, draft),
		});
	} catch (error) {
		const refusal = asRefusal(error);
		if (!refusal || refusal.status >= 500) throw error;
		const isNew = refusal.code === requestChanged;
		return data({ problem: refusal.message, isNew, by }, { status: refusal.status });
	}
	site.sender.wake();
	throw redirect(href("/admin/requests/:id", params));
}

/** For mailed letters, the request's page shows what becomes of them. */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
	const form = await request.clone().formData();
	return serverAction().catch((answer: unknown) => {
		const next = answer instanceof Response && answer.headers.get("Location");
		if (next !== href("/admin/requests/:id", params)) throw answer;
		if (form.get("by") === "mail") noteLetterSent(params.id);
		else addToast({ title: "Your letter is noted as sent", tone: "success" });
		throw answer;
	});
}

export const shouldRevalidate = revalidateAfterAction;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return [{ title: `Preview: ${loaderData?.letter.subject ?? ""}` }];
}

export default function Preview({ loaderData, actionData }: Route.ComponentProps) {
	const { id, letter, was, changedAt, unread, revision, ended, fileFor } = loaderData;
	const { hasServer } = loaderData;
	const handOver = (
		<HandOver
			{...loaderData.handOver}
			text={letter.text}
			hasServer={hasServer}
			hasFile={fileFor !== null}
		/>
	);
	return (
		<div className={styles.page}>
			<header className={styles.head}>
				<Link className="touch" to={href("/admin/requests/:id/answer", { id })}>
					Back to writing
				</Link>
				<h1>As It Arrives</h1>
			</header>
			{actionData && (
				<Alert tone="error" title={refusals[actionData.by].title} announced>
					<p>
						{actionData.problem} {refusals[actionData.by].next}
					</p>
					{actionData.isNew && (
						<Link to={href("/admin/requests/:id", { id })}>Read what is new</Link>
					)}
				</Alert>
			)}
			<article className={styles.letter} aria-label="Letter">
				<dl>
					<div>
						<dt>To</dt>
						<dd>{letter.recipient}</dd>
					</div>
					<div>
						<dt>Subject</dt>
						<dd>
							<LetterText text={letter.subject} problems={letter} />
						</dd>
					</div>
					{fileFor && (
						<div>
							<dt>File</dt>
							<dd>
								{fileFor === "cancel"
									? "appointment.ics, which takes the date out of the client’s calendar"
									: "appointment.ics, for the client’s calendar"}
							</dd>
						</div>
					)}
				</dl>
				<p className={styles.text}>
					<LetterText text={letter.text} problems={letter} />
				</p>
			</article>
			<div className={styles.side}>
				{unread.length > 0 && <Unanswered events={unread} />}
				<LetterProblems letter={letter} requestId={id} />
				{letter.isDateOpen && (
					<p>The client has not agreed to this date yet. Their page asks them to confirm it.</p>
				)}
				{letter.leavesOutLink && (
					<p>
						The sentence with {"{page link}"} is left out: without <code>PUBLIC_ORIGIN</code>, the
						site does not know the address that clients use.
					</p>
				)}
				{letter.isValid && !hasServer && handOver}
				{letter.isValid && (
					<Form method="post" className={styles.send}>
						<input type="hidden" name="revision" value={revision} />
						<input type="hidden" name="changed_at" value={changedAt} />
						{was === "withdrawn" && <p>The client has withdrawn this request.</p>}
						<p>
							The request will then be <strong>{loaderData.state}</strong>.
						</p>
						{ended.map((date) => (
							<p key={date}>Its appointment will be canceled: {date}.</p>
						))}
						<SendButton by={hasServer ? "mail" : "hand"} kind="solid" />
						{hasServer && (
							<details className={styles.other}>
								<summary className={styles.summary}>Send it another way</summary>
								{handOver}
								<SendButton by="hand" kind="outline" />
							</details>
						)}
					</Form>
				)}
			</div>
		</div>
	);
}

const refusals = {
	mail: { title: "Not sent", next: "Take another look before you send it." },
	hand: { title: "Not saved", next: "Take another look, and mark it as sent then." },
};

function SendButton({ by, kind }: { by: "mail" | "hand"; kind: "solid" | "outline" }) {
	const pressed = useNavigation().formData?.get("by");
	const isMail = by === "mail";
	const busy = isMail ? "Sending..." : "Saving...";
	return (
		<Button
			type="submit"
			name="by"
			value={by}
			kind={kind}
			disabled={Boolean(pressed)}
			busy={pressed === by ? busy : undefined}
		>
			{isMail ? "Send Letter" : "I Have Sent It"}
		</Button>
	);
}

export const ErrorBoundary = RequestError;
