import { useEffect, useId, useRef } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import { readForm } from "../../server/body.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { RequestError } from "../request/request-error.tsx";
import { requireOpened } from "../request/require-request.server.ts";
import type { Route } from "./+types/answer.route";
import styles from "./answer.module.css";
import { AnswerConflict } from "./answer-conflict.tsx";
import { LetterFields } from "./letter-fields.tsx";
import { openAnswer } from "./open-answer.server.ts";
import { ReceivedDeposit } from "./received-deposit.tsx";
import { ReplyChoice } from "./reply-choice.tsx";
import { RequestSummary } from "./request-summary.tsx";
import { receiveDeposit, returnDeposit, takeAnswer } from "./take-answer.server.ts";
import { TermsFields } from "./terms-fields.tsx";
import { useTypedAnswer } from "./use-typed-answer.ts";

export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { studio } = await content.readBodies("studio");
	const opened = await openAnswer(
		site.database.db,
		studio,
		params.id,
		url.searchParams.get("reply"),
	);
	return { ...opened, isGone: url.searchParams.has("gone") && !opened.hasDraft };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const { studio } = await content.readBodies("studio");
	const { id } = await requireOpened(db, params.id);
	const form = await readForm(request);
	switch (form.get("intent")) {
		case "received":
			return receiveDeposit(db, id, form.get("receivedOn") ?? "", studio.timeZone);
		case "unreceived":
			return returnDeposit(db, id);
		default:
			return takeAnswer(db, id, form, studio.timeZone);
	}
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	const name = loaderData?.request.first_name ?? "";
	return [{ title: `Answer ${name}` }];
}

export default function Answer({ loaderData, actionData }: Route.ComponentProps) {
	const { request, replies, chosen, received, today, appointments } = loaderData;
	const saved = actionData && "revision" in actionData ? actionData : undefined;
	const refused = actionData && "conflict" in actionData ? actionData : undefined;
	const notReceived =
		actionData && "notReceived" in actionData ? actionData.notReceived : undefined;
	const fields = (actionData && "fields" in actionData ? actionData : loaderData).fields;
	const form = useRef<HTMLFormElement>(null);
	const { reply } = loaderData.fields;
	const submit = useTypedAnswer(form, {
		requestId: request.id,
		reply,
		isChosen: loaderData.isChosen,
		opened: loaderData.revision,
		saved,
		refused: refused?.seen,
	});
	const { formData } = useNavigation();
	const errors = saved?.errors ?? {};
	useEffect(() => {
		if (saved) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [saved]);
	const formId = useId();
	const { id } = request;
	return (
		<div className={styles.page}>
			<header>
				<Link className={styles.back} to={href("/admin/requests/:id", { id })}>
					{request.first_name} {request.last_name}
				</Link>
				<h1>Answer</h1>
				<RequestSummary request={request} />
			</header>
			{loaderData.isGone && (
				<Alert title="That letter is not here anymore">
					<p>
						It was sent, or its draft was discarded. Anything sent is in{" "}
						<Link to={`${href("/admin/requests/:id", { id })}#history`}>the request’s history</Link>
						. What you write here is a new letter.
					</p>
				</Alert>
			)}
			{refused && <AnswerConflict requestId={id} formId={formId} {...refused.conflict} />}
			{saved?.saved === "mine" && (
				<Alert announced>
					<p>Yours is saved as the draft.</p>
				</Alert>
			)}
			<ReplyChoice
				replies={replies}
				chosen={chosen}
				hasDraft={loaderData.hasDraft}
				source={loaderData.source}
			/>
			<Form
				method="post"
				ref={form}
				id={formId}
				className={styles.form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					const { submitter } = event.nativeEvent as SubmitEvent;
					submit(submitter as HTMLButtonElement | null);
				}}
			>
				<section className={styles.part} aria-labelledby="letter">
					<h2 id="letter">Letter</h2>
					<LetterFields
						key={reply}
						to={request.email}
						fields={fields}
						errors={errors}
						state={request.state}
					/>
				</section>
				<section className={styles.part} aria-labelledby="terms">
					<h2 id="terms">Quote and deposit</h2>
					<TermsFields fields={fields} errors={errors} />
					{saved?.saved === "terms" && (
						<Alert announced>
							<p>Saved, without a letter.</p>
						</Alert>
					)}
					<Button type="submit" name="intent" value="terms" kind="quiet">
						Save Without a Letter
					</Button>
				</section>
				<div className={styles.go}>
					<input type="hidden" name="seen" value={refused?.seen ?? loaderData.revision} />
					<Button
						type="submit"
						name="intent"
						value="preview"
						busy={formData?.get("intent") === "preview" ? "Opening..." : undefined}
					>
						Preview Letter
					</Button>
				</div>
			</Form>
			<div className={styles.beside}>
				<section aria-labelledby="appointments">
					<h2 id="appointments">Appointments</h2>
					<ul>
						{appointments.map(({ id, said, status }) => (
							<li key={id}>
								{said} <span className={styles.status}>{status}</span>
							</li>
						))}
					</ul>
					<Link className="touch" to={href("/admin/requests/:id/appointments", { id })}>
						{appointments.length > 0 ? "Change or add appointments" : "Propose an appointment"}
					</Link>
				</section>
				<ReceivedDeposit received={received} today={today} refused={notReceived} />
				{loaderData.hasDraft && (
					<Button
						type="submit"
						form={formId}
						name="intent"
						value="discard"
						kind="quiet"
						className={styles.discard}
					>
						Discard this draft
					</Button>
				)}
			</div>
		</div>
	);
}

export const ErrorBoundary = RequestError;
