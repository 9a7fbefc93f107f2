import { data, href, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { listActiveAppointments } from "../../appointments/appointments.server.ts";
import { nameClashes } from "../../appointments/clashes.ts";
import { findDates } from "../../appointments/find-dates.server.ts";
import { showAppointment } from "../../appointments/show-appointment.server.ts";
import type { RequestState } from "../../db/desk-tables.ts";
import { listLettersOf } from "../../mail/letters.server.ts";
import { canWithdraw } from "../../request-page/leaving/can-withdraw.ts";
import { showTerms } from "../../request-page/terms/show-terms.server.ts";
import { findAsked } from "../../requests/asked-pieces.server.ts";
import { listFilesOf } from "../../requests/files/reference-files.server.ts";
import { listEvents } from "../../requests/progress/events.server.ts";
import { markRead, markUnread } from "../../requests/progress/progress.server.ts";
import { findStateBeforeSpam, isState } from "../../requests/progress/states.ts";
import { findTerms } from "../../requests/terms/terms.server.ts";
import { readForm } from "../../server/body.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { revalidateAfterAction } from "../../ui/page/keep-forms.ts";
import { keepPage } from "../../ui/page/keep-page.ts";
import { checkLook } from "../frame/check-look.server.ts";
import { linkList } from "../frame/link-list.ts";
import { findNeighborRequests } from "../inbox/find-neighbor-requests.server.ts";
import { findSenderAddress } from "../letters/find-sender-address.server.ts";
import { LetterList } from "../letters/letter-list.tsx";
import { readFate } from "../letters/letter-news.ts";
import type { Route } from "./+types/request.route";
import { Agreed } from "./agreed/agreed.tsx";
import { AskedPlate } from "./client/asked-plate.tsx";
import { ClientRequests } from "./client/client-requests.tsx";
import { ClientWords } from "./client/client-words.tsx";
import { listClientRequests } from "./client/related-requests.server.ts";
import { listUnanswered, Unanswered } from "./client/unanswered.tsx";
import { References } from "./files/references.tsx";
import { showFiles } from "./files/show-files.server.ts";
import {
	addNote,
	changeSeenState,
	checkPrivateNote,
	noteAnswered,
	takeBack,
} from "./progress/change-request.server.ts";
import { History } from "./progress/history.tsx";
import { Notes } from "./progress/notes.tsx";
import { SpamNotice, StateForm } from "./progress/state-form.tsx";
import styles from "./request.module.css";
import { RequestError } from "./request-error.tsx";
import { RequestHead } from "./request-head.tsx";
import { RequestSteps } from "./request-steps.tsx";
import { goneRequest, requireOpened, requireRequest } from "./require-request.server.ts";
import { readPlannedSize } from "./size/read-size.ts";
import { SizeDrawing } from "./size/size-drawing.tsx";
import { useFollowing } from "./use-following.ts";
import { useWays } from "./use-ways.ts";

export async function loader({ request, url, params: { id }, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const { studio } = await content.readBodies("studio");
	const isLookedAt = checkLook(request);
	const row = await requireRequest(db, id);
	// With a full disk it can still be read.
	if (isLookedAt && !row.read_at) await markRead(db, id).catch(() => {});
	const [events, files, piece, dates, terms, letters, others, neighbors] = await Promise.all([
		listEvents(db, id),
		listFilesOf(db, id),
		findAsked(content, row.piece),
		findDates(db, id),
		findTerms(db, id),
		listLettersOf(db, id),
		listClientRequests(db, row),
		findNeighborRequests(db, content, url.searchParams, row),
	]);
	const active = dates.length > 0 ? await listActiveAppointments(db, new Date()) : [];
	return {
		request: row,
		now: Date.now(),
		files: await showFiles(site.files, id, files),
		notes: events.filter(({ kind }) => kind === "note").reverse(),
		events: events.filter(({ kind }) => kind !== "note"),
		piece,
		dates: dates.map((date) => ({
			...showAppointment(date, studio),
			clashes: nameClashes(date, active),
		})),
		terms: showTerms(terms, studio, !canWithdraw(row.state)),
		letters: letters.filter(({ state, problem }) => problem && state !== "sent"),
		fates: letters.map(readFate),
		senderAddress: findSenderAddress(site.config),
		isPaused: site.sender.isPaused(),
		others,
		neighbors,
	};
}

export async function action({ request, url, params: { id }, context }: Route.ActionArgs) {
	const visit = visitContext.from(context);
	const { db } = visit.site.database;
	const form = await readForm(request);
	await requireOpened(db, id);
	const here = () => redirect(href("/admin/requests/:id", { id }) + url.search, 303);
	const intent = form.get("intent");
	if (intent === "unread") {
		await markUnread(db, id);
		return redirect(linkList(url.search), 303);
	}
	if (intent === "note") {
		const note = form.get("note")?.trim() ?? "";
		const problem = checkPrivateNote(note);
		if (problem) return data({ note, problem }, { status: 422 });
		if (!(await addNote(db, id, note))) throw goneRequest();
		return here();
	}
	if (intent === "answered") {
		const change = await noteAnswered(db, id, form.get("seen"));
		if (change === "gone") throw goneRequest();
		return change === "meanwhile" ? outdated() : here();
	}
	const event = form.get("undo");
	if (event !== null) return (await takeBack(db, id, event)) ? here() : outdated();
	const [seen, state] = [form.get("seen"), form.get("state")];
	if (intent !== "state" || !isState(state)) {
		throw data("That form isn’t recognized.", { status: 400 });
	}
	const { change, undo } = await changeSeenState(visit, id, { seen, state });
	if (change === "gone") throw goneRequest();
	if (change === "meanwhile") return outdated(state);
	return undo ? data({ undo }) : here();
}

function outdated(state?: RequestState) {
	return data({ refused: { state } }, { status: 409 });
}

/** A refused change has to show what the request has become. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
	return args.formMethod ? revalidateAfterAction(args) : keepPage(args);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	const name = loaderData && `${loaderData.request.first_name} ${loaderData.request.last_name}`;
	return [{ title: name ?? "Request" }];
}

export default function Request({ loaderData, actionData }: Route.ComponentProps) {
	const shown = useFollowing(loaderData);
	const { request, files, events, notes, piece, dates, terms, others } = shown;
	const { letters, senderAddress, isPaused, now } = shown;
	const ways = useWays(request.id, shown.neighbors);
	const unsent = letters.filter((letter) => letter.state !== "left");
	const { state, planned_size: size } = request;
	const refused = actionData && "refused" in actionData ? actionData.refused : undefined;
	const refusedNote = actionData && "note" in actionData ? actionData : undefined;
	const undo = actionData && "undo" in actionData ? actionData.undo : undefined;
	const drawn = readPlannedSize(size);
	const unanswered = listUnanswered(events, request.waiting_since);
	return (
		<article className={styles.page}>
			<RequestHead {...shown} ways={ways} />
			<div className={styles.main}>
				{state === "spam" && (
					<SpamNotice
						reason={request.set_aside}
						seen={request.changed_at}
						before={findStateBeforeSpam(events)}
					/>
				)}
				{unanswered.length > 0 && <Unanswered events={unanswered} />}
				{unsent.length > 0 && (
					<section className={styles.unsent} aria-labelledby="unsent">
						<h2 id="unsent">Not sent</h2>
						<LetterList
							letters={unsent}
							now={now}
							senderAddress={senderAddress}
							isPaused={isPaused}
							request={request.id}
						/>
					</section>
				)}
				<ClientWords request={request} bare={files.length === 0}>
					{request.piece && <AskedPlate name={request.piece} piece={piece} />}
					{drawn && size && <SizeDrawing size={drawn} typed={size} />}
				</ClientWords>
				{files.length > 0 && <References request={request.id} files={files} />}
			</div>
			<RequestSteps request={request} unreadAction={ways.unread}>
				<StateForm
					id={request.id}
					state={state}
					seen={request.changed_at}
					refused={refused?.state === state ? undefined : refused}
					undo={undo}
					days={state === "spam" ? [] : dates.map(({ day }) => day)}
				/>
			</RequestSteps>
			<div className={styles.side}>
				<Agreed request={request.id} dates={dates} terms={terms} />
				<Notes key={request.id} notes={notes} refused={refusedNote} />
				<History
					receivedAt={request.created_at}
					setAside={request.set_aside}
					events={events}
					letters={letters}
				/>
				{others.length > 0 && <ClientRequests requests={others} />}
			</div>
		</article>
	);
}

export const ErrorBoundary = RequestError;
