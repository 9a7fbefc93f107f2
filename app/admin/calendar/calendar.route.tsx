import { Form, href, Link } from "react-router";
import { listActiveAppointments } from "../../appointments/appointments.server.ts";
import { findFeedDay, renewCalendarFeed } from "../../appointments/calendar-feed.server.ts";
import { nameClashes } from "../../appointments/clashes.ts";
import { showAppointment } from "../../appointments/show-appointment.server.ts";
import { sayDate } from "../../publishing/studio-time.server.ts";
import { readOrigin, visitContext } from "../../server/site.server.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { CopyButton } from "../frame/copy-button.tsx";
import type { Route } from "./+types/calendar.route";
import styles from "./calendar.module.css";
import { ClashesWith } from "./clashes-with.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const { studio } = await content.readBodies("studio");
	const active = await listActiveAppointments(db, new Date());
	const coming = active.map((one) => ({
		...showAppointment(one, studio),
		requestId: one.submission_id,
		name: `${one.first_name} ${one.last_name}`,
		clashes: nameClashes(one, active),
	}));
	const feed = await findFeedDay(db);
	return {
		days: [...Map.groupBy(coming, ({ day }) => day)],
		feedSince: feed ? sayDate(feed, studio) : null,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const token = await renewCalendarFeed(site.database.db);
	const path = href("/calendar/:feed", { feed: `${token}.ics` });
	return { address: readOrigin(request, site.config) + path };
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Calendar" }];
}

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
	const { days, feedSince } = loaderData;
	return (
		<div className={styles.page}>
			<header className={styles.head}>
				<h1>Calendar</h1>
			</header>
			<div className={styles.days}>
				{days.length === 0 && (
					<div className={styles.none}>
						<p>
							Nothing is planned yet. Dates are proposed from a request, beside its answer, and show
							up here.
						</p>
					</div>
				)}
				{days.map(([day, appointments]) => (
					<section key={day} className={styles.day} aria-label={day}>
						<h2>{day}</h2>
						<ul>
							{appointments.map(({ id, requestId, name, times, place, status, clashes }) => (
								<li key={id}>
									<p className={styles.times}>{times}</p>
									<div>
										<Link
											className="touch"
											to={href("/admin/requests/:id/appointments", { id: requestId })}
										>
											{name}
										</Link>
										<p className={styles.place}>
											{place}
											{status === "proposed" && " · proposed, not confirmed yet"}
										</p>
										<ClashesWith names={clashes} />
									</div>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
			<section className={styles.feed} aria-labelledby="feed">
				<h2 id="feed">On your phone</h2>
				{actionData ? (
					<>
						<p role="alert">
							This is your private address. You’ll see it only this once, and any earlier one no
							longer works. Anyone who has it can see your dates.
						</p>
						<p className={styles.address}>{actionData.address}</p>
						<div className={styles.buttons}>
							<a
								className={buttonClass("solid")}
								href={actionData.address.replace(/^https?:/, "webcal:")}
							>
								Open in Calendar
							</a>
							<CopyButton label="Copy Address" text={actionData.address} />
						</div>
					</>
				) : (
					<>
						<p>
							Your phone’s calendar can subscribe to these dates at a private address: names and
							places, nothing else.
							{feedSince && ` Your current address was created on ${feedSince}.`}
						</p>
						<Form method="post" preventScrollReset>
							<Button type="submit" kind="outline">
								{feedSince ? "Create a New Address" : "Create the Address"}
							</Button>
						</Form>
						{feedSince && <p className={styles.place}>A new one replaces the old one.</p>}
					</>
				)}
			</section>
		</div>
	);
}
