import { type CalendarDay, writeDay } from "./calendar-days.ts";

export interface CalendarEvent {
	/** Stable, so that importing again replaces the event. */
	uid: string;
	title: string;
	/** When it became what it is. */
	changed: Date;
	/** Properties beside these, such as `DTSTART`, already escaped. */
	properties: string[];
}

interface Calendar {
	name: string;
	product: string;
	/** `METHOD`, where the file comes in a letter. */
	method?: "PUBLISH" | undefined;
	events: CalendarEvent[];
}

export function writeIcs({ name, product, method, events }: Calendar): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:${escapeText(product)}`,
		"CALSCALE:GREGORIAN",
		...(method ? [`METHOD:${method}`] : []),
		`X-WR-CALNAME:${escapeText(name)}`,
		...events.flatMap(({ uid, title, changed, properties }) => [
			"BEGIN:VEVENT",
			`UID:${escapeText(uid)}`,
			`DTSTAMP:${writeInstant(changed)}`,
			`SUMMARY:${escapeText(title)}`,
			...properties,
			"END:VEVENT",
		]),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** Free and busy times stay as they are. @param ends last day, inclusive */
export function writeAllDay(starts: CalendarDay, ends: CalendarDay): string[] {
	return [
		`DTSTART;VALUE=DATE:${writeDate(starts)}`,
		// DTEND is exclusive.
		`DTEND;VALUE=DATE:${writeDate(ends + 1)}`,
		"TRANSP:TRANSPARENT",
	];
}

/** In UTC, which needs no definition of a time zone. */
export function writeInstant(instant: Date): string {
	return instant.toISOString().replace(/[-:]|\.\d+/g, "");
}

export function escapeText(text: string): string {
	return text
		.replace(/[\\;,]/g, "\\$&")
		.replace(/\r\n|\r|\n/g, "\\n")
		.replace(/[\p{Cc}--\t]/gv, "");
}

export function foldLine(line: string): string {
	const parts: string[] = [];
	let part = "";
	let octets = 0;
	for (const character of line) {
		const size = new TextEncoder().encode(character).length;
		if (octets + size > 75) {
			parts.push(part);
			part = " ";
			octets = 1;
		}
		part += character;
		octets += size;
	}
	return [...parts, part].join("\r\n");
}

function writeDate(day: CalendarDay): string {
	return writeDay(day).replaceAll("-", "");
}
