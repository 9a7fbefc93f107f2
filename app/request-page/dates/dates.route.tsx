import { Form, href, Link, redirect, useNavigation } from "react-router";
import {
	cancelAppointment,
	confirmAppointment,
	declineAppointment,
	findAppointments,
} from "../../appointments/appointments.server.ts";
import { findDates } from "../../appointments/find-dates.server.ts";
import { listAhead } from "../../appointments/list-ahead.ts";
import { sayAppointment, showAppointment } from "../../appointments/show-appointment.server.ts";
import { commit } from "../../db/commit.server.ts";
import { tellArtist } from "../../mail/tell-artist.server.ts";
import { findStudio, nameTitle } from "../../publishing/frame-studio.ts";
import { readForm } from "../../server/body.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { requireLinkedRequest } from "../linked-request.server.ts";
import styles from "../request-page.module.css";
import type { Route } from "./+types/dates.route";
import { DateWords, type ShownDate } from "./date-words.tsx";

export async function loader({ url, params: { token }, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const { studio } = await content.readBodies("studio");
	const dates = await findDates(db, await requireLinkedRequest(db, token));
	const isChanged = url.searchParams.has("changed");
	return { dates: dates.map((date) => showAppointment(date, studio, "short")), isChanged };
}

const answers = {
	confirmed: confirmAppointment,
	declined: declineAppointment,
	cancelled: cancelAppointment,
};

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const id = await requireLinkedRequest(db, token);
	const form = await readForm(request);
	const seen = form.get("sequence");
	const confirms = form.get("answer") === "confirm";
	const { studio } = await content.readBodies("studio");
	await commit(db, async (trx) => {
		const own = (await findAppointments(trx, id)).find((date) => date.id === form.get("date"));
		// Sent again, because the answer was lost.
		const answered = confirms ? ["confirmed"] : ["declined", "cancelled"];
		if (own && answered.includes(own.status) && String(own.sequence - 1) === seen) return;
		// Moved or gone since the client saw it: the page shows how it is now.
		const isAsSeen = own && String(own.sequence) === seen;
		if (!isAsSeen || listAhead([own], new Date()).length === 0) {
			throw redirect(`${href("/request/:token/dates", { token })}?changed`, 303);
		}
		const end = own.status === "confirmed" ? "cancelled" : "declined";
		const kind = confirms ? "confirmed" : end;
		if (!(await answers[kind](trx, own.id, "client"))) return;
		await tellArtist(trx, site.config, id, { kind, date: sayAppointment(own, studio) });
	});
	site.sender.wake();
	throw redirect(href("/request/:token", { token }), 303);
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
	return [
		{ title: nameTitle("Your Appointment", findStudio(matches)) },
		{ name: "robots", content: "noindex" },
	];
}

export default function DatesPage({
	loaderData: { dates, isChanged },
	params: { token },
}: Route.ComponentProps) {
	return (
		<div className={styles.page}>
			<header className={styles.head}>
				<h1>Your Appointment</h1>
				<p className={styles.lead}>{sayLead(dates)}</p>
				{isChanged && (
					<Alert tone="error" title="Not answered" announced>
						This has changed since you opened the page. Here is how it stands now.
					</Alert>
				)}
			</header>
			{dates.map((date) => (
				<section
					key={date.id}
					className={`${styles.sheet} ${styles.standing}`}
					data-ground="paper"
					aria-label={date.day}
				>
					<DateWords date={date} />
					<Answers date={date} token={token} />
				</section>
			))}
			<p className={`${styles.part} ${styles.way}`}>
				<Link to={href("/request/:token", { token })} className={buttonClass("outline")}>
					Back to Your Request
				</Link>
			</p>
		</div>
	);
}

function sayLead(dates: ShownDate[]): string {
	if (dates.length === 0) return "No appointment has been set.";
	return dates.some(({ status }) => status === "proposed")
		? "If the time doesn’t work for you, decline it and tell me on your request’s page when you can come in."
		: "If you can’t make it after all, cancel here and tell me on your request’s page when you can come in.";
}

function Answers({ date: { id, sequence, status }, token }: { date: ShownDate; token: string }) {
	const isSending = useNavigation().formMethod === "POST";
	const decline = {
		type: "submit",
		name: "answer",
		value: "decline",
		"aria-disabled": isSending,
	} as const;
	return (
		<Form
			method="post"
			action={href("/request/:token/dates", { token })}
			className={styles.answers}
			data-live=""
		>
			<input type="hidden" name="date" value={id} />
			<input type="hidden" name="sequence" value={sequence} />
			{status === "proposed" ? (
				<>
					<Button type="submit" name="answer" value="confirm" aria-disabled={isSending}>
						Confirm
					</Button>
					<Button {...decline} kind="outline">
						Decline
					</Button>
				</>
			) : (
				<details className={styles.cancel}>
					<summary className={buttonClass("outline")}>Cancel Appointment</summary>
					<p>
						The time opens up for somebody else. The Drawing and Deposit Policy applies to any
						deposit you have paid.
					</p>
					<Button {...decline} kind="danger">
						Cancel It
					</Button>
				</details>
			)}
			<a
				className={`${buttonClass("quiet")} ${styles.save}`}
				href={href("/request/:token/dates.ics", { token })}
			>
				Save to My Calendar (.ics)
			</a>
		</Form>
	);
}
