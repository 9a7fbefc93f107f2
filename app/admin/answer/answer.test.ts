import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { changeState } from "../../../test/change-state.ts";
import { openDesk } from "../../../test/desk.ts";
import { documents } from "../../../test/documents.ts";
import { readWords } from "../../../test/markup.ts";
import { sendRequest } from "../../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { addAppointment, confirmAppointment } from "../../appointments/appointments.server.ts";
import { commit } from "../../db/commit.server.ts";
import { findToday } from "../../publishing/studio-time.server.ts";
import { erasePerson } from "../../requests/erase.server.ts";
import { findLinkedRequest } from "../../requests/links.server.ts";
import { addEvent } from "../../requests/progress/events.server.ts";
import { findTerms, saveTerms } from "../../requests/terms/terms.server.ts";
import { findAnswerDraft, nameNoDraft, saveAnswerDraft } from "./answer-drafts.server.ts";
import { sendAnswer } from "./send-answer.server.ts";

const letter = {
	intent: "preview",
	subject: "Your request, {first name}",
	text: "Hi {first name},\r\n{quote}, deposit {deposit} by {due date}: {payment link}\r\n{page link}",
	state: "quoted",
	quoteText: "One session",
	quote: "$1,250",
	deposit: "150",
	dueOn: "2099-12-04",
	paymentLink: "https://pay.example.com/a?b=1&c=2",
};

/** Of the request, as the preview's form sends it along. */
const readTime = (text: string) => /name="changed_at" value="([^"]*)"/.exec(text)?.[1] ?? "";

