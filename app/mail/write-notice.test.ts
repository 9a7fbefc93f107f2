import { expect, it } from "vitest";
import { type News, writeCommonSubject, writeNews, writeNoteNotice } from "./write-notice.ts";

const client = { first_name: "Ada", last_name: "Example" };
const date = "Friday, December 4, 2026, 2:00 PM to 5:00 PM, the studio";

it.each<[News, string, string]>([
	[
		{ kind: "added", words: "Left arm.\n\nThank you!", files: 2 },
		"New message",
		"Message:\n  Left arm.\n  \n  Thank you!\nFiles: 2",
	],
	[{ kind: "added", words: "", files: 1 }, "New files", "Files: 1"],
	[{ kind: "confirmed", date }, "Appointment confirmed", `Confirmed: ${date}`],
	[{ kind: "declined", date }, "Appointment declined", `Declined: ${date}`],
	[{ kind: "cancelled", date }, "Appointment canceled", `Canceled: ${date}`],
	[
		{ kind: "withdrawn", dates: [date] },
		"Request withdrawn",
		`This request was withdrawn.\nFree again: ${date}`,
	],
])("tells %j", (news, title, lines) => {
	expect(writeNews(client, news, "https://studio.example.com/admin/requests/1")).toEqual({
		subject: `${title}: Ada Example`,
		text: `Ada Example\n-----------\n${lines}\n\nOpen the request:\nhttps://studio.example.com/admin/requests/1`,
	});
	expect(writeNews(client, news, null).text).toMatch(/\n\nOpen the request on your desk\.$/);
});

it("shortens what is long", () => {
	const { text } = writeNews(client, { kind: "added", words: "é".repeat(700), files: 0 }, null);
	expect(text).toContain(`Message: ${"é".repeat(600)} ...\n`);
});

it("says what letters that leave together are about", () => {
	const fresh = (submission_id: string) => ({ subject: "New request: Ada", submission_id });
	const message = (submission_id: string) => ({ subject: "New message: Ada", submission_id });
	expect(writeCommonSubject([fresh("1")])).toBe("New request: Ada");
	expect(writeCommonSubject([fresh("1"), fresh("2")])).toBe("2 new requests");
	expect(writeCommonSubject([fresh("1"), message("2"), message("2")])).toBe(
		"Updates on 2 requests",
	);
	expect(writeCommonSubject([fresh("1"), message("1")])).toBe("New request: Ada");
	const tell = (kind: "confirmed" | "declined") => ({
		subject: writeNews(client, { kind, date }, null).subject,
		submission_id: "1",
	});
	expect(writeCommonSubject([fresh("1"), tell("confirmed"), message("1")])).toBe(
		"Appointment confirmed: Ada Example",
	);
	expect(writeCommonSubject([tell("confirmed"), tell("declined")])).toBe(
		"Appointment declined: Ada Example",
	);
	const left = writeNews(client, { kind: "withdrawn", dates: [] }, null);
	expect(writeCommonSubject([fresh("1"), { ...left, submission_id: "1" }])).toBe(
		"Request withdrawn: Ada Example",
	);
	const note = { ...writeNoteNotice(null), submission_id: null };
	expect(writeCommonSubject([note, note])).toBe("New note");
	expect(writeCommonSubject([note, fresh("1"), fresh("2")])).toBe("2 new requests, and a note");
});
