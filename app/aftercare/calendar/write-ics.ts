import { type CalendarDay, writeDay } from "./calendar-days.ts";

export interface AllDayEvent {
	/** Stable, so that importing again replaces the event. */
	uid: string;
	title: string;
	description: string;
	starts: CalendarDay;
	/** Last day, inclusive. */
	ends: CalendarDay;
}

interface Calendar {
	name: string;
	product: string;
	now: Date;
	events: AllDayEvent[];
}

export function writeIcs({ name, product, now, events }: Calendar): string {
	const made = now.toISOString().replace(/[-:]|\.\d+/g, "");
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:${escapeText(product)}`,
		"CALSCALE:GREGORIAN",
		`X-WR-CALNAME:${escapeText(name)}`,
		...events.flatMap((event) => [
			"BEGIN:VEVENT",
			`UID:${escapeText(event.uid)}`,
			`DTSTAMP:${made}`,
			`DTSTART;VALUE=DATE:${writeDate(event.starts)}`,
			// DTEND is exclusive.
			`DTEND;VALUE=DATE:${writeDate(event.ends + 1)}`,
			`SUMMARY:${escapeText(event.title)}`,
			`DESCRIPTION:${escapeText(event.description)}`,
			"TRANSP:TRANSPARENT",
			"END:VEVENT",
		]),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
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
