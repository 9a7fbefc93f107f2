import { expect, it } from "vitest";
import { describeEvent } from "./describe-event.ts";

it.each([
	[{ by: "artist", kind: "state", text: "deposit-asked" }, "You changed it to Deposit asked", null],
	[
		{ by: "artist", kind: "state", text: "declined", replaced: '{"dates":[{"id":"a"}]}' },
		"You changed it to Declined, and its appointment is canceled",
		null,
	],
	[{ by: "client", kind: "state", text: "withdrawn" }, "The client withdrew the request", null],
	[{ by: "site", kind: "state", text: "spam" }, "The site changed it to Set aside as spam", null],
	[{ by: "client", kind: "words", text: "Is May fine?" }, "The client wrote", "Is May fine?"],
	[{ by: "client", kind: "files", text: "fern.jpg" }, "The client added files", "fern.jpg"],
	[{ by: "artist", kind: "letter", text: null }, "You answered outside the site", null],
	[{ by: "artist", kind: "letter", text: "Hello" }, "You sent a letter", "Hello"],
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
