import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { changeState } from "../../../test/change-state.ts";
import { openDesk } from "../../../test/desk.ts";
import { readWords } from "../../../test/markup.ts";
import { readProgress } from "../../../test/read-progress.ts";
import { newEmail, sendRequest } from "../../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { confirmAppointment, findAppointments } from "../../appointments/appointments.server.ts";
import { commit } from "../../db/commit.server.ts";
import { addEvent } from "../../requests/progress/events.server.ts";

const date = { date: "2099-12-04", time: "14:00", minutes: "90", place: "12 Ink Street" };

describe.each(engines)("appointments on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	let id = "";
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
	});
	beforeEach(async () => {
		await site.database.db.deleteFrom("appointments").execute();
		id = await addRequest("Test");
	});
	afterAll(() => site.close());

	const db = () => site.database.db;
	const addRequest = (first_name: string) => sendRequest(site, { first_name, email: newEmail() });
	const { get, post } = openDesk(() => ({ site, artist }));
	/** By a page that was opened just now, unless the fields say what it has seen. */
	const change = async (fields: Record<string, string>, request = id) => {
		const seen = (await list()).find((one) => one.id === fields.id)?.sequence ?? "";
		const path = `/admin/requests/${request}/appointments`;
		return post(path, { sequence: String(seen), ...fields });
	};
	const propose = (more: Record<string, string> = {}, request = id) =>
		change({ intent: "save", ...date, ...more }, request);
	const list = () => findAppointments(db(), id);
	const only = async () => {
		const [appointment] = await list();
		if (!appointment) throw new Error("There is no appointment");
		return appointment;
	};
	const findProgress = () => readProgress(db(), id);

	it("are proposed where the studio's clock is, moved, confirmed and canceled", async () => {
		expect((await propose()).status).toBe(302);
		expect(await only()).toMatchObject({
			status: "proposed",
			starts_at: "2099-12-04T21:00:00.000Z",
			ends_at: "2099-12-04T22:30:00.000Z",
			place: "12 Ink Street",
			sequence: 0,
		});
		const own = (await only()).id;
		await change({ intent: "confirm", id: own });
		expect(await only()).toMatchObject({ status: "confirmed", sequence: 1 });
		expect(await findProgress()).toMatchObject({ state: "booked", turn: "nobody" });
		expect(readWords((await get(`/admin/requests/${id}`)).text)).toContain(
			"Appointment Friday, December 4, 2099, 2:00 PM to 3:30 PM , 12 Ink Street",
		);
		await propose({ id: own, time: "15:00" });
		expect(await list()).toHaveLength(1);
		expect(await only()).toMatchObject({ id: own, status: "proposed", sequence: 2 });
		const { text } = await get(`/admin/requests/${id}/appointments`);
		expect(text).toMatch(/<summary[^>]*>Cancel It<.*value="cancel".*<\/details>/s);
		expect(readWords(text)).toContain("On the studio’s clock, America/Denver.");
		await change({ intent: "cancel", id: own });
		await change({ intent: "confirm", id: own });
		expect(await only()).toMatchObject({ status: "cancelled", sequence: 3 });
	});

	it("that clash are pointed out, and kept all the same if the artist wants", async () => {
		const other = await addRequest("Other");
		await propose({ time: "15:00" }, other);
		const answer = await propose();
		expect(answer.status).toBe(409);
		expect(answer.text).toContain("Other Visitor, Friday, December 4, 2099, 3:00 PM to 4:30 PM");
		expect(await list()).toEqual([]);
		const accepted = /name="accepted" value="([^"]+)"/.exec(answer.text)?.[1] ?? "";
		// Another time than the one that was warned about.
		expect((await propose({ time: "15:30", accepted })).status).toBe(409);
		expect((await propose({ accepted })).status).toBe(302);
		expect(await list()).toHaveLength(1);
		const ownPage = `/admin/requests/${id}/appointments`;
		const read = async (path: string) => readWords((await get(path)).text);
		const text = await read("/admin/calendar");
		expect(text).toContain("Clashes with Other Visitor");
		expect(text).toContain("Clashes with Test Visitor");
		expect(await read(ownPage)).toContain("Clashes with Other Visitor");
		await change({ intent: "decline", id: (await only()).id });
		for (const path of ["/admin/calendar", ownPage]) {
			expect(await read(path)).not.toContain("Clashes");
		}
	});

	it("that clash are pointed out when two are proposed at once", async () => {
		const other = await addRequest("Other");
		const answers = await Promise.all([propose(), propose({ time: "15:00" }, other)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
		const stored = await db().selectFrom("appointments").select("id").execute();
		expect(stored).toHaveLength(1);
	});

	it("are proposed once if the form is sent again because its answer was lost", async () => {
		const forms: Record<string, string>[] = [{}, { agreed: "on", time: "18:00" }];
		for (const more of forms) {
			await propose(more);
			expect((await propose(more)).status).toBe(302);
		}
		expect((await list()).map(({ status }) => status)).toEqual(["proposed", "confirmed"]);
	});

	it("that clash stay agreed in the form", async () => {
		await propose({}, await addRequest("Other"));
		expect((await propose()).text).not.toMatch(/name="agreed" checked/);
		expect((await propose({ agreed: "on" })).text).toMatch(/name="agreed" checked/);
	});

	const write = () =>
		commit(db(), (trx) => addEvent(trx, id, { by: "artist", kind: "letter", text: "Two days" }));

	it("of which one is confirmed wait for the other's answer once a letter has told it", async () => {
		await changeState(db(), id, "booked", "artist");
		await propose();
		await propose({ time: "18:00" });
		await change({ intent: "confirm", id: (await only()).id });
		expect(await findProgress()).toMatchObject({ state: "booked", turn: "artist" });
		await write();
		expect(await findProgress()).toMatchObject({ state: "booked", turn: "client" });
	});

	it("of a client who has one already wait for a letter, unless they are off before it", async () => {
		await propose({ agreed: "on" });
		expect(await findProgress()).toMatchObject({ state: "booked", turn: "nobody" });
		await propose({ date: "2099-12-05" });
		expect(await findProgress()).toMatchObject({ turn: "artist", waiting_since: null });
		await change({ intent: "cancel", id: (await list())[1]?.id ?? "" });
		expect(await findProgress()).toMatchObject({ turn: "nobody" });
		await propose({ date: "2099-12-06" });
		await write();
		expect(await findProgress()).toMatchObject({ turn: "client" });
	});

	it("that the client knows are the artist's to call off in a letter, though another one stands", async () => {
		for (const moved of [false, true]) {
			await db().deleteFrom("appointments").execute();
			id = await addRequest(String(moved));
			await propose({ agreed: "on" });
			await propose({ agreed: "on", time: "18:00" });
			const second = (await list())[1]?.id ?? "";
			if (moved) {
				await propose({ id: second, time: "19:00" });
				expect(await findProgress()).toMatchObject({ turn: "artist" });
			}
			await change({ intent: "cancel", id: second });
			expect(await findProgress()).toMatchObject({ state: "booked", turn: "artist" });
		}
	});

	it("wait for no answer once the second of two proposed ones is off", async () => {
		for (const intent of ["cancel", "decline"]) {
			await db().deleteFrom("appointments").execute();
			id = await addRequest(intent);
			await propose();
			await propose({ time: "18:00" });
			await write();
			const [first, second] = await list();
			await commit(db(), (trx) => confirmAppointment(trx, first?.id ?? "", "client"));
			expect(await findProgress()).toMatchObject({ state: "booked", turn: "client" });
			await change({ intent, id: second?.id ?? "" });
			expect(await findProgress()).toMatchObject({ state: "booked", turn: "nobody" });
		}
	});

	it.each([
		[{ date: "2099-02-30" }, "Choose a day."],
		[{ date: "2020-01-01" }, "This day has passed."],
		[{ time: "" }, "Choose a time."],
		[{ minutes: "-5" }, "Choose a length."],
		[{ minutes: "1e9" }, "Choose a length."],
		[{ place: " " }, "Say where it is."],
	])("with %o are shown again with the reason", async (more, problem) => {
		const answer = await propose(more);
		expect(answer.status).toBe(422);
		expect(answer.text).toContain(problem);
		expect(await list()).toEqual([]);
	});

	it("at a time that the clocks leave out are not taken as another; at one that comes twice, as the first", async () => {
		const answer = await propose({ date: "2099-03-08", time: "02:30" });
		expect(answer.status).toBe(422);
		expect(answer.text).toContain("The clocks skip this time that day.");
		expect(answer.text).toContain('value="02:30"');
		expect(await list()).toEqual([]);
		await propose({ date: "2099-11-01", time: "01:30" });
		expect((await only()).starts_at).toBe("2099-11-01T07:30:00.000Z");
	});

	it("are changed only as their page showed them, and what was typed stays", async () => {
		await propose();
		const own = (await only()).id;
		await propose({ id: own, time: "15:00", agreed: "on" });
		const moved = await only();
		const outdated = { id: own, sequence: "0" };
		const answers = [
			await propose({ ...outdated, date: "2099-12-05", time: "09:00" }),
			await change({ intent: "cancel", ...outdated }),
			await change({ intent: "decline", ...outdated }),
			// Of another time than the one that is confirmed now.
			await change({ intent: "confirm", ...outdated }),
		];
		for (const { status, text } of answers) {
			expect(status).toBe(409);
			expect(readWords(text)).toContain(
				"It’s now confirmed for Friday, December 4, 2099, 3:00 PM to 4:30 PM, 12 Ink Street.",
			);
		}
		expect(await list()).toEqual([moved]);
		expect(answers[0]?.text).toContain('value="2099-12-05"');
		expect(answers[0]?.text).toContain('value="09:00"');
		// Repeats of changes that took effect.
		for (const again of [
			propose({ ...outdated, time: "15:00", agreed: "on" }),
			change({ intent: "confirm", id: own, sequence: String(moved.sequence - 1) }),
		])
			expect((await again).status).toBe(302);
		expect(await list()).toEqual([moved]);
	});

	it("are changed only from their own request", async () => {
		await propose();
		const other = await addRequest("Other");
		await change({ intent: "cancel", id: (await only()).id }, other);
		expect((await only()).status).toBe("proposed");
	});

	it("book no request whose deposit is still to come, and reopen none that has ended", async () => {
		for (const state of ["deposit-asked", "withdrawn"] as const) {
			await changeState(db(), id, state, "artist");
			await propose({ time: state === "withdrawn" ? "18:00" : "10:00", agreed: "on" });
			expect((await findProgress()).state).toBe(state);
		}
		expect((await list()).map(({ status }) => status)).toEqual(["cancelled", "confirmed"]);
	});

	it("are downloaded as a file", async () => {
		await propose();
		const { id: own } = await only();
		const answer = await get(`/admin/appointments/${own}/appointment.ics`);
		expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
		expect(answer.headers["cache-control"]).toBe("private, no-store");
		expect(answer.text).toContain(`UID:appointment-${own}\r\n`);
		expect(answer.text).toContain("SUMMARY:Test Visitor\r\n");
		expect(answer.text).toContain("STATUS:TENTATIVE\r\nSEQUENCE:0\r\n");
		expect((await get(`/admin/appointments/${id}/appointment.ics`)).status).toBe(404);
		// A calendar that has it takes it off: the same UID with a higher sequence.
		await change({ intent: "cancel", id: own });
		const cancelled = await get(`/admin/appointments/${own}/appointment.ics`);
		expect(cancelled.text).toContain(`UID:appointment-${own}\r\n`);
		expect(cancelled.text).toContain("STATUS:CANCELLED\r\nSEQUENCE:1\r\n");
	});

	it("are followed by a private address, names and places only, until there is a new one", async () => {
		await db().deleteFrom("calendar_feeds").execute();
		await propose();
		const renew = async () => {
			const { text } = await post("/admin/calendar", {});
			return /\/calendar\/[0-9a-f]{64}\.ics/.exec(text)?.[0] ?? "";
		};
		const first = await renew();
		const answer = await site.call(first);
		expect(answer.status).toBe(200);
		expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
		expect(answer.headers["cache-control"]).toBe("private, no-store");
		expect(answer.headers["x-robots-tag"]).toBe("noindex");
		expect(answer.text).toContain("SUMMARY:Test Visitor\r\n");
		expect(answer.text).toContain("LOCATION:12 Ink Street\r\n");
		expect(answer.text).not.toContain("@example.com");
		const stored = JSON.stringify(await db().selectFrom("calendar_feeds").selectAll().execute());
		expect(stored).not.toContain(first.slice(10, 74));

		const second = await renew();
		for (const path of [first, `/calendar/${"0".repeat(64)}.ics`, second.replace(".ics", "")]) {
			const wrong = await site.call(path);
			expect(wrong.status).toBe(404);
			expect(wrong.headers["cache-control"]).toBe("no-store");
			expect(wrong.text).not.toContain("Visitor");
		}
		const isFollowed = async () => (await site.call(second)).text.includes("Test Visitor");
		await changeState(db(), id, "spam", "artist");
		expect(await isFollowed()).toBe(false);
		await changeState(db(), id, "done", "artist");
		expect(await isFollowed()).toBe(true);
		await changeState(db(), id, "declined", "artist");
		expect(await isFollowed()).toBe(false);
		const declined = await get(`/admin/appointments/${(await only()).id}/appointment.ics`);
		expect(declined.text).toContain("STATUS:CANCELLED\r\nSEQUENCE:1\r\n");
	});
});
