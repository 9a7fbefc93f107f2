import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../../../test/artist.ts";
import type { Answer } from "../../../test/call.ts";
import { changeState } from "../../../test/change-state.ts";
import { openDesk } from "../../../test/desk.ts";
import { readButton } from "../../../test/page-form.ts";
import { readProgress } from "../../../test/read-progress.ts";
import { sendRequest } from "../../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { addAppointment, findAppointments } from "../../appointments/appointments.server.ts";
import { commit } from "../../db/commit.server.ts";
import { addEvent, listEvents } from "../../requests/progress/events.server.ts";

describe.each(engines)("one request on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
	});
	afterAll(() => site.close());

	const somethingNew = "See what is new, then decide.";
	let sender = 0;
	function send(more: Record<string, unknown> = {}): Promise<string> {
		sender += 1;
		return sendRequest(site, { email: `visitor${sender}@example.com`, ...more });
	}
	// React parts texts by comments.
	const join = (answer: Answer) => ({ ...answer, text: answer.text.replaceAll("<!-- -->", "") });
	const open = async (id: string, more: Record<string, string> = {}) =>
		join(await site.call(`/admin/requests/${id}`, { headers: { ...artist, ...more } }));
	const desk = openDesk(() => ({ site, artist }));
	const post = async (id: string, fields: Record<string, string>) =>
		join(await desk.post(`/admin/requests/${id}`, fields));
	const read = (id: string) => readProgress(site.database.db, id);
	const readSeen = async (id: string) => (await read(id)).changed_at;
	const change = async (id: string, state: string, seen?: string) =>
		post(id, { intent: "state", seen: seen ?? (await readSeen(id)), state });

	it("shows the wish after the ways to answer, and before what is decided on it", async () => {
		const { text } = await open(await send({ phone: "(970) 555-0142" }));
		const shown = [
			">Answer<",
			">Call<",
			">Design Idea<",
			">Appointments<",
			">Mark as Unread<",
			"History<",
		];
		const places = shown.map((one) => text.indexOf(one));
		expect(places).not.toContain(-1);
		expect(places).toEqual(places.toSorted((a, b) => a - b));
		expect(text.indexOf('name="state"')).toBeGreaterThan(text.indexOf(">Design Idea<"));
	});

	it("says when it came by the studio's clock", async () => {
		const id = await send();
		const created_at = "2026-07-04T03:05:00.000Z";
		await site.database.db
			.updateTable("consultation_submissions")
			.set({ created_at })
			.where("id", "=", id)
			.execute();
		const moment = `<time dateTime="${created_at}">`;
		const said = (await open(id)).text.split(moment)[1]?.split("<")[0];
		expect(said?.replace(/\s/g, " ")).toBe("Jul 3, 2026, 9:05 PM");
	});

	it("shows every field as typed, and leaves out the empty ones", async () => {
		const typed = {
			first_name: "Ann-Test <b>",
			email: "o'visitor+1@example.com",
			phone: "(970) 555-0100",
			skin_tone: "Olive",
			placement: "Left forearm",
			design_idea: "A heron\nin the reeds & rushes",
			tattoo_style: "black-gray",
			planned_size: "4 x 6 inches",
			budget: "$500-800",
			preferred_dates: "Weekends in May",
			preferred_times: "After 4",
			referred_by: "A Friend",
		};
		const { status, text } = await open(await send(typed));
		expect(status).toBe(200);
		for (const shown of [
			"Ann-Test &lt;b&gt;",
			"(970) 555-0100",
			'href="tel:9705550100"',
			'href="sms:9705550100"',
			'href="mailto:o&#x27;visitor%2B1@example.com"',
			"Olive",
			"Left forearm",
			"A heron\nin the reeds &amp; rushes",
			"Black &amp; Gray",
			"Budget Range",
			"Weekends in May",
			"drawn beside a hand and a bank card",
			"A Friend",
		]) {
			expect(text).toContain(shown);
		}
		const bare = await open(await send());
		for (const absent of ["Phone", "Skin Tone", "Referred By", "tel:", "bank card", "References"]) {
			expect(bare.text).not.toContain(absent);
		}
	});

	it("is read once opened, and unread again by its button", async () => {
		const id = await send();
		expect((await read(id)).read_at).toBeNull();
		await open(id);
		expect((await read(id)).read_at).not.toBeNull();
		const answer = await post(id, { intent: "unread" });
		expect([answer.status, answer.headers.location]).toEqual([303, "/admin"]);
		expect((await read(id)).read_at).toBeNull();
	});

	it("is not read by a browser that only prepares to open it", async () => {
		const id = await send();
		expect((await open(id, { "Sec-Purpose": "prefetch;prerender" })).status).toBe(503);
		expect((await read(id)).read_at).toBeNull();
	});

	it("changes its state, with an entry in its history", async () => {
		const id = await send();
		const answer = await change(id, "quoted");
		expect([answer.status, (await read(id)).state]).toEqual([200, "quoted"]);
		expect((await open(id)).text).toContain("You changed it to Quoted");
		const again = await change(id, "quoted");
		expect([again.status, again.headers.location]).toEqual([303, `/admin/requests/${id}`]);
	});

	it("says that Declined cancels its appointment, and takes it back with Undo", async () => {
		const id = await send();
		const times = {
			starts_at: "2099-12-04T21:00:00.000Z",
			ends_at: "2099-12-04T22:30:00.000Z",
			place: "12 Ink Street",
		};
		const { db } = site.database;
		await commit(db, (trx) => addAppointment(trx, id, times, "confirmed"));
		const hint = "Declined also cancels the appointment on Friday, December 4, 2099.";
		expect((await open(id)).text).toContain(hint);
		const before = (await read(id)).state;
		await change(id, "spam");
		expect((await open(id)).text).not.toContain(hint);
		await change(id, before);
		const declined = await change(id, "declined");
		expect(declined.text).not.toContain(hint);
		expect(declined.text).toContain("Changed to Declined. No letter was sent.");
		expect(declined.text).toContain(`/admin/requests/${id}/answer?reply=declined`);
		const undo = readButton(declined.text, "undo") ?? "";
		expect((await post(id, { intent: "state", undo })).status).toBe(303);
		expect(await findAppointments(db, id)).toMatchObject([{ status: "confirmed" }]);
		expect((await read(id)).state).toBe("booked");
		const again = await post(id, { intent: "state", undo });
		expect([again.status, again.text.includes(somethingNew)]).toEqual([409, true]);
	});

	it("is not answered by Declined alone, but by the letter that comes after it", async () => {
		const id = await send();
		await change(id, "declined");
		expect(await read(id)).toMatchObject({ answered_at: null, waiting_since: null });
		expect((await open(id)).text).not.toMatch(/left to answer|, first answered /);
		const letter = { by: "artist", kind: "letter", text: "Not for me" } as const;
		await commit(site.database.db, (trx) => addEvent(trx, id, letter));
		const { answered_at, changed_at } = await read(id);
		expect(answered_at).toBe(changed_at);
	});

	it("waits for its answer once it is quoted too, until one is sent or noted", async () => {
		const id = await send();
		const state = "quoted";
		await change(id, state);
		expect(await read(id)).toMatchObject({ state, turn: "artist", answered_at: null });
		expect((await open(id)).text).toContain("left to answer");
		const { changed_at: seen } = await read(id);
		await Promise.all([1, 2].map(() => post(id, { intent: "answered", seen })));
		const { answered_at, ...answered } = await read(id);
		expect(answered).toMatchObject({ state, turn: "client", waiting_since: null });
		const { text } = await open(id);
		expect(text.match(/You answered outside the site/g)).toHaveLength(1);
		expect(text).not.toContain("left to answer");
		await post(id, { intent: "answered", seen: answered.changed_at });
		expect((await read(id)).answered_at).toBe(answered_at);
	});

	it("waits again for what the client writes once it is withdrawn", async () => {
		const id = await send();
		await changeState(site.database.db, id, "withdrawn", "client");
		const words = { by: "client", kind: "words", text: "One more thing" } as const;
		await commit(site.database.db, (trx) => addEvent(trx, id, words));
		const { text } = await open(id);
		expect(text).toContain("left to answer");
		expect(text).toContain("Mark as Answered");
		const [, seen = ""] = /name="seen" value="(\d[^"]+Z)"/.exec(text) ?? [];
		expect(seen).toBe((await read(id)).changed_at);
		await commit(site.database.db, (trx) => addEvent(trx, id, words));
		const refused = await post(id, { intent: "answered", seen });
		expect([refused.status, refused.text.includes(somethingNew)]).toEqual([409, true]);
		expect(refused.text.match(/One more thing/g)?.length).toBeGreaterThan(
			text.match(/One more thing/g)?.length ?? 0,
		);
		expect((await read(id)).turn).toBe("artist");
		await post(id, { intent: "answered", seen: (await read(id)).changed_at });
		expect(await read(id)).toMatchObject({
			...{ state: "withdrawn", turn: "nobody", waiting_since: null },
		});
		expect((await open(id)).text).not.toContain("Mark as Answered");
	});

	it("is seen once it is withdrawn, which tells the client nothing", async () => {
		const id = await send();
		await changeState(site.database.db, id, "withdrawn", "client");
		expect((await open(id)).text).toContain("Mark as Seen");
		const { changed_at: seen } = await read(id);
		await post(id, { intent: "answered", seen });
		expect(await read(id)).toMatchObject({ state: "withdrawn", turn: "nobody" });
		expect(await listEvents(site.database.db, id)).toHaveLength(1);
		expect((await open(id)).text).not.toContain("Mark as Seen");
	});

	it("waits for no answer once it is booked", async () => {
		const id = await send();
		await change(id, "booked");
		expect((await read(id)).answered_at).not.toBeNull();
		expect((await open(id)).text).not.toContain("left to answer");
	});

	it("keeps its state if the client has written since the page was opened, and says what is new", async () => {
		const id = await send();
		const form = (await open(id)).text.split('value="state"')[1] ?? "";
		const [, seen] = /name="seen" value="([^"]+)"/.exec(form) ?? [];
		const words = { by: "client", kind: "words", text: "Not this month, please" } as const;
		await commit(site.database.db, (trx) => addEvent(trx, id, words));
		const answer = await change(id, "booked", seen);
		expect([answer.status, (await read(id)).state]).toEqual([409, "new"]);
		expect(answer.text).toContain("In the meantime, something changed here. It’s now “New.”");
		expect(answer.text).toContain("Not this month, please");
		expect((await change(id, "booked")).status).toBe(200);
	});

	it("lets one of two tabs win, whichever is first", async () => {
		const id = await send();
		const seen = await readSeen(id);
		const answers = await Promise.all(
			["quoted", "declined", "booked"].map((state) => change(id, state, seen)),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
		expect(await listEvents(site.database.db, id)).toHaveLength(1);
	});

	it("keeps private notes with their text as typed", async () => {
		const id = await send();
		expect(
			(await post(id, { intent: "note", note: "  Knows <i>Anna</i>\nfrom school " })).status,
		).toBe(303);
		// The answer to the first was lost on the way.
		await post(id, { intent: "note", note: "Knows <i>Anna</i>\nfrom school" });
		expect(await listEvents(site.database.db, id)).toHaveLength(1);
		const { text } = await open(id);
		expect(text).toContain("Knows &lt;i&gt;Anna&lt;/i&gt;\nfrom school");
		expect((await read(id)).answered_at).toBeNull();
	});

	it("refuses an empty and an endless note, and keeps what was typed", async () => {
		const id = await send();
		expect((await post(id, { intent: "note", note: "  " })).text).toContain(
			"Write something first.",
		);
		const endless = await post(id, { intent: "note", note: "a".repeat(5_001) });
		expect(endless.status).toBe(422);
		expect(endless.text).toContain("at most 5,000 characters");
		expect(endless.text).toContain("a".repeat(5_001));
		expect(await listEvents(site.database.db, id)).toEqual([]);
	});

	it("says why it was set aside, and becomes new by one button, which answers nobody", async () => {
		const id = await send({ leave_blank: "filled" });
		expect((await open(id)).text).toContain("Reason: hidden field filled in.");
		expect((await change(id, "new")).status).toBe(200);
		expect(await read(id)).toMatchObject({
			state: "new",
			turn: "artist",
			answered_at: null,
		});
		expect((await open(id)).text).not.toContain("Not Spam");
	});

	it("is what it was before when it is taken out of spam", async () => {
		const id = await send();
		for (const state of ["done", "spam"]) await change(id, state);
		const { text } = await open(id);
		expect(text).toMatch(/name="state" value="done"\/><button[^>]*>(<[^>]*>)*Not Spam/);
	});

	it("sends the receipt once it is no spam, and no second one", async () => {
		const id = await send({ leave_blank: "filled", piece: "tattoos/12", design_idea: "A wren" });
		const listLetters = (of: string) =>
			site.database.db
				.selectFrom("letters")
				.select(["kind", "recipient", "text"])
				.where("submission_id", "=", of)
				.execute();
		await change(id, "declined");
		await change(id, "spam");
		expect(await listLetters(id)).toEqual([]);
		const waiting_since = "2026-01-01T00:00:00.000Z";
		await site.database.db
			.updateTable("request_progress")
			.set({ waiting_since })
			.where("submission_id", "=", id)
			.execute();
		await change(id, "new");
		expect(String((await read(id)).waiting_since) > waiting_since).toBe(true);
		const letters = await listLetters(id);
		expect(letters).toMatchObject([
			{ kind: "receipt", recipient: expect.stringMatching(/^visitor\d+@example\.com$/) },
		]);
		expect(letters[0]?.text).toContain("Design Idea: A wren");
		expect(letters[0]?.text).toContain("About This Piece: Blue columbine");
		await change(id, "spam");
		await change(id, "quoted");
		expect(await listLetters(id)).toHaveLength(1);
		const sound = await send();
		const before = await listLetters(sound);
		await change(sound, "spam");
		await change(sound, "new");
		expect(await listLetters(sound)).toEqual(before);
	});

	it("links other requests of the same address or phone, however they are written", async () => {
		const [email, phone] = [`Mixed.Case@${engine}.example.com`, "+1 (970) 555-7788"];
		const first = await send({ email: email.toLowerCase(), design_idea: "The first of them" });
		const second = await send({ email: `a@${engine}.example.com`, phone: "970.555.7788" });
		const stranger = await send({ email: `b@${engine}.example.com`, phone: "970 555 7789" });
		const { text } = await open(await send({ email, phone }));
		expect(text).toContain("Same Email or Phone");
		expect(text).toContain("The first of them");
		expect(text).toContain(`/admin/requests/${first}`);
		expect(text).toContain(`/admin/requests/${second}`);
		const others = /Same Email or Phone.*?<\/section>/s.exec(text)?.[0];
		expect(others).not.toContain(`/admin/requests/${stranger}`);
	});

	it("shows the piece it refers to, and says so if it has left the portfolio", async () => {
		const id = await send({ piece: "tattoos/12" });
		expect((await open(id)).text).toContain('href="/artwork/tattoos/12-blue-columbine-color-calf"');
		await site.database.db
			.updateTable("consultation_submissions")
			.set({ piece: "tattoos/999999" })
			.where("id", "=", id)
			.execute();
		expect((await open(id)).text).toContain("no longer in the portfolio (tattoos 999999)");
	});

	it.each(["no-such-request", "-".repeat(36), crypto.randomUUID()])(
		"answers %s with a page of the desk that says it is gone",
		async (id) => {
			const answer = await open(id);
			expect(answer.status).toBe(404);
			expect(answer.text).toContain("This request is gone");
			expect(answer.text).toContain('aria-label="Desk"');
			expect((await post(id, { intent: "note", note: "a" })).status).toBe(404);
		},
	);

	it("refuses forms that it did not make", async () => {
		const id = await send();
		const forms: Record<string, string>[] = [
			{},
			{ intent: "erase" },
			{ intent: "state", seen: "new", state: "paid" },
		];
		for (const fields of forms) expect((await post(id, fields)).status).toBe(400);
		expect((await read(id)).state).toBe("new");
	});
});
