import { data, href, redirect } from "react-router";
import { findAppointments } from "../appointments/appointments.server.ts";
import { judgeDates } from "../appointments/judge-dates.ts";
import { listAhead } from "../appointments/list-ahead.ts";
import { showAppointment } from "../appointments/show-appointment.server.ts";
import { sayBooks } from "../books/say-books.ts";
import { findStudio, nameTitle } from "../publishing/frame-studio.ts";
import { sayDate } from "../publishing/studio-time.server.ts";
import { findAsked } from "../requests/asked-pieces.server.ts";
import { kindOf } from "../requests/files/file-kinds.ts";
import { findDue } from "../requests/progress/find-due.ts";
import { isOnWaitlist } from "../requests/progress/states.ts";
import { findTerms, isDepositDue } from "../requests/terms/terms.server.ts";
import { visitContext } from "../server/site.server.ts";
import type { Route } from "./+types/request-page.route";
import { AddForm } from "./adding/add-form.tsx";
import { mostFilesInAll } from "./adding/additions.ts";
import { sendAddition } from "./adding/send-addition.ts";
import { takeAddition } from "./adding/take-addition.server.ts";
import { Dates } from "./dates/dates.tsx";
import { History } from "./history.tsx";
import { canWithdraw } from "./leaving/can-withdraw.ts";
import { LeaveRequest } from "./leaving/leave-request.tsx";
import { readLinkedRequest, requireLinkedRequest } from "./linked-request.server.ts";
import { readHistory } from "./read-history.ts";
import styles from "./request-page.module.css";
import { chooseStanding } from "./say-standing.ts";
import { sayDeadline, sayMoment } from "./say-when.server.ts";
import { Standing } from "./standing.tsx";
import { showTerms } from "./terms/show-terms.server.ts";
import { Terms } from "./terms/terms.tsx";
import { WhatYouSent } from "./what-you-sent.tsx";

export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const { request, state, waitlist, waiting_since, events, files } = await readLinkedRequest(
		db,
		token,
	);
	const { studio, books } = await content.readBodies("studio", "books");
	const due =
		waiting_since === null ? null : new Date(findDue(waiting_since, studio.replyWithinHours));
	const now = new Date();
	const dates = await findAppointments(db, request.id);
	const standing = judgeDates(dates, now.toISOString());
	const terms = await findTerms(db, request.id);
	const shownTerms = showTerms(terms, studio, !canWithdraw(state));
	const ahead = listAhead(dates, now);
	const { steps, letter, endsWithAddition, hasAskedSinceDate, untold, ...facts } =
		readHistory(events);
	const told = untold?.state === state ? untold.before : state;
	// An open date is the answer, unless the client has asked since.
	const isAnswerDue = standing !== "open" || hasAskedSinceDate;
	return {
		canWithdraw: canWithdraw(state),
		standing: chooseStanding({
			...facts,
			state: told,
			isWaitlisted: isOnWaitlist({ state: told, waitlist }),
			dates: standing,
			hasDate: ahead.some(({ status }) => status === "confirmed"),
			hasOpenDate: ahead.some(({ status }) => status === "proposed"),
			hasPastDate: dates.some(
				({ status, ends_at }) => status === "confirmed" && ends_at <= now.toISOString(),
			),
			isDepositDue: isDepositDue(terms),
			hasPaymentLink: Boolean(shownTerms?.paymentLink),
			letter: letter && { ...letter, at: sayMoment(new Date(letter.at), studio) },
			opens: sayBooks(books, studio.locale)?.opens ?? "",
		}),
		sentOn: sayDate(request.created_at, studio, "long"),
		sentAt: sayMoment(new Date(request.created_at), studio),
		terms: shownTerms,
		dates: ahead.map((date) => showAppointment(date, studio, "short")),
		answer: due && isAnswerDue ? { by: sayDeadline(due, now, studio), isLate: due < now } : null,
		steps: steps.map((step) => ({ ...step, at: sayMoment(new Date(step.at), studio) })),
		request,
		piece: (await findAsked(content, request.piece))?.title ?? null,
		files,
		isAdded: url.searchParams.has("added") && endsWithAddition,
	};
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
	const visit = visitContext.from(context);
	const id = await requireLinkedRequest(visit.site.database.db, token);
	const added = await takeAddition(request, visit, id);
	const { isStored, status, headers, problems, words } = added;
	if (isStored && problems.length === 0) {
		throw redirect(`${href("/request/:token", { token })}?added#add`, 303);
	}
	return data({ isStored, problems, words }, { status, headers });
}

export function clientAction({ serverAction, params: { token } }: Route.ClientActionArgs) {
	return sendAddition(serverAction, href("/request/:token", { token }));
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders;
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
	return [
		{ title: nameTitle("Your Request", findStudio(matches)) },
		{ name: "robots", content: "noindex" },
	];
}

export default function RequestPage({
	loaderData,
	actionData,
	params: { token },
}: Route.ComponentProps) {
	const { files } = loaderData;
	// `data-live`: the scripts come while there is a connection, not with the first word that is typed.
	return (
		<div className={styles.page} data-live="">
			<header className={styles.head}>
				<h1>Your Request</h1>
				<p className={styles.lead}>
					Sent on {loaderData.sentOn}. Keep the link to this page to yourself: it opens without a
					password.
				</p>
			</header>
			<Standing standing={loaderData.standing} answer={loaderData.answer} />
			<Terms terms={loaderData.terms} />
			<Dates dates={loaderData.dates} token={token} />
			<History sentAt={loaderData.sentAt} steps={loaderData.steps} />
			<AddForm
				sent={actionData}
				isAdded={loaderData.isAdded}
				room={mostFilesInAll - files.length}
				token={token}
			/>
			<WhatYouSent
				request={loaderData.request}
				piece={loaderData.piece}
				files={files.map(({ media_type, ...file }) => ({
					...file,
					kind: kindOf(media_type),
					address: href("/request/:token/files/:file", { token, file: file.id }),
					preview: href("/request/:token/files/:file/preview", { token, file: file.id }),
				}))}
			/>
			<LeaveRequest token={token} canWithdraw={loaderData.canWithdraw} />
		</div>
	);
}
