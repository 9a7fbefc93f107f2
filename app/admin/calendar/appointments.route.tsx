import { data, href, Link, redirect } from "react-router";
import {
	cancelAppointment,
	confirmAppointment,
	declineAppointment,
	findAppointments,
	listActiveAppointments,
} from "../../appointments/appointments.server.ts";
import { checkAppointment } from "../../appointments/check-appointment.server.ts";
import { findClashes } from "../../appointments/clashes.ts";
import { saveAppointment } from "../../appointments/save-appointment.server.ts";
import { showAppointment } from "../../appointments/show-appointment.server.ts";
import { commit } from "../../db/commit.server.ts";
import type { StudioClock } from "../../publishing/studio-time.server.ts";
import { readForm } from "../../server/body.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { requireRequest } from "../request/require-request.server.ts";
import type { Route } from "./+types/appointments.route";
import { AppointmentActions } from "./appointment-actions.tsx";
import { AppointmentForm } from "./appointment-form.tsx";
import styles from "./appointments.module.css";
import { ClashesWith } from "./clashes-with.tsx";

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const { studio } = await content.readBodies("studio");
	const { id, first_name, last_name } = await requireRequest(db, params.id);
	const active = await listActiveAppointments(db, new Date());
	const appointments = (await findAppointments(db, id)).map((one) => ({
		...showAppointment(one, studio),
		clashes: active.some((each) => each.id === one.id)
			? findClashes(one, active).map((other) => `${other.first_name} ${other.last_name}`)
			: [],
	}));
	const moved = appointments.find(
		(one) => one.id === new URL(request.url).searchParams.get("move"),
	);
	return {
		id,
		name: `${first_name} ${last_name}`,
		appointments,
		moved: moved?.id ?? null,
		fields: {
			date: moved?.date ?? "",
			time: moved?.time ?? "",
			minutes: String(moved?.minutes ?? 180),
			place: moved?.place ?? studio.location,
		},
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const { studio } = await content.readBodies("studio");
	const { id: requestId } = await requireRequest(db, params.id);
	const form = await readForm(request);
	const read = (name: string) => form.get(name) ?? "";
	const own = (await findAppointments(db, requestId)).find(({ id }) => id === read("id"));
	const intent = read("intent");
	if (intent === "save") {
		const fields = {
			date: read("date"),
			time: read("time"),
			minutes: read("minutes"),
			place: read("place"),
		};
		const { times, errors } = checkAppointment(fields, studio.timeZone);
		if (!times) {
			return data({ fields, errors, clashes: [], accepted: "" }, { status: 422 });
		}
		const span = `${times.starts_at} ${times.ends_at}`;
		const clashes = await saveAppointment(db, requestId, {
			id: own?.id,
			times,
			status: form.has("agreed") ? "confirmed" : "proposed",
			keepsClashes: read("accepted") === span,
		});
		if (clashes.length > 0) {
			const names = clashes.map((one) => sayClash(one, studio));
			return data({ fields, errors, clashes: names, accepted: span }, { status: 409 });
		}
	} else if (own) {
		await commit(db, async (trx) => {
			if (intent === "confirm") await confirmAppointment(trx, own.id, "artist");
			if (intent === "decline") await declineAppointment(trx, own.id, "artist");
			if (intent === "cancel") await cancelAppointment(trx, own.id);
		});
	}
	throw redirect(href("/admin/requests/:id/appointments", { id: requestId }));
}

type NamedAppointment = Awaited<ReturnType<typeof listActiveAppointments>>[number];

function sayClash(clash: NamedAppointment, studio: StudioClock): string {
	const { day, times } = showAppointment(clash, studio);
	return `${clash.first_name} ${clash.last_name}, ${day}, ${times}`;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return [
		{ title: `Appointments for ${loaderData?.name ?? ""}` },
		{ name: "robots", content: "noindex" },
	];
}

export default function Appointments({ loaderData, actionData }: Route.ComponentProps) {
	const { id, name, appointments, moved, fields } = loaderData;
	return (
		<div className={styles.page}>
			<header className={styles.head}>
				<nav className={styles.back} aria-label="Request">
					<Link to={href("/admin/requests/:id", { id })}>{name}</Link>
					<Link to={href("/admin/requests/:id/answer", { id })}>Answer</Link>
				</nav>
				<h1>Appointments</h1>
				{appointments.length > 0 && (
					<p>
						The client sees these on their page, but no email tells them of a change.{" "}
						<Link to={href("/admin/requests/:id/answer", { id })}>Write to them</Link>
					</p>
				)}
			</header>
			{appointments.length > 0 ? (
				<ul className={styles.list}>
					{appointments.map((one) => (
						<li key={one.id} data-status={one.status}>
							<p className={styles.when}>{one.day}</p>
							<p>{one.times}</p>
							<p>{one.place}</p>
							<p className={styles.status}>
								{one.status === "cancelled" ? "canceled" : one.status}
							</p>
							<ClashesWith names={one.clashes} />
							<AppointmentActions requestId={id} appointment={one} />
						</li>
					))}
				</ul>
			) : (
				<div className={styles.none}>
					<p>
						No appointment yet. When you propose one, it shows up in your calendar and on the
						client’s page, where they can confirm or decline it. Your next letter can mention it.
					</p>
				</div>
			)}
			<section className={styles.new} aria-labelledby="new">
				<h2 id="new">{moved ? "Move the appointment" : "Propose an appointment"}</h2>
				<AppointmentForm
					key={`${moved}${appointments.length}`}
					moved={moved}
					fields={actionData?.fields ?? fields}
					errors={actionData?.errors ?? {}}
					clashes={actionData?.clashes ?? []}
					accepted={actionData?.accepted ?? ""}
				/>
			</section>
		</div>
	);
}
