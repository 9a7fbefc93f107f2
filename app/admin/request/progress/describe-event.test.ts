import { expect, it } from "vitest";
import type { Replaced } from "../../../requests/progress/change-state.server.ts";
import type { EndedDate } from "../../../requests/progress/ended-dates.server.ts";
import { describeEvent } from "./describe-event.ts";

function replaceDates(count: number): string {
	const ended: EndedDate = { id: "", status: "confirmed", changed_at: "2026-05-04T10:00:00.000Z" };
	const replaced: Replaced = {
		state: "booked",
		turn: "nobody",
		waiting_since: null,
		answered_at: ended.changed_at,
		dates: Array<EndedDate>(count).fill(ended),
	};
	return JSON.stringify(replaced);
}

it.each([
	[{ by: "artist", kind: "state", text: "deposit-asked" }, "You changed it to Deposit asked", null],
	[
		{ by: "artist", kind: "state", text: "declined", replaced: replaceDates(1) },
		"You changed it to Declined, which canceled its appointment",
		null,
	],
	[
		{ by: "artist", kind: "state", text: "declined", replaced: replaceDates(2) },
		"You changed it to Declined, which canceled 2 appointments",
		null,
	],
	[{ by: "client", kind: "state", text: "withdrawn" }, "The client withdrew the request", null],
	[
		{ by: "client", kind: "state", text: "withdrawn", replaced: replaceDates(1) },
		"The client withdrew the request, which canceled its appointment",
		null,
	],
	[{ by: "site", kind: "state", text: "spam" }, "The site changed it to Set aside as spam", null],
	[{ by: "client", kind: "words", text: "Is May fine?" }, "The client wrote", "Is May fine?"],
	[{ by: "client", kind: "files", text: "fern.jpg" }, "The client added files", "fern.jpg"],
	[{ by: "artist", kind: "letter", text: null }, "You answered outside the site", null],
	[{ by: "artist", kind: "letter", text: "Hello" }, "You sent a letter", "Hello"],
	[
		{ by: "artist", kind: "letter", text: "Hello", isFailed: true },
		"Your letter was not sent",
		"Hello",
	],
	[{ by: "client", kind: "state", text: "booked" }, "Booked, because the client confirmed", null],
	[{ by: "artist", kind: "date", text: "Moved an appointment" }, "Moved an appointment", null],
	[
		{ by: "client", kind: "date", text: "Declined the date" },
		"The client declined the appointment",
		null,
	],
	[{ by: "site", kind: "letter", text: null }, "The site sent a letter", null],
] as const)("says %o in words", (event, title, words) => {
	expect(describeEvent(event)).toEqual({ title, words });
});
