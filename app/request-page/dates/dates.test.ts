import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeState } from "../../../test/change-state.ts";
import { readPage } from "../../../test/read-page.ts";
import { addTo, type ClientPage, openRequestPage } from "../../../test/request-page.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import {
	addAppointment,
	cancelAppointment,
	confirmAppointment,
	declineAppointment,
	findAppointments,
	moveAppointment,
} from "../../appointments/appointments.server.ts";
import { commit } from "../../db/commit.server.ts";
import { addEvent, listEvents } from "../../requests/progress/events.server.ts";
import { dateActs } from "../../requests/progress/states.ts";
import { saveTerms } from "../../requests/terms/terms.server.ts";

const times = {
	starts_at: "2099-01-15T21:00:00.000Z",
	ends_at: "2099-01-16T00:00:00.000Z",
	place: "the studio",
};

describe.each(engines)("a client's dates on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const propose = async (page: ClientPage) =>
		commit(site.database.db, (trx) => addAppointment(trx, page.id, times, "proposed"));
	const answer = (page: ClientPage, date: string, answer: string, sequence = 0) =>
		site.call(`${page.path}/dates`, {
			method: "POST",
			body: new URLSearchParams({ date, answer, sequence: String(sequence) }).toString(),
			headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site.address },
		});
	const statusOf = async (page: ClientPage) =>
		(await findAppointments(site.database.db, page.id)).map(({ status }) => status);
	const stateOf = async (page: ClientPage) => {
		const row = await site.database.db
			.selectFrom("request_progress")
			.select(["state", "turn", "read_at", "waiting_since"])
			.where("submission_id", "=", page.id)
			.executeTakeFirstOrThrow();
		return row;
	};

	it("are shown, and confirming one books the request", async () => {
		const page = await openRequestPage(site);
		const date = await propose(page);
		expect(readPage((await site.call(page.path)).text).words).toContain(
			"Thursday, January 15, 2099, 2:00 PM to 5:00 PM MST, the studio. It’s waiting for your answer.",
		);
		// No line begins with a comma: it wraps with the hours.
		expect((await site.call(page.path)).text).toContain("2:00 PM to 5:00 PM MST,</span>");
		expect((await answer(page, date, "confirm")).status).toBe(303);
		expect(await statusOf(page)).toEqual(["confirmed"]);
		expect(await stateOf(page)).toMatchObject({ state: "booked", read_at: null });
		const ics = await site.call(`${page.path}/dates.ics`);
		expect(ics.headers["content-type"]).toContain("text/calendar");
		expect(ics.text).toContain("STATUS:CONFIRMED");
		await commit(site.database.db, (trx) => cancelAppointment(trx, date));
		expect((await site.call(`${page.path}/dates.ics`)).text).not.toContain("BEGIN:VEVENT");
	});

	it("can be declined, and canceled after they were confirmed", async () => {
		const page = await openRequestPage(site);
		const date = await propose(page);
		const read = async (path: string) => readPage((await site.call(path)).text).words;
		expect(await read(`${page.path}/dates`)).toContain("decline it and tell me");
		const asks = /<summary[^>]*>Cancel Appointment<.*value="decline".*<\/details>/s;
		expect((await site.call(`${page.path}/dates`)).text).not.toMatch(asks);
		await answer(page, date, "confirm");
		expect((await site.call(`${page.path}/dates`)).text).toMatch(asks);
		expect(await read(`${page.path}/dates`)).toContain("cancel here and tell me");
		expect(await read(page.path)).toContain("Cancel or Save to Calendar");
		await answer(page, date, "decline", 1);
		expect(await statusOf(page)).toEqual(["cancelled"]);
		expect(await read(page.path)).toContain("You canceled the appointment");
		expect(await stateOf(page)).toMatchObject({
			turn: "artist",
			waiting_since: expect.any(String),
		});
		const late = await answer(page, date, "confirm", 2);
		expect(late).toMatchObject({
			status: 303,
			headers: { location: `${page.path}/dates?changed` },
		});
		expect(await statusOf(page)).toEqual(["cancelled"]);
		await answer(page, await propose(page), "decline");
		expect((await statusOf(page)).toSorted()).toEqual(["cancelled", "declined"]);
		expect(await read(page.path)).toContain("You declined the appointment");
	});

	it("leave one that waits for an answer in sight once another is confirmed", async () => {
		const page = await openRequestPage(site, { email: "two@example.com" });
		const [date, other] = [await propose(page), await propose(page)];
		const read = async () => readPage((await site.call(page.path)).text).words;
		await answer(page, date, "confirm");
		const waits = "Another date below waits for your answer.";
		const words = await read();
		expect(words).toContain("Your appointment is set");
		expect(words).toContain(waits);
		await answer(page, other, "confirm");
		expect(await read()).not.toContain(waits);
	});

	it("that are answered again, because the answer was lost, are answered once", async () => {
		const page = await openRequestPage(site, { email: "again@example.com" });
		const date = await propose(page);
		for (const [given, sequence] of [
			["confirm", 0],
			["decline", 1],
		] as const) {
			const both = await Promise.all([
				answer(page, date, given, sequence),
				answer(page, date, given, sequence),
			]);
			const late = await answer(page, date, given, sequence);
			for (const { headers } of [...both, late]) expect(headers.location).toBe(page.path);
		}
		const events = (await listEvents(site.database.db, page.id)).filter(
			({ by, kind }) => by === "client" && kind === "date",
		);
		expect(events.map(({ text }) => text)).toEqual([dateActs.confirmed, dateActs.cancelled]);
	});

	it("that were moved since the client saw them are shown anew and not confirmed", async () => {
		const page = await openRequestPage(site);
		const date = await propose(page);
		const moved = { ...times, place: "another studio" };
		await commit(site.database.db, (trx) => moveAppointment(trx, date, moved, "proposed"));
		const { headers } = await answer(page, date, "confirm");
		expect(headers.location).toBe(`${page.path}/dates?changed`);
		expect((await site.call(String(headers.location))).text).toContain("Not answered");
		expect(await statusOf(page)).toEqual(["proposed"]);
		expect((await site.call(`${page.path}/dates`)).text).toContain('name="sequence" value="1"');
		await answer(page, date, "confirm", 1);
		expect(await statusOf(page)).toEqual(["confirmed"]);
	});

	it("that the artist moves or cancels leave no word that the appointment is set", async () => {
		const page = await openRequestPage(site);
		const date = await propose(page);
		await answer(page, date, "confirm");
		const read = async () => readPage((await site.call(page.path)).text).words;
		expect(await read()).toContain("Your appointment is set");
		await commit(site.database.db, (trx) => moveAppointment(trx, date, times, "proposed"));
		const moved = await read();
		expect(moved).toContain("I have a date for you");
		expect(moved).toContain("I moved the appointment");
		expect(await stateOf(page)).toMatchObject({ state: "booked", turn: "artist" });
		const letter = { by: "artist", kind: "letter", text: "Does that work?" } as const;
		await commit(site.database.db, (trx) => addEvent(trx, page.id, letter));
		expect(await stateOf(page)).toMatchObject({ state: "booked", turn: "client" });
		await commit(site.database.db, (trx) => confirmAppointment(trx, date, "artist"));
		expect(await stateOf(page)).toMatchObject({ state: "booked", turn: "nobody" });
		await commit(site.database.db, (trx) => cancelAppointment(trx, date));
		const cancelled = await read();
		expect(cancelled).toContain("We need a new day");
		expect(cancelled).toContain("I canceled the appointment");
		for (const words of [moved, cancelled]) expect(words).not.toContain("Your appointment is set");
		expect(await stateOf(page)).toMatchObject({ state: "booked", turn: "artist" });
		await answer(page, await propose(page), "confirm");
		expect(await stateOf(page)).toMatchObject({ state: "booked", turn: "nobody" });
	});

	it.each(["deposit-asked", "done"] as const)(
		"that the client had and the artist moves or cancels are the artist's turn until a letter: %s",
		async (state) => {
			const page = await openRequestPage(site, { email: `${state}@example.com` });
			const letter = { by: "artist", kind: "letter", text: "See below." } as const;
			const write = () => commit(site.database.db, (trx) => addEvent(trx, page.id, letter));
			await write();
			await changeState(site.database.db, page.id, state, "artist");
			await propose(page);
			const date = await propose(page);
			await answer(page, date, "confirm");
			const { turn } = await stateOf(page);
			expect(turn).not.toBe("artist");
			for (const change of [
				() => commit(site.database.db, (trx) => moveAppointment(trx, date, times, "proposed")),
				() => commit(site.database.db, (trx) => cancelAppointment(trx, date)),
			]) {
				await change();
				expect(await stateOf(page)).toMatchObject({ state, turn: "artist" });
				await write();
				expect(await stateOf(page)).toMatchObject({ state, turn });
			}
		},
	);

	it("that fall through leave the next step to the artist, until the state changes", async () => {
		const page = await openRequestPage(site, { email: "other@example.com" });
		const read = async () => readPage((await site.call(page.path)).text).words;
		const letter = { by: "artist", kind: "letter", text: "The deposit is $100." } as const;
		await commit(site.database.db, (trx) => addEvent(trx, page.id, letter));
		await changeState(site.database.db, page.id, "deposit-asked", "artist");
		const [date, other] = [await propose(page), await propose(page)];
		await commit(site.database.db, (trx) => cancelAppointment(trx, other));
		expect(await stateOf(page)).toMatchObject({ turn: "client" });
		expect(await read()).toContain("The deposit comes next");
		await commit(site.database.db, (trx) => declineAppointment(trx, date, "artist"));
		expect(await stateOf(page)).toMatchObject({ state: "deposit-asked", turn: "artist" });
		expect(await read()).toContain("We need a new day");
		expect(await read()).not.toContain("The deposit comes next");
		await changeState(site.database.db, page.id, "deposit-received", "artist");
		expect(await read()).toContain("I have your deposit");
	});

	it("answer what was asked before they were proposed, and nothing that was asked since", async () => {
		const page = await openRequestPage(site);
		const read = async () => readPage((await site.call(page.path)).text).words;
		expect(await read()).toContain("my answer by");
		const date = await propose(page);
		expect(await read()).toContain("I have a date for you");
		expect(await read()).not.toContain("my answer by");
		await addTo(site, page, "Could it be an hour later?");
		expect(await read()).toContain("my answer by");
		await answer(page, date, "confirm");
		expect(await stateOf(page)).toMatchObject({ state: "booked", turn: "artist" });
		expect(await read()).toContain("my answer by");
		const other = await openRequestPage(site);
		await answer(other, await propose(other), "confirm");
		expect(readPage((await site.call(other.path)).text).words).not.toContain("my answer by");
	});

	it("that are over stay as they are when the client withdraws", async () => {
		const page = await openRequestPage(site);
		const past = {
			...times,
			starts_at: "2024-01-14T21:00:00.000Z",
			ends_at: "2024-01-14T22:00:00.000Z",
		};
		await commit(site.database.db, (trx) => addAppointment(trx, page.id, past, "confirmed"));
		await propose(page);
		await site.call(`${page.path}/withdraw`, {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site.address },
		});
		expect(await statusOf(page)).toEqual(["confirmed", "cancelled"]);
	});

	it("are off when the artist declines the request, and stay when it is done or set aside as spam", async () => {
		const page = await openRequestPage(site);
		await answer(page, await propose(page), "confirm");
		const read = async () => readPage((await site.call(page.path)).text).words;
		for (const state of ["done", "spam"] as const) {
			await changeState(site.database.db, page.id, state, "artist");
			expect(await read()).toContain("Thursday, January 15, 2099");
		}
		await changeState(site.database.db, page.id, "declined", "artist");
		expect(await read()).not.toContain("Thursday, January 15, 2099");
		expect(await read()).toContain("I cannot take this one on The date we had is off.");
		expect((await site.call(`${page.path}/dates.ics`)).text).not.toContain("BEGIN:VEVENT");
	});

	it("leave what the client has answered already as it is", async () => {
		const page = await openRequestPage(site);
		const read = async () => readPage((await site.call(page.path)).text).words;
		await changeState(site.database.db, page.id, "needs-info", "artist");
		await commit(site.database.db, async (trx) => {
			await saveTerms(trx, page.id, { deposit: 100 });
			await addEvent(trx, page.id, { by: "artist", kind: "letter", text: "Which arm?" });
		});
		expect(await read()).toContain("I have a question for you");
		await addTo(site, page, "Left");
		await answer(page, await propose(page), "confirm");
		expect(await stateOf(page)).toMatchObject({ state: "needs-info" });
		expect(await read()).toContain("I have your answer");
		await answer(page, await propose(page), "decline");
		expect((await statusOf(page)).toSorted()).toEqual(["confirmed", "declined"]);
		expect(await read()).toContain("I have your answer");
	});

	it("of another request are not answered", async () => {
		const page = await openRequestPage(site);
		const other = await openRequestPage(site);
		const date = await propose(other);
		expect((await answer(page, date, "confirm")).headers.location).toMatch(/\?changed$/);
		expect(await statusOf(other)).toEqual(["proposed"]);
	});

	it("are free again when the request is withdrawn, and the artist has to know", async () => {
		const page = await openRequestPage(site);
		await answer(page, await propose(page), "confirm");
		await site.call(`${page.path}/withdraw`, {
			method: "POST",
			headers: { Origin: site.address },
		});
		expect(await statusOf(page)).toEqual(["cancelled"]);
		expect(await stateOf(page)).toMatchObject({ state: "withdrawn", turn: "artist" });
		const { words } = readPage((await site.call(page.path)).text);
		expect(words).toContain("You confirmed the appointment");
		expect(words).toContain("The request was withdrawn");
	});
});
