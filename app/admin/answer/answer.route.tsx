import { useEffect, useRef } from "react";
import { data, Form, href, Link, redirect, useNavigation, useSubmit } from "react-router";
import { commit } from "../../db/commit.server.ts";
import { findToday } from "../../publishing/studio-time.server.ts";
import { checkTerms } from "../../requests/terms/check-terms.ts";
import { findTermsDays, markDeposit, saveTerms } from "../../requests/terms/terms.server.ts";
import { readForm } from "../../server/body.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { readDay } from "../../ui/calendar/calendar-days.ts";
import { isRequestId } from "../request/find-request.server.ts";
import type { Route } from "./+types/answer.route";
import styles from "./answer.module.css";
import { checkLetter, readAnswerFields } from "./answer-fields.ts";
import { deleteDraft, keepDraft, saveDraft } from "./drafts.server.ts";
import { findAnswered } from "./find-answered.server.ts";
import { LetterFields } from "./letter-fields.tsx";
import { openAnswer } from "./open-answer.server.ts";
import { ReceivedDeposit } from "./received-deposit.tsx";
import { ReplyChoice } from "./reply-choice.tsx";
import { RequestSummary } from "./request-summary.tsx";
import { TermsFields } from "./terms-fields.tsx";
import { forgetTyped, useTypedAnswer } from "./use-typed-answer.ts";

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
	const { id } = await findAnswered(db, params.id);
	const form = await readForm(request);
	switch (form.get("intent")) {
		case "received": {
			const day = form.get("receivedOn") ?? "";
			if (readDay(day) === null || day > findToday(studio.timeZone)) {
				const notReceived = "Choose the day it arrived, today or earlier.";
				return data({ notReceived }, { status: 422 });
			}
			await commit(db, (trx) => markDeposit(trx, id, day));
			throw redirect(href("/admin/requests/:id/answer", { id }));
		}
		case "unreceived":
			await commit(db, (trx) => markDeposit(trx, id, null));
			throw redirect(href("/admin/requests/:id/answer", { id }));
		case "discard":
			await deleteDraft(db, id);
			throw redirect(href("/admin/requests/:id", { id }));
	}
	const fields = readAnswerFields((name) => form.get(name));
	if (form.get("intent") === "keep") {
		const revision = form.get("next") ?? "";
		if (!isRequestId(revision)) throw data(null, { status: 400 });
		const isKept = await keepDraft(db, id, fields, { seen: form.getAll("seen"), revision });
		return data(null, { status: isKept ? 200 : 409 });
	}
	const revision = await saveDraft(db, id, fields);
	const { terms, errors } = checkTerms(fields, await findTermsDays(db, id, studio.timeZone));
	const isLetter = form.get("intent") !== "terms";
	const all = { ...errors, ...(isLetter ? checkLetter(fields) : {}) };
	if (Object.keys(all).length > 0) {
		return data({ fields, errors: all, revision, saved: false }, { status: 422 });
	}
	if (isLetter) throw redirect(href("/admin/requests/:id/answer/preview", { id }));
	await commit(db, (trx) => saveTerms(trx, id, terms));
	return data({ fields, errors: {}, revision, saved: true });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	const name = loaderData?.request.first_name ?? "";
	return [{ title: `Answer ${name}` }, { name: "robots", content: "noindex" }];
}

export default function Answer({ loaderData, actionData }: Route.ComponentProps) {
	const { request, replies, chosen, received, today, appointments } = loaderData;
	const answered = actionData && "fields" in actionData ? actionData : undefined;
	const refused = actionData && "notReceived" in actionData ? actionData : undefined;
	const fields = answered?.fields ?? loaderData.fields;
	const form = useRef<HTMLFormElement>(null);
	useTypedAnswer(form, request.id, chosen, {
		opened: loaderData.revision,
		saved: answered?.revision,
	});
	const { state } = useNavigation();
	const submit = useSubmit();
	const errors = answered?.errors ?? {};
	useEffect(() => {
		if (answered) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [answered]);
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
			<ReplyChoice replies={replies} chosen={chosen} hasDraft={loaderData.hasDraft} />
			<Form
				method="post"
				ref={form}
				className={styles.form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					const { submitter } = event.nativeEvent as SubmitEvent;
					const button = submitter as HTMLButtonElement | null;
					submit(button ?? event.currentTarget, {
						preventScrollReset: button?.value !== "preview",
					});
				}}
			>
				<section className={styles.part} aria-labelledby="letter">
					<h2 id="letter">Letter</h2>
					<LetterFields
						key={chosen}
						to={request.email}
						fields={fields}
						errors={errors}
						state={request.state}
					/>
				</section>
				<section className={styles.part} aria-labelledby="terms">
					<h2 id="terms">Quote and deposit</h2>
					<TermsFields fields={fields} errors={errors} />
					{answered?.saved && (
						<Alert announced>
							<p>Saved, without a letter.</p>
						</Alert>
					)}
					<Button type="submit" name="intent" value="terms" kind="quiet">
						Save without a letter
					</Button>
				</section>
				<div className={styles.go}>
					<Button
						type="submit"
						name="intent"
						value="preview"
						busy={state === "submitting" ? "Opening..." : undefined}
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
					<Link to={href("/admin/requests/:id/appointments", { id })}>
						{appointments.length > 0 ? "Change or add appointments" : "Propose an appointment"}
					</Link>
				</section>
				<ReceivedDeposit received={received} today={today} error={refused?.notReceived} />
				{loaderData.hasDraft && (
					<Form method="post" className={styles.discard} onSubmit={() => forgetTyped(id)}>
						<Button type="submit" name="intent" value="discard" kind="quiet">
							Discard this draft
						</Button>
					</Form>
				)}
			</div>
		</div>
	);
}
