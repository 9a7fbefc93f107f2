import { expect, it } from "vitest";
import {
	chosen,
	edited,
	freshDraft,
	goodFields,
	listOf,
	loaded,
	play,
	sendFrom,
	submitted,
} from "../../../test/drafts.ts";
import type { DraftEvent } from "../draft/draft-events.ts";
import { noteReply, sayReply } from "./say-reply.ts";

const submitWith = (fields: Record<string, string>) => play(freshDraft, [submitted(fields)]);
const isWithdrawn = (from: ReturnType<typeof submitWith>, ...events: DraftEvent[]) =>
	listOf(play(from.state, events).effects, "dismissToast").length > 0;

it("shows the missing fields until all of them are filled in", () => {
	const shown = submitWith({ ...goodFields, first_name: "", email: "" });
	expect(listOf(shown.effects, "showToast")[0]?.words.title).toBe("Missing Information");
	expect(isWithdrawn(shown, edited({ email: "" }))).toBe(false);
	expect(isWithdrawn(shown, edited({ email: "visitor" }))).toBe(false);
	expect(isWithdrawn(shown, edited())).toBe(true);
});

it.each([
	["age", "17", "Age must be between 18 and 120."],
	["email", "visitor", "Please enter a valid email address."],
])("shows what is wrong with the %s until it is fixed", (name, value, text) => {
	const shown = submitWith({ ...goodFields, [name]: value });
	expect(listOf(shown.effects, "showToast")[0]?.words).toMatchObject({
		title: "Missing Information",
		text,
	});
	expect(isWithdrawn(shown, edited({ [name]: value, budget: "$500" }))).toBe(false);
	expect(isWithdrawn(shown, edited())).toBe(true);
});

it("does not call a text that is too long missing", () => {
	const shown = submitWith({ ...goodFields, budget: "$".repeat(201) });
	expect(listOf(shown.effects, "showToast")[0]?.words.title).toBe("Check Your Answers");
});

it("withdraws the toast about a refused file once that is removed", () => {
	const refused = play(freshDraft, [
		chosen("a.txt"),
		{ is: "fileLockTaken", listed: [] },
		{ is: "uploadRefused", key: 1, why: "No." },
	]).state;
	const shown = play(refused, [submitted()]);
	const action = { is: "removeAndSubmit", keys: [1] };
	expect(listOf(shown.effects, "showToast")[0]).toMatchObject({
		words: { text: "“a.txt” was not accepted." },
		action,
	});
	expect(isWithdrawn(shown, { is: "fileRemoved", key: 1 })).toBe(true);
});

it("announces a waiting request once, away from the form", () => {
	const waiting = { key: "k", fields: goodFields, rest: { uploads: [], honeypot: {} } };
	const away = { inSight: false, online: false };
	const first = play({ ...freshDraft, loaded: false }, [loaded({ waiting })], away);
	expect(listOf(first.effects, "showToast")[0]?.words).toMatchObject({
		title: "Your Request Is Waiting",
		text: "It is kept on this device and will be sent automatically when the studio can be reached.",
	});
	const busy = play(first.state, [{ is: "connectionBack" }, { is: "lockBusy", run: 1 }], away);
	expect(listOf(busy.effects, "showToast")).toEqual([]);
});

it("reports a delay as a short wait, not as a failure", () => {
	const { run } = sendFrom(freshDraft);
	const outcome = { is: "delayed", seconds: 30 } as const;
	const { effects } = play(sendFrom(freshDraft), [{ is: "answered", run, outcome }]);
	expect(listOf(effects, "showToast").map(({ words }) => words)).toEqual([
		{
			tone: "info",
			title: "A Short Wait",
			text: "Too many requests came from your connection at once. Yours will be sent automatically within a minute.",
		},
	]);
});

it("promises an answer only while the books are open", () => {
	const { run } = sendFrom(freshDraft);
	const sayAfter = (isOpen: boolean) => {
		noteReply(sayReply(24, isOpen));
		const sent: DraftEvent = { is: "answered", run, outcome: { is: "sent" } };
		return listOf(play(sendFrom(freshDraft), [sent]).effects, "showNotice")[0]?.words.text;
	};
	expect(sayAfter(true)).toBe("Thank you! We'll get back to you within 24 hours with next steps.");
	expect(sayAfter(false)).toBe("Thank you! Your request is on the waitlist.");
});
