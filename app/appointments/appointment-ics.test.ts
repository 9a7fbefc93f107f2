import { expect, it } from "vitest";
import { type IcsAppointment, writeAppointments } from "./appointment-ics.ts";

const appointment: IcsAppointment = {
	title: "Tattoo, with\nlines",
	id: "0c3f6a52-0000-4000-8000-000000000001",
	status: "confirmed",
	starts_at: "2026-12-04T21:00:00.000Z",
	ends_at: "2026-12-05T00:30:00.000Z",
	place: "12 Ink Street; Loveland, Colorado",
	sequence: 2,
	changed_at: "2026-11-24T01:02:03.456Z",
};
const words = {
	studio: "Any Studio",
	publicOrigin: "https://studio.example.com",
};
const write = (one = appointment) => writeAppointments([one], words);
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

it("writes an appointment as RFC 5545 wants it", () => {
	const text = write();
	expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
	expect(linesOf(text)).toEqual([
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Any Studio//Appointments//EN",
		"CALSCALE:GREGORIAN",
		"X-WR-CALNAME:Any Studio",
		"BEGIN:VEVENT",
		"UID:appointment-0c3f6a52-0000-4000-8000-000000000001@studio.example.com",
		"DTSTAMP:20261124T010203Z",
		"SUMMARY:Tattoo\\, with\\nlines",
		"DTSTART:20261204T210000Z",
		"DTEND:20261205T003000Z",
		"LOCATION:12 Ink Street\\; Loveland\\, Colorado",
		"STATUS:CONFIRMED",
		"SEQUENCE:2",
		"END:VEVENT",
		"END:VCALENDAR",
		"",
	]);
});

it.each([
	["proposed", "TENTATIVE"],
	["declined", "CANCELLED"],
	["cancelled", "CANCELLED"],
] as const)("says that one %s is %s", (status, said) => {
	expect(linesOf(write({ ...appointment, status }))).toContain(`STATUS:${said}`);
});

it("writes the same file each time, and the same UID after a move", () => {
	const moved = { ...appointment, starts_at: "2026-12-11T21:00:00.000Z", sequence: 3 };
	expect(write()).toBe(write());
	const uidOf = (text: string) => linesOf(text).find((line) => line.startsWith("UID:"));
	expect(uidOf(write(moved))).toBe(uidOf(write()));
});

it("names no host where the site knows none", () => {
	const text = writeAppointments([appointment], { ...words, publicOrigin: null });
	expect(linesOf(text)).toContain(`UID:appointment-${appointment.id}`);
});

it("writes a calendar without appointments", () => {
	expect(linesOf(writeAppointments([], words))).not.toContain("BEGIN:VEVENT");
});
