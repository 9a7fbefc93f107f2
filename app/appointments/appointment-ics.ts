import type { Appointments } from "../db/desk-tables.ts";
import {
	type CalendarEvent,
	escapeText,
	writeIcs,
	writeInstant,
} from "../ui/calendar/write-ics.ts";

export interface IcsAppointment extends Omit<Appointments, "submission_id"> {
	/** The studio in the client's calendar, the client in the artist's. */
	title: string;
}

export interface FileWords {
	studio: string;
	/** `PUBLIC_ORIGIN`. Without it, no host is in the UID: one site has several then, and the files must agree. */
	publicOrigin: string | null;
	/** The address that a letter comes from, which brings the file. */
	organizer?: string;
}

const statuses: Record<Appointments["status"], string> = {
	proposed: "TENTATIVE",
	confirmed: "CONFIRMED",
	declined: "CANCELLED",
	cancelled: "CANCELLED",
};

/** A file that replaces the former ones of the same appointments when it is opened again. */
export function writeAppointments(appointments: IcsAppointment[], words: FileWords): string {
	const { studio, organizer } = words;
	return writeIcs({
		name: studio,
		product: `-//${studio}//Appointments//EN`,
		method: organizer === undefined ? undefined : "PUBLISH",
		events: appointments.map((appointment) => toEvent(appointment, words)),
	});
}

function toEvent(
	appointment: IcsAppointment,
	{ publicOrigin, organizer }: FileWords,
): CalendarEvent {
	const { id, title, status, starts_at, ends_at, place, sequence, changed_at } = appointment;
	return {
		uid: `appointment-${id}${publicOrigin ? `@${new URL(publicOrigin).hostname}` : ""}`,
		title,
		changed: new Date(changed_at),
		properties: [
			`DTSTART:${writeInstant(new Date(starts_at))}`,
			`DTEND:${writeInstant(new Date(ends_at))}`,
			`LOCATION:${escapeText(place)}`,
			`STATUS:${statuses[status]}`,
			`SEQUENCE:${sequence}`,
			// RFC 5546 wants it with a method.
			...(organizer === undefined ? [] : [`ORGANIZER:mailto:${organizer}`]),
		],
	};
}
