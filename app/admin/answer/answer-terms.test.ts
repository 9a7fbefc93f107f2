import { describe, expect, it } from "vitest";
import { letter, prepareAnswerPage } from "../../../test/answer-page.ts";
import { changeState } from "../../../test/change-state.ts";
import { documents } from "../../../test/documents.ts";
import { engines } from "../../../test/site.ts";
import { confirmAppointment } from "../../appointments/appointments.server.ts";
import { commit } from "../../db/commit.server.ts";
import { findToday } from "../../publishing/studio-time.server.ts";
import { addEvent } from "../../requests/progress/events.server.ts";
import { saveTerms } from "../../requests/terms/terms.server.ts";

describe.each(engines)("an answer on %s", (engine) => {
	const own = prepareAnswerPage(engine);
	const { db, get, post, read, send, addDate } = own;

	it("has no due date that has passed, unless it was told before", async () => {
		const past = { ...letter, dueOn: "2020-01-01" };
		for (const intent of ["preview", "terms"]) {
			const answer = await post("", { ...past, intent });
			expect(answer.status).toBe(422);
			expect(answer.text).toContain("This day has passed. Choose today or a later day.");
		}
		expect((await send()).status).toBe(422);
		await commit(db(), (trx) => saveTerms(trx, own.id, { due_on: "2020-01-01" }));
		expect((await post("", past)).status).toBe(302);
		expect((await send()).status).toBe(302);
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

	it("that books the request leaves the turn to the client while a date waits for their answer", async () => {
		await addDate("proposed");
		await post("", { ...letter, state: "booked" });
		await send();
		expect((await read()).progress).toMatchObject({ state: "booked", turn: "client" });
	});

	it("has to tell of a date before the turn is the client's", async () => {
		await post("", letter);
		await send();
		await addDate("proposed");
		await changeState(db(), own.id, "booked", "artist");
		expect((await read()).progress).toMatchObject({ state: "booked", turn: "artist" });
	});

	it("takes a deposit back that did not come after all, also when something came after it", async () => {
		await post("", { intent: "received", receivedOn: "2026-01-05" });
		await addDate("proposed");
		await post("", { intent: "unreceived" });
		const { terms, progress, events } = await read();
		expect(terms).toMatchObject({ received_on: null });
		expect(progress).toMatchObject({ state: "deposit-asked", turn: "artist" });
		expect(events.at(-1)).toMatchObject({ by: "site", text: "deposit-asked" });
	});

	it("told a deposit, which a confirmed date waits for, and which books the request when it is here", async () => {
		const date = await addDate("proposed");
		await post("", letter);
		await send();
		await commit(db(), (trx) => confirmAppointment(trx, date, "client"));
		expect((await read()).progress).toMatchObject({ state: "quoted", turn: "client" });
		await changeState(db(), own.id, "deposit-asked", "artist");
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

	it("is still owed to what the client asked when the deposit arrives, also where that books the request", async () => {
		await post("", letter);
		await send();
		await addDate("confirmed");
		const question = { by: "client", kind: "words", text: "And can I bring my dog?" } as const;
		await commit(db(), (trx) => addEvent(trx, own.id, question));
		const { progress: before } = await read();
		await post("", { intent: "received", receivedOn: "2026-01-05" });
		const { waiting_since } = before;
		const { progress } = await read();
		expect(progress).toMatchObject({ state: "booked", turn: "artist", waiting_since });
		await post("", { intent: "unreceived" });
		const { changed_at: _, ...back } = before;
		expect((await read()).progress).toMatchObject(back);
	});

	it("that declines the request says which date ends with it, unless it has ended before", async () => {
		const saysEnd = async () => (await get("/preview")).text.includes("will be canceled");
		await addDate("proposed");
		await post("", { ...letter, state: "declined" });
		expect(await saysEnd()).toBe(true);
		await changeState(db(), own.id, "declined", "artist");
		await addDate("proposed");
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

	it("with a deposit that did not come after all stays booked if the deposit did not book it", async () => {
		await post("", { intent: "received", receivedOn: "2026-01-05" });
		await changeState(db(), own.id, "booked", "artist");
		await post("", { intent: "unreceived" });
		expect((await read()).progress).toMatchObject({ state: "booked", turn: "nobody" });
	});

	it("with a deposit that did not come after all is not set aside as spam again", async () => {
		await post("", { intent: "received", receivedOn: "2026-01-05" });
		await changeState(db(), own.id, "spam", "artist");
		await changeState(db(), own.id, "deposit-received", "artist");
		await post("", { intent: "unreceived" });
		expect((await read()).progress).toMatchObject({ state: "deposit-asked", turn: "artist" });
	});

	it("is booked by a deposit that is marked after a letter said that it is here", async () => {
		await addDate("confirmed");
		await changeState(db(), own.id, "deposit-received", "artist");
		await post("", { intent: "received", receivedOn: "2026-01-05" });
		expect((await read()).progress).toMatchObject({ state: "booked" });
	});
});
