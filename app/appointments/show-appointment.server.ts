import { type StudioClock, sayDate, sayTime, toLocal } from "../publishing/studio-time.server.ts";
import type { Appointment, Clash } from "./appointments.server.ts";

export interface ShownAppointment {
	id: string;
	status: Appointment["status"];
	place: string;
	/** Such as `Friday, December 4, 2026`. */
	day: string;
	/** Such as `2:00 PM to 5:00 PM`, or `2:00 PM to 5:00 PM MST`. */
	times: string;
	/** As fields need them. */
	date: string;
	time: string;
	minutes: number;
	/** Rises with every change. */
	sequence: number;
}

/** Shows the times of the studio's zone. @param timeZoneName for clients, who may be elsewhere */
export function showAppointment(
	{ id, status, place, starts_at, ends_at, sequence }: Appointment,
	studio: StudioClock,
	timeZoneName?: "short",
): ShownAppointment {
	return {
		id,
		status,
		place,
		sequence,
		day: sayDate(starts_at, studio),
		times: `${sayTime(starts_at, studio)} to ${sayTime(ends_at, studio, timeZoneName)}`,
		...toLocal(starts_at, studio.timeZone),
		minutes: (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000,
	};
}

/** @returns one line */
export function sayAppointment(appointment: Appointment, studio: StudioClock): string {
	const { day, times, place } = showAppointment(appointment, studio);
	return `${day}, ${times}, ${place}`;
}

/** @returns whom it clashes with and when, in one line */
export function sayClash(clash: Clash, studio: StudioClock): string {
	const { day, times } = showAppointment(clash, studio);
	return `${clash.first_name} ${clash.last_name}, ${day}, ${times}`;
}
