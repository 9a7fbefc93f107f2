import { href, Link } from "react-router";
import type { ShownAppointment } from "../../../appointments/show-appointment.server.ts";
import type { ShownTerms } from "../../../request-page/terms/show-terms.server.ts";
import { ClashesWith } from "../../calendar/clashes-with.tsx";
import styles from "./agreed.module.css";

interface AgreedProps {
	request: string;
	/** `clashes`: names of the clients whose dates overlap. */
	dates: (ShownAppointment & { clashes: string[] })[];
	terms: ShownTerms | null;
}

export function Agreed({ request, dates, terms }: AgreedProps) {
	if (dates.length === 0 && !terms) return null;
	return (
		<section className={styles.agreed} aria-labelledby="agreed">
			<h2 id="agreed">Appointment and deposit</h2>
			<dl className={styles.list}>
				{dates.map(({ id, status, day, times, place, clashes }) => (
					<div key={id}>
						<dt>{status === "confirmed" ? "Appointment" : "Appointment proposed"}</dt>
						<dd>
							<Link to={href("/admin/requests/:id/appointments", { id: request })}>
								{day}, {times}
							</Link>
							{place && `, ${place}`}
							<ClashesWith names={clashes} />
						</dd>
					</div>
				))}
				{terms?.lines.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
				{terms?.paymentLink && (
					<div>
						<dt>Payment link</dt>
						<dd>
							<a href={terms.paymentLink} rel="noreferrer" target="_blank">
								{terms.paymentLink}
							</a>
						</dd>
					</div>
				)}
			</dl>
		</section>
	);
}
