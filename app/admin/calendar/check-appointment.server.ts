import type { AppointmentTimes } from "../../appointments/appointments.server.ts";
import { findToday, toInstant, toLocal } from "../../publishing/studio-time.server.ts";

/** Fields as typed; `minutes` is the length. */
export interface AppointmentFields {
	date: string;
	time: string;
	minutes: string;
	place: string;
}

export type AppointmentErrors = Partial<Record<keyof AppointmentFields, string>>;

const longest = 12 * 60;

export function checkAppointment(
	typed: AppointmentFields,
	timeZone: string,
): { times: AppointmentTimes | null; errors: AppointmentErrors } {
	const errors: AppointmentErrors = {};
	const starts = toInstant(typed.date, typed.time, timeZone);
	if (!toInstant(typed.date, "12:00", timeZone)) errors.date = "Choose a day.";
	else if (typed.date < findToday(timeZone)) {
		errors.date = "This day has passed. Choose today or a later day.";
	}
	if (!/^\d\d:\d\d$/.test(typed.time)) errors.time = "Choose a time.";
	else if (starts && toLocal(starts.toISOString(), timeZone).time !== typed.time) {
		errors.time = "The clocks skip this time that day. Choose another one.";
	} else if (starts && !errors.date && starts < new Date()) {
		errors.time = "This time has passed. Choose a later one.";
	}
	const minutes = Number(typed.minutes);
	if (!(Number.isInteger(minutes) && minutes > 0 && minutes <= longest)) {
		errors.minutes = "Choose a length.";
	}
	const place = typed.place.trim();
	if (!place) errors.place = "Say where it is.";
	if (place.length > 200) errors.place = "Use at most 200 characters.";
	if (!starts || Object.keys(errors).length > 0) return { times: null, errors };
	const ends = new Date(starts.getTime() + minutes * 60_000);
	return {
		times: { starts_at: starts.toISOString(), ends_at: ends.toISOString(), place },
		errors,
	};
}
