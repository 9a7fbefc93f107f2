import { Form, href, Link } from "react-router";
import type { ShownAppointment } from "../../appointments/show-appointment.server.ts";
import { Button } from "../../ui/button.tsx";
import { DeleteDetails } from "../frame/delete-details.tsx";
import styles from "./appointments.module.css";

interface AppointmentActionsProps {
	requestId: string;
	appointment: ShownAppointment;
}

export function AppointmentActions({ requestId, appointment }: AppointmentActionsProps) {
	const { id, status, sequence, day } = appointment;
	const isOpen = status === "proposed" || status === "confirmed";
	const here = href("/admin/requests/:id/appointments", { id: requestId });
	return (
		<Form method="post" action={here} className={styles.actions} preventScrollReset>
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="sequence" value={sequence} />
			{status === "proposed" && (
				<>
					<Button type="submit" name="intent" value="confirm" kind="outline">
						Confirm
					</Button>
					<Button type="submit" name="intent" value="decline" kind="quiet">
						Client Declined
					</Button>
				</>
			)}
			<Link to={`?move=${id}#new`}>{isOpen ? "Move" : "Propose Again"}</Link>
			{isOpen && (
				<>
					<a href={href("/admin/appointments/:id/appointment.ics", { id })} download>
						Add to Calendar
					</a>
					<DeleteDetails
						summary="Cancel It"
						title={day}
						words="Cancel This Appointment"
						name="intent"
						value="cancel"
					>
						The client’s page then says that it is canceled. No letter is sent.
					</DeleteDetails>
				</>
			)}
		</Form>
	);
}