describe.each(engines)("an answer on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	let id = "";
	let email = "";
	beforeAll(async () => {
		site = await openTestSite(engine, { PUBLIC_ORIGIN: "https://studio.example.com" });
		artist = await signIn(site);
	});
	beforeEach(async () => {
		// Many requests of one sender would be set aside as spam.
		email = `visitor-${randomUUID()}@example.com`;
		id = await sendRequest(site, { email });
	});
	afterAll(() => site.close());

	const desk = openDesk(() => {
		const { publicOrigin } = site.config;
		return { site, artist: { ...artist, Origin: publicOrigin ?? site.address } };
	});
	const db = () => site.database.db;
	const findSeen = async () =>
		(await findAnswerDraft(db(), id))?.revision ?? (await nameNoDraft(db(), id));
	/** By a page that was opened just now, unless the fields say what it has seen. */
	const post = async (path: string, fields: Record<string, string>) =>
		desk.post(`/admin/requests/${id}/answer${path}`, { seen: await findSeen(), ...fields });
	const get = (path = "") => desk.get(`/admin/requests/${id}/answer${path}`);
	const send = async (more: Record<string, string> = {}) => {
		const revision = (await findAnswerDraft(db(), id))?.revision ?? "";
		const { changed_at = "" } = (await read()).progress;
		return post("/preview", { revision, by: "mail", changed_at, ...more });
	};
	const read = async () => ({
		letters: await db()
			.selectFrom("letters")
			.selectAll()
			.where("submission_id", "=", id)
			.where("kind", "=", "answer")
			.execute(),
		events: await db()
			.selectFrom("request_events")
			.select(["by", "kind", "text", "created_at"])
			.where("submission_id", "=", id)
			.where("kind", "<>", "note")
			.orderBy("created_at")
			.orderBy("kind")
			.execute(),
		progress: await db()
			.selectFrom("request_progress")
			.selectAll()
			.where("submission_id", "=", id)
			.executeTakeFirstOrThrow(),
		terms: await findTerms(db(), id),
	});

	it("is shown as it arrives, and sent once, with its terms, event and state", async () => {
		expect((await post("", letter)).headers.location).toBe(`/admin/requests/${id}/answer/preview`);
		const shown = (await get("/preview")).text.replaceAll("&amp;", "&");
		const link = /https:\/\/studio\.example\.com\/request\/([0-9a-f]{64})/.exec(shown);
		const text = `Hi Test,\n$1,250, deposit $150 by Friday, December 4, 2099: https://pay.example.com/a?b=1&c=2\n${link?.[0]}`;
		expect(shown).toContain(text);
		expect(await findLinkedRequest(db(), link?.[1] ?? "")).toBe(id);
		expect((await read()).letters).toEqual([]);

		const revision = (await findAnswerDraft(db(), id))?.revision ?? "";
		const answers = await Promise.all([send({ revision }), send({ revision })]);
		expect(answers.map(({ status }) => status)).toEqual([302, 302]);
		expect((await send({ revision })).headers.location).toBe(`/admin/requests/${id}`);
		const reloaded = String((await get("/preview")).headers.location);
		expect(reloaded).toBe(`/admin/requests/${id}/answer?gone`);
		const gone = "That letter is not here anymore";
		expect((await get("?gone")).text).toContain(gone);
		expect((await get()).text).not.toContain(gone);
		const { letters, events, progress, terms } = await read();
		expect(letters).toHaveLength(1);
		expect(letters[0]).toMatchObject({
			kind: "answer",
			recipient: email,
			subject: "Your request, Test",
			text,
			state: "waiting",
		});
		expect(events.map(({ by, kind }) => `${by} ${kind}`)).toEqual([
			"artist letter",
			"artist state",
		]);
		expect(events[1]?.created_at).toBe(events[0]?.created_at);
		expect(events[0]?.text).toContain("Your request, Test\n\nHi Test,");
		expect(events[0]?.text).not.toContain(link?.[1]);
		expect(progress).toMatchObject({ state: "quoted", turn: "client" });
		expect(progress.answered_at).not.toBeNull();
		expect(terms).toEqual({
			submission_id: id,
			quote_text: "One session",
			quote: 1250,
			deposit: 150,
			due_on: "2099-12-04",
			payment_link: "https://pay.example.com/a?b=1&c=2",
			received_on: null,
		});
		expect(await findAnswerDraft(db(), id)).toBeUndefined();

		const open = async () => (await site.call(`/admin/requests/${id}`, { headers: artist })).text;
		expect(await open()).toContain("You sent a letter");
		for (const state of ["failed", "left"] as const) {
			await db()
				.updateTable("letters")
				.set({ state, problem: "550 No such user" })
				.where("id", "=", letters[0]?.id ?? "")
				.execute();
			const refused = await open();
			expect(refused).toContain("Your letter was not sent");
			expect(refused).not.toContain("You sent a letter");
		}
	});

	it("has no link to its page where the site has no public address", async () => {
		await post("", { ...letter, text: "Hi. See your page:\n{page link}\n\nBye" });
		Object.assign(site.config, { publicOrigin: null });
		const { text } = await get("/preview");
		await send();
		Object.assign(site.config, { publicOrigin: "https://studio.example.com" });
		expect(readWords(text)).toContain("The sentence with {page link} is left out");
		expect((await read()).letters).toMatchObject([{ text: "Hi.\n\nBye" }]);
	});

	it("with unknown or empty placeholders is pointed out and cannot be sent", async () => {
		await post("", { ...letter, text: "{sirname} {date} {piece}", dueOn: "" });
		const text = readWords((await get("/preview")).text);
		expect(text).toContain("Not ready to be sent");
		expect(text).toContain("{sirname} is not a placeholder.");
		for (const name of ["date", "piece"])
			expect(text).toContain(`There’s nothing to put in {${name}}`);
		expect(text).not.toContain("I Have Sent It");
		const before = await read();
		expect((await send()).status).toBe(422);
		expect(await read()).toEqual(before);
	});

	it("fills in the coming appointment and the piece", async () => {
		const times = { starts_at: "2099-12-04T21:00:00.000Z", ends_at: "2099-12-05T00:00:00.000Z" };
		await commit(db(), (trx) =>
			addAppointment(trx, id, { ...times, place: "12 Ink St" }, "proposed"),
		);
		const asked = { piece: "tattoos/12" };
		await db().updateTable("consultation_submissions").set(asked).where("id", "=", id).execute();
		await post("", { ...letter, text: "{piece}: {date}, {time}, {place}. {studio}, {artist}" });
		expect((await get("/preview")).text).toContain(
			"Blue columbine, color, calf: Friday, December 4, 2099, 2:00 PM, 12 Ink St. Front Range Linework, Test Artist",
		);
	});

	it("that names a date says before it is sent whether the client has agreed to it", async () => {
		const times = { starts_at: "2099-12-04T21:00:00.000Z", ends_at: "2099-12-05T00:00:00.000Z" };
		const date = await commit(db(), (trx) =>
			addAppointment(trx, id, { ...times, place: "Here" }, "proposed"),
		);
		const preview = async (text: string) => {
			await post("", { ...letter, text });
			return readWords((await get("/preview")).text);
		};
		const open = "The client has not agreed to this date yet.";
		for (const name of ["date", "time", "place"]) {
			expect(await preview(`See you: {${name}}`)).toContain(open);
		}
		expect(await preview("Hi")).not.toContain(open);
		await commit(db(), (trx) => confirmAppointment(trx, date, "client"));
		expect(await preview("See you on {date}")).not.toContain(open);
	});

	it("that was changed after it was looked at is not sent", async () => {
		await post("", letter);
		const revision = (await findAnswerDraft(db(), id))?.revision ?? "";
		await post("", { ...letter, text: "Another letter" });
		const answer = await send({ revision });
		expect(answer.status).toBe(409);
		expect(answer.text).toContain("The draft has changed since you looked at it.");
		expect(answer.text).toContain("Another letter");
		expect((await read()).letters).toEqual([]);
	});

	it("whose draft went with another tab's letter is still there, and not sent unseen", async () => {
		await post("", letter);
		const revision = (await findAnswerDraft(db(), id))?.revision ?? "";
		await post("", { ...letter, text: "Another letter" });
		await send();
		const answer = await send({ revision, ...letter });
		expect(answer.status).toBe(409);
		expect(readWords(answer.text)).toContain(
			"In the meantime, a letter was sent from another tab, or its draft was discarded. Yours is still here. Take another look before you send it.",
		);
		expect(answer.text).toContain("Hi Test,");
		expect((await read()).letters).toMatchObject([{ text: "Another letter" }]);
		await send();
		expect((await read()).letters).toHaveLength(2);
	});

	it("that came too late is said to be there only where it is", async () => {
		const texts = ["Of one tab", "Of another"];
		const answers = await Promise.all(
			texts.map((text) => send({ ...letter, revision: randomUUID(), text })),
		);
		const kept = (await findAnswerDraft(db(), id))?.fields.text;
		const told = answers.map(({ text }) => text.includes("Yours is still here."));
		expect(told).toEqual(texts.map((text) => text === kept));
		expect(kept).toBeDefined();
	});

	it("kept by a page that is left replaces only what that page had seen, and is nothing new once it was sent", async () => {
		const leave = (text: string, seen: string, next: string) =>
			post("", { ...letter, intent: "keep", text, seen, next });
		const [first, second] = [randomUUID(), randomUUID()];
		expect((await leave("Desk", "", first)).status).toBe(200);
		expect(await findAnswerDraft(db(), id)).toMatchObject({
			revision: first,
			fields: { text: "Desk" },
		});
		await leave("Phone", first, second);
		const draft = await findAnswerDraft(db(), id);
		expect(draft).toMatchObject({ revision: second, fields: { text: "Phone" } });
		for (const seen of ["", first]) {
			expect((await leave("Desk, left open", seen, randomUUID())).status).toBe(409);
		}
		expect(await findAnswerDraft(db(), id)).toEqual(draft);
		await send();
		const sent = await read();
		// A page that was never told of its first save had begun without a draft.
		for (const seen of [first, `${first} `]) {
			expect((await leave("Desk, left open", seen, randomUUID())).status).toBe(409);
		}
		expect(await findAnswerDraft(db(), id)).toBeUndefined();
		expect(await read()).toEqual(sent);
	});

	it("is saved, looked at or discarded only over words that its page has seen, and otherwise both are shown to choose from", async () => {
		await post("", { ...letter, text: "From the phone" });
		const draft = await findAnswerDraft(db(), id);
		for (const intent of ["preview", "terms", "keep", "discard"]) {
			const { status, text } = await post("", { ...letter, intent, text: "Desk", seen: "" });
			expect(status).toBe(409);
			expect(readWords(text)).toContain("Changed in another tab or on another device");
			expect(text).toMatch(/<del>From the phone<\/del>\s*<ins>Desk<\/ins>/);
			expect(text).toContain("Desk</textarea>");
			expect(await findAnswerDraft(db(), id)).toEqual(draft);
		}
		expect((await read()).terms).toBeUndefined();
		const opened = randomUUID();
		const { text } = await post("", { ...letter, text: "Desk", seen: opened });
		// Without scripts, its buttons are those of the form.
		const seen = [...text.matchAll(/name="seen" value="([^"]*)"/g)].map(([, value]) => value);
		expect(seen).toEqual([opened]);
		const [saveMine = ""] = /<button\b[^>]*name="mine"[^>]*>/.exec(text) ?? [];
		const [, formId] = /<form\b[^>]*\bid="([^"]*)"/.exec(text) ?? [];
		expect(saveMine).toContain(`form="${formId}"`);
		const [, mine = ""] = /value="([^"]*)"/.exec(saveMine) ?? [];
		const chosen = { ...letter, intent: "", text: "Desk, and more", seen: opened, mine };
		expect(readWords((await post("", chosen)).text)).toContain("Yours is saved as the draft.");
		expect((await findAnswerDraft(db(), id))?.fields.text).toBe("Desk, and more");
		expect((await post("", { ...chosen, text: "Older" })).status).toBe(409);
		// A double tap on Preview.
		expect((await post("", { ...letter, text: "Desk, and more", seen: "" })).status).toBe(302);
	});

	it("whose draft was sent is no new one before the artist says so", async () => {
		await post("", letter);
		const seen = (await findAnswerDraft(db(), id))?.revision ?? "";
		await send();
		const answer = await post("", { ...letter, text: "Desk", seen });
		expect(answer.status).toBe(409);
		expect(readWords(answer.text)).toContain("Sent or discarded in another tab");
		expect(answer.text).toContain("Desk</textarea>");
		expect(await findAnswerDraft(db(), id)).toBeUndefined();
		expect((await post("", { ...letter, text: "Desk", seen: "", mine: "" })).status).toBe(409);
		await post("", { ...letter, text: "Desk", seen, mine: await nameNoDraft(db(), id) });
		expect((await findAnswerDraft(db(), id))?.fields.text).toBe("Desk");
		expect((await post("", { intent: "discard" })).headers.location).toBe(`/admin/requests/${id}`);
		expect(await findAnswerDraft(db(), id)).toBeUndefined();
	});

	it("kept by two pages at once is the one that came first", async () => {
		const both = ["One", "Two"].map((text) =>
			post("", { ...letter, intent: "keep", text, seen: "", next: randomUUID() }),
		);
		const answers = (await Promise.all(both)).map(({ status }) => status);
		expect(answers.sort()).toEqual([200, 409]);
	});

	it("that is sent takes no words with it that were written meanwhile", async () => {
		await post("", letter);
		const draft = await findAnswerDraft(db(), id);
		if (!draft) throw new Error("There is no draft");
		const newer = { ...draft.fields, text: "Newer words" };
		let saved: Promise<unknown> | undefined;
		const prepared = {
			...{ recipient: email, subject: "", text: "", keptText: "" },
			terms: { quote_text: null, quote: 650, deposit: null, due_on: null, payment_link: null },
			...{
				isUsualDeposit: true,
				leavesOutLink: false,
				isDateOpen: false,
				namesDate: false,
				unknown: [],
				empty: [],
				isValid: true,
			},
			today: "2026-12-04",
		};
		await sendAnswer(db(), {
			requestId: id,
			changedAt: (await read()).progress.changed_at,
			revision: draft.revision,
			by: "mail",
			async prepare(trx) {
				saved = saveAnswerDraft(db(), id, newer);
				// Time enough for it to be stored, if nothing holds it back.
				for (let count = 0; count < 50; count++) await findAnswerDraft(trx, id);
				return prepared;
			},
		});
		await saved;
		expect((await findAnswerDraft(db(), id))?.fields).toEqual(newer);
	});

	it("is kept as typed where something is wrong", async () => {
		const typed = { ...letter, text: "My words", deposit: "4.5", paymentLink: "http://a.test" };
		const answer = await post("", typed);
		expect(answer.status).toBe(422);
		expect(answer.text).toContain("Enter a whole number, such as 450.");
		for (const { text } of [answer, await get()]) {
			expect(text).toContain("My words</textarea>");
			expect(text).toContain('value="4.5"');
		}
		await post("", typed);
		expect((await send()).status).toBe(422);
	});

	it("has no due date that has passed, unless it was told before", async () => {
		const past = { ...letter, dueOn: "2020-01-01" };
		for (const intent of ["preview", "terms"]) {
			const answer = await post("", { ...past, intent });
			expect(answer.status).toBe(422);
			expect(answer.text).toContain("This day has passed. Choose today or a later day.");
		}
		expect((await send()).status).toBe(422);
		await commit(db(), (trx) => saveTerms(trx, id, { due_on: "2020-01-01" }));
		expect((await post("", past)).status).toBe(302);
		expect((await send()).status).toBe(302);
	});

	it("begins with a saved reply, and leaves the draft beside it", async () => {
		const saved = await db().selectFrom("saved_replies").selectAll().execute();
		const quote = saved.find(({ name }) => name === "Quote");
		await post("", { ...letter, text: "My own words" });
		const { text } = await get(`?reply=${quote?.id}`);
		expect(text).toContain("Thank you for telling me about your idea. I’ve looked at everything");
		expect(text).toContain("My quote is {quote}.");
		expect(text).toContain('value="$1,250"');
		expect((await get()).text).toContain("My own words</textarea>");
		await post("", { ...letter, reply: quote?.id ?? "", text: "The quote, changed" });
		expect((await get(`?reply=${quote?.id}`)).text).toContain("The quote, changed</textarea>");
	});

	it("begins with the saved reply for a state, if there is one and no words in a draft", async () => {
		const read = async (query: string) =>
			/name="text"[^>]*>([^<]*)/.exec((await get(query)).text)?.[1];
		expect(await read("?reply=declined")).toContain("I don’t think I’m the right artist");
		expect(await read("?reply=new")).toBe(await read(""));
		await post("", { ...letter, intent: "terms", text: "" });
		expect(await read("?reply=declined")).toContain("I don’t think I’m the right artist");
		await post("", { ...letter, text: "My own words" });
		expect(await read("?reply=declined")).toBe("My own words");
	});

	it("shows what the saved reply that it began with says, once its own words differ", async () => {
		const [reply, other] = await db().selectFrom("saved_replies").selectAll().execute();
		const { id: began = "", text: saved = "", name = "" } = reply ?? {};
		const isShown = async (path = "") =>
			readWords((await get(path)).text).includes(`“${name}” as it is saved`);
		await post("", { ...letter, intent: "keep", text: saved, reply: began });
		expect(await isShown()).toBe(false);
		await post("", { ...letter, intent: "keep", text: "My own words", reply: began });
		expect(await isShown()).toBe(true);
		const page = (await get(`?reply=${began}`)).text;
		expect(page).toContain("My own words</textarea>");
		expect(readWords(page)).toContain(saved.split("\n")[2]);
		expect(await isShown(`?reply=${other?.id}`)).toBe(false);
	});

	it("by hand is noted and leaves no letter in the outbox", async () => {
		await post("", { ...letter, state: "", text: "Hi {first name}" });
		await send({ by: "hand" });
		const { letters, events, progress } = await read();
		expect(letters).toEqual([]);
		expect(events.map(({ by, kind }) => `${by} ${kind}`)).toEqual(["artist letter"]);
		expect(progress).toMatchObject({ state: "new", turn: "client" });
	});

	it("that tells no terms stores none", async () => {
		const deposit = String(documents.studio.deposit);
		const none = { quoteText: "", quote: "", deposit, dueOn: "", paymentLink: "" };
		await post("", { ...letter, ...none, text: "Hi" });
		await send();
		expect((await read()).terms).toBeUndefined();
	});

	it.each([
		["of its own", { deposit: "200" }, 200],
		["that its subject tells", { subject: "{deposit} holds it", deposit: "100" }, 100],
	])("keeps a deposit %s", async (_, more, deposit) => {
		expect(documents.studio.deposit).toBe(100);
		const none = { quoteText: "", quote: "", dueOn: "", paymentLink: "", text: "Hi" };
		await post("", { ...letter, ...none, ...more });
		await send();
		expect((await read()).terms).toMatchObject({ quote: null, deposit });
	});

	it("begins with the studio's deposit only until terms were told", async () => {
		const readDeposit = async () =>
			/<input(?=[^>]*name="deposit")[^>]*value="([^"]*)"/.exec((await get()).text)?.[1];
		expect(await readDeposit()).toBe(String(documents.studio.deposit));
		await post("", { ...letter, text: "Hi", deposit: "" });
		await send();
		expect((await read()).terms).toMatchObject({ deposit: null });
		expect(await readDeposit()).toBe("");
	});

	it("is not needed to save the terms, or to mark the deposit as received", async () => {
		expect((await post("", { ...letter, intent: "terms", text: "" })).status).toBe(200);
		await post("", { intent: "received", receivedOn: "2026-01-05" });
		const { terms, progress, letters } = await read();
		expect(terms).toMatchObject({ quote: 1250, received_on: "2026-01-05" });
		expect(progress).toMatchObject({ state: "deposit-received", turn: "artist" });
		expect(letters).toEqual([]);
		await post("", { intent: "unreceived" });
		const back = await read();
		expect(back.terms).toMatchObject({ quote: 1250, received_on: null });
		expect(back.events).toEqual([]);
		expect(back.progress).toMatchObject({ state: "new", turn: "artist", answered_at: null });
		expect(back.progress.waiting_since).not.toBeNull();
	});

	it("keeps the deposit where its day is empty, unreadable or still to come", async () => {
		await post("", { intent: "received", receivedOn: "2026-01-05" });
		const before = await read();
		for (const receivedOn of ["", "2026-02-30", "2999-01-01"]) {
			const { status, text } = await post("", { intent: "received", receivedOn });
			expect(status).toBe(422);
			expect(text).toContain("Choose the day it arrived, today or earlier.");
			expect(text).toMatch(new RegExp(`name="receivedOn"[^>]* value="${receivedOn}"`));
		}
		expect(await read()).toEqual(before);
	});

	it("is written on a page that knows no more of the request than it shows", async () => {
		const { text } = await get();
		expect(text).toContain(`"first_name`);
		for (const name of ["referred_by", "age", "waiting_since", "erase_after"]) {
			expect(text).not.toContain(`"${name}`);
		}
	});

	it("is written and sent without scripts", async () => {
		const offers = (words: string) =>
			new RegExp(`<button\\b(?![^>]*data-late)[^>]*type="submit"[^>]*>(?:<[^>]*>)*${words}`);
		expect((await get()).text).toMatch(offers("Preview Letter"));
		await post("", letter);
		expect((await get("/preview")).text).toMatch(offers("I Have Sent It"));
	});

	it("that books the request leaves the turn to the client while a date waits for their answer", async () => {
		const times = { starts_at: "2099-12-04T21:00:00.000Z", ends_at: "2099-12-05T00:00:00.000Z" };
		await commit(db(), (trx) => addAppointment(trx, id, { ...times, place: "Here" }, "proposed"));
		await post("", { ...letter, state: "booked" });
		await send();
		expect((await read()).progress).toMatchObject({ state: "booked", turn: "client" });
	});

	it("has to tell of a date before the turn is the client's", async () => {
		await post("", letter);
		await send();
		const times = { starts_at: "2099-12-04T21:00:00.000Z", ends_at: "2099-12-05T00:00:00.000Z" };
		await commit(db(), (trx) => addAppointment(trx, id, { ...times, place: "Here" }, "proposed"));
		await changeState(db(), id, "booked", "artist");
		expect((await read()).progress).toMatchObject({ state: "booked", turn: "artist" });
	});

	it("takes a deposit back that did not come after all, also when something came after it", async () => {
		await post("", { intent: "received", receivedOn: "2026-01-05" });
		const times = { starts_at: "2099-12-04T21:00:00.000Z", ends_at: "2099-12-05T00:00:00.000Z" };
		await commit(db(), (trx) => addAppointment(trx, id, { ...times, place: "Here" }, "proposed"));
		await post("", { intent: "unreceived" });
		const { terms, progress, events } = await read();
		expect(terms).toMatchObject({ received_on: null });
		expect(progress).toMatchObject({ state: "deposit-asked", turn: "client" });
		expect(events.at(-1)).toMatchObject({ by: "site", text: "deposit-asked" });
	});

	it("told a deposit, which a confirmed date waits for, and which books the request when it is here", async () => {
		const times = { starts_at: "2099-12-04T21:00:00.000Z", ends_at: "2099-12-05T00:00:00.000Z" };
		const date = await commit(db(), (trx) =>
			addAppointment(trx, id, { ...times, place: "Here" }, "proposed"),
		);
		await post("", letter);
		await send();
		await commit(db(), (trx) => confirmAppointment(trx, date, "client"));
		expect((await read()).progress).toMatchObject({ state: "quoted", turn: "client" });
		await changeState(db(), id, "deposit-asked", "artist");
		const before = await read();
		await post("", { intent: "received", receivedOn: "2026-01-05" });
		const { progress, events } = await read();
		expect(progress).toMatchObject({ state: "booked", turn: "nobody" });
		expect(events.slice(-2).map(({ text }) => text)).toEqual(["deposit-received", "booked"]);
		await post("", { intent: "unreceived" });
		const back = await read();
		expect(back.events).toEqual(before.events);
		expect(back.progress).toMatchObject({ state: "deposit-asked", turn: "client" });
	});

	it("that declines the request says which date ends with it, unless it has ended before", async () => {
		const times = { starts_at: "2099-12-04T21:00:00.000Z", ends_at: "2099-12-05T00:00:00.000Z" };
		const propose = () =>
			commit(db(), (trx) => addAppointment(trx, id, { ...times, place: "Here" }, "proposed"));
		const saysEnd = async () => (await get("/preview")).text.includes("will be canceled");
		await propose();
		await post("", { ...letter, state: "declined" });
		expect(await saysEnd()).toBe(true);
		await changeState(db(), id, "declined", "artist");
		await propose();
		expect(await saysEnd()).toBe(false);
	});

	it("that says the deposit is here marks it as received", async () => {
		await post("", { ...letter, state: "deposit-received" });
		const before = findToday("America/Denver");
		await send();
		const days = [before, findToday("America/Denver")];
		expect(days).toContain((await read()).terms?.received_on);
		await post("", { intent: "unreceived" });
		const { terms, progress } = await read();
		expect(terms).toMatchObject({ received_on: null });
		expect(progress).toMatchObject({ state: "deposit-asked" });
	});

	it("that asks for the deposit takes back that it is here", async () => {
		for (const state of ["deposit-received", "deposit-asked"]) {
			await post("", { ...letter, state });
			await send();
		}
		expect((await read()).terms).toMatchObject({ received_on: null });
	});

	it("with a deposit that did not come after all stays booked if the deposit did not book it", async () => {
		await post("", { intent: "received", receivedOn: "2026-01-05" });
		await changeState(db(), id, "booked", "artist");
		await post("", { intent: "unreceived" });
		expect((await read()).progress).toMatchObject({ state: "booked", turn: "nobody" });
	});

	it("with a deposit that did not come after all is not set aside as spam again", async () => {
		await post("", { intent: "received", receivedOn: "2026-01-05" });
		await changeState(db(), id, "spam", "artist");
		await changeState(db(), id, "deposit-received", "artist");
		await post("", { intent: "unreceived" });
		expect((await read()).progress).toMatchObject({ state: "deposit-asked", turn: "client" });
	});

	it("is booked by a deposit that is marked after a letter said that it is here", async () => {
		const times = { starts_at: "2099-12-04T21:00:00.000Z", ends_at: "2099-12-05T00:00:00.000Z" };
		await commit(db(), (trx) => addAppointment(trx, id, { ...times, place: "Here" }, "confirmed"));
		await changeState(db(), id, "deposit-received", "artist");
		await post("", { intent: "received", receivedOn: "2026-01-05" });
		expect((await read()).progress).toMatchObject({ state: "booked" });
	});

	it("and all that belongs to it goes with the person who is erased", async () => {
		const times = { starts_at: "2099-12-04T21:00:00.000Z", ends_at: "2099-12-05T00:00:00.000Z" };
		await commit(db(), (trx) => addAppointment(trx, id, { ...times, place: "Here" }, "proposed"));
		await post("", letter);
		await send();
		await post("", letter);
		await erasePerson(site.database, site.files, email);
		for (const table of ["answer_drafts", "request_terms", "appointments", "letters"] as const) {
			const left = db().selectFrom(table).select("submission_id").where("submission_id", "=", id);
			expect(await left.execute()).toEqual([]);
		}
		const keys = await db().selectFrom("idempotency_keys").select("result").execute();
		expect(keys.filter(({ result }) => result.includes(id))).toEqual([]);
		expect((await get()).status).toBe(404);
		for (const path of ["", "/preview"]) {
			const { status, text } = await post(path, letter);
			expect(status).toBe(404);
			expect(readWords(text)).toContain(
				"It was erased while you had it open, along with everything in it",
			);
		}
	});

	it("to a request that was withdrawn meanwhile is not sent before the artist knows", async () => {
		await post("", letter);
		const { changed_at } = (await read()).progress;
		await changeState(db(), id, "withdrawn", "client");
		const before = await read();
		const answer = await send({ changed_at });
		expect(answer.status).toBe(409);
		expect(readWords(answer.text)).toContain(
			"The client has withdrawn this request in the meantime.",
		);
		expect(await read()).toEqual(before);
		expect((await send({ changed_at: readTime(answer.text) })).status).toBe(302);
		expect((await read()).progress.state).toBe("quoted");
	});

	it("does not answer what the client wrote while it was looked at, unseen", async () => {
		await post("", letter);
		const { text: shown } = await get("/preview");
		await commit(db(), (trx) =>
			addEvent(trx, id, { by: "client", kind: "words", text: "On the calf after all." }),
		);
		const before = await read();
		const answer = await send({ changed_at: readTime(shown) });
		expect(answer.status).toBe(409);
		expect(readWords(answer.text)).toContain("the client may have written");
		expect(answer.text).toContain(`href="/admin/requests/${id}"`);
		expect(await read()).toEqual(before);
		expect((await send({ changed_at: readTime(answer.text) })).status).toBe(302);
	});

	it("shows before it is sent what the client wrote since the artist read the request", async () => {
		const page = `/admin/requests/${id}`;
		await site.call(page, { headers: artist });
		const write = (text: string) =>
			commit(db(), (trx) => addEvent(trx, id, { by: "client", kind: "words", text }));
		const isShown = async () => (await get("/preview")).text.includes("On the calf after all.");
		await write("On the calf after all.");
		await post("", letter);
		expect(await isShown()).toBe(true);
		await site.call(page, { headers: artist });
		expect(await isShown()).toBe(false);
	});

	it("is offered to the phone, and before that by mail where a server is set up", async () => {
		await post("", letter);
		const byHand = await get("/preview");
		Object.assign(site.config, { smtpUrl: "smtp://127.0.0.1" });
		const byMail = await get("/preview");
		Object.assign(site.config, { smtpUrl: null });
		for (const { text } of [byHand, byMail]) {
			expect(text).toContain(`mailto:${email}?subject=`);
			expect(text).toContain("I Have Sent It");
		}
		expect(byHand.text).toContain("No mail server is set up");
		expect(byHand.text).not.toContain("Send Letter");
		expect(byMail.text).not.toContain("No mail server is set up");
		expect(byMail.text).toMatch(/Send Letter.*<details/);
	});
});
