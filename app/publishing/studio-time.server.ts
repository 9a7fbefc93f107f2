/// <reference lib="esnext.temporal" />
import type { Studio } from "./schemas/studio.ts";

export type StudioClock = Pick<Studio, "locale" | "timeZone">;

/** An hour that the clocks leave out in spring is taken as the one after it. @returns null for what is no date or time */
export function toInstant(date: string, time: string, timeZone: string): Date | null {
	if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(time)) return null;
	try {
		const local = Temporal.PlainDateTime.from(`${date}T${time}`, { overflow: "reject" });
		return new Date(local.toZonedDateTime(timeZone).epochMilliseconds);
	} catch {
		return null;
	}
}

/** As date and time fields need it. */
export function toLocal(instant: string, timeZone: string): { date: string; time: string } {
	const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
	return {
		date: local.toPlainDate().toString(),
		time: local.toPlainTime().toString({ smallestUnit: "minute" }),
	};
}

/** @returns such as `Friday, December 4, 2026`, or without the weekday */
export function sayDate(
	instant: string,
	{ locale, timeZone }: StudioClock,
	dateStyle: "full" | "long" = "full",
): string {
	return new Date(instant).toLocaleDateString(locale, { dateStyle, timeZone });
}

/** @returns such as `2:00 PM`, or with the zone, for clients: `2:00 PM MST` */
export function sayTime(
	instant: string,
	{ locale, timeZone }: StudioClock,
	timeZoneName?: "short",
): string {
	const parts = { hour: "numeric", minute: "2-digit", timeZone, timeZoneName } as const;
	const said = new Date(instant).toLocaleTimeString(locale, parts);
	// Phones show the narrow space of newer locale data as a box in text messages.
	return said.replace(/\s/g, " ");
}

/** @returns such as `2026-12-04`, where the studio is */
export function findToday(timeZone: string, now = new Date()): string {
	return toLocal(now.toISOString(), timeZone).date;
}
