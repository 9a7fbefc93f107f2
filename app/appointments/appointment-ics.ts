import type { Appointments } from "../db/desk-tables.ts";
import {
	type CalendarEvent,
	escapeText,
	writeIcs,
	writeInstant,
} from "../ui/calendar/write-ics.ts";

export type IcsAppointment = Omit<Appointments, "submission_id">;

interface IcsWords {
	/** The entry's title: the studio in the client's calendar, the client in the artist's. */
	title: string;
	studio: string;
	/** Host name of the site. */
	host: string;
}

const statuses: Record<Appointments["status"], string> = {
	proposed: "TENTATIVE",
	confirmed: "CONFIRMED",
	declined: "CANCELLED",
	cancelled: "CANCELLED",
};

/** A file that replaces the former one of the same appointment when it is opened again. */
export function appointmentIcs(appointment: IcsAppointment, words: IcsWords): string {
	return writeAppointments([{ ...appointment, title: words.title }], words);
}

export function writeAppointments(
	appointments: (IcsAppointment & { title: string })[],
	{ studio, host }: Omit<IcsWords, "title">,
): string {
	return writeIcs({
		name: studio,
		product: `-//${studio}//Appointments//EN`,
		events: appointments.map((appointment) => toEvent(appointment, host)),
	});
}

function toEvent(appointment: IcsAppointment & { title: string }, host: string): CalendarEvent {
	const { id, title, status, starts_at, ends_at, place, sequence, changed_at } = appointment;
	return {
		uid: `appointment-${id}@${host}`,
		title,
		changed: new Date(changed_at),
		properties: [
			`DTSTART:${writeInstant(new Date(starts_at))}`,
			`DTEND:${writeInstant(new Date(ends_at))}`,
			`LOCATION:${escapeText(place)}`,
			`STATUS:${statuses[status]}`,
			`SEQUENCE:${sequence}`,
		],
	};
}
