import { data, href, Link, redirect } from "react-router";
import {
	type Appointment,
	findAppointments,
	listActiveAppointments,
} from "../../appointments/appointments.server.ts";
import { nameClashes } from "../../appointments/clashes.ts";
import {
	sayAppointment,
	sayClash,
	showAppointment,
} from "../../appointments/show-appointment.server.ts";
import type { StudioClock } from "../../publishing/studio-time.server.ts";
import { readForm } from "../../server/body.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { revalidateAfterAction } from "../../ui/page/keep-forms.ts";
import { RequestError } from "../request/request-error.tsx";
import { requireOpened, requireRequest } from "../request/require-request.server.ts";
import type { Route } from "./+types/appointments.route";
import { AppointmentActions } from "./appointment-actions.tsx";
import { AppointmentForm } from "./appointment-form.tsx";
import styles from "./appointments.module.css";
import { ChangedAppointment } from "./changed-appointment.tsx";
import { checkAppointment } from "./check-appointment.server.ts";
import { ClashesWith } from "./clashes-with.tsx";
import { isAppointmentIntent, saveAppointment, setAppointment } from "./save-appointment.server.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const { studio } = await content.readBodies("studio");
	const { id, first_name, last_name } = await requireRequest(db, params.id);
	const active = await listActiveAppointments(db, new Date());
	const appointments = (await findAppointments(db, id)).map((one) => ({
		...showAppointment(one, studio),
		clashes: nameClashes(one, active),
	}));
	const moved = appointments.find(
		(one) => one.id === new URL(request.url).searchParams.get("move"),
	);
	return {
		id,
		name: `${first_name} ${last_name}`,
		appointments,
		timeZone: studio.timeZone,
		moved: moved && { id: moved.id, sequence: moved.sequence },
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
	const { id: requestId } = await requireOpened(db, params.id);
	const form = await readForm(request);
	const read = (name: string) => form.get(name) ?? "";
	const seen = { id: read("id"), sequence: read("sequence") };
	const intent = read("intent");
	const agreed = form.has("agreed");
	const answer = { errors: {}, clashes: [], accepted: "", agreed, outdated: null };
	if (intent === "save") {
		const fields = {
			date: read("date"),
			time: read("time"),
			minutes: read("minutes"),
			place: read("place"),
		};
		const { times, errors } = checkAppointment(fields, studio.timeZone);
		if (!times) {
			return data({ ...answer, fields, errors }, { status: 422 });
		}
		const span = `${times.starts_at} ${times.ends_at}`;
		const saving = await saveAppointment(db, requestId, {
			moved: seen.id ? seen : undefined,
			times,
			status: agreed ? "confirmed" : "proposed",
			keepsClashes: read("accepted") === span,
		});
		if (saving.is === "clashing") {
			const clashes = saving.clashes.map((one) => sayClash(one, studio));
			return data({ ...answer, fields, clashes, accepted: span }, { status: 409 });
		}
		if (saving.is === "outdated") {
			const outdated = { where: "form", now: sayNow(saving.now, studio) };
			return data({ ...answer, fields, outdated }, { status: 409 });
		}
	} else if (isAppointmentIntent(intent)) {
		const setting = await setAppointment(db, requestId, seen, intent);
		if (setting.is === "outdated") {
			const outdated = { where: seen.id, now: sayNow(setting.now, studio) };
			return data({ ...answer, fields: null, outdated }, { status: 409 });
		}
	}
	throw redirect(href("/admin/requests/:id/appointments", { id: requestId }));
}

function sayNow(appointment: Appointment, studio: StudioClock): string {
	const [said, status] = [sayAppointment(appointment, studio), sayStatus(appointment.status)];
	const isOn = appointment.status === "proposed" || appointment.status === "confirmed";
	return isOn ? `${status} for ${said}` : `${status} (${said})`;
}

function sayStatus(status: Appointment["status"]): string {
	return status === "cancelled" ? "canceled" : status;
}

/** A refused change has to show what the appointment is now. */
export const shouldRevalidate = revalidateAfterAction;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return [{ title: `Appointments for ${loaderData?.name ?? ""}` }];
}

export default function Appointments({ loaderData, actionData }: Route.ComponentProps) {
	const { id, name, appointments, timeZone, moved, fields } = loaderData;
	const { outdated = null } = actionData ?? {};
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
			<div aria-live="polite">
				{appointments.length > 0 ? (
					<ul className={styles.list}>
						{appointments.map((one) => (
							<li key={one.id} data-status={one.status}>
								<p className={styles.when}>{one.day}</p>
								<p>{one.times}</p>
								<p>{one.place}</p>
								<p className={styles.status}>{sayStatus(one.status)}</p>
								<ClashesWith names={one.clashes} />
								{outdated?.where === one.id && <ChangedAppointment now={outdated.now} />}
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
			</div>
			<section className={styles.new} aria-labelledby="new">
				<h2 id="new">{moved ? "Move the appointment" : "Propose an appointment"}</h2>
				<AppointmentForm
					key={`${moved?.id}${appointments.length}`}
					moved={moved}
					fields={actionData?.fields ?? fields}
					timeZone={timeZone}
					errors={actionData?.errors ?? {}}
					clashes={actionData?.clashes ?? []}
					accepted={actionData?.accepted ?? ""}
					agreed={actionData?.agreed ?? false}
					outdated={outdated?.where === "form" ? outdated.now : null}
				/>
			</section>
		</div>
	);
}

export const ErrorBoundary = RequestError;
