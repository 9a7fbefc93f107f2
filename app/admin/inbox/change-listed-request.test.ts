import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { changeState } from "../../../test/change-state.ts";
import { openDesk } from "../../../test/desk.ts";
import { addRequests } from "../../../test/listed-requests.ts";
import { readPage } from "../../../test/read-page.ts";
import { readProgress } from "../../../test/read-progress.ts";
import { openRequestPage } from "../../../test/request-page.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { addAppointment, findAppointments } from "../../appointments/appointments.server.ts";
import { listActs } from "../../db/audit.server.ts";
import { commit } from "../../db/commit.server.ts";
import type { RequestState } from "../../db/desk-tables.ts";
import { makeRequestLink } from "../../requests/links.server.ts";
import { listEvents } from "../../requests/progress/events.server.ts";
import { findTerms, saveTerms } from "../../requests/terms/terms.server.ts";

describe.each(engines)("changes from the list on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	let id = "";
	const { get, post } = openDesk(() => ({ site, artist }));
	const send = (fields: Record<string, string>) => post("/admin", fields);
	const read = (of = id) => readProgress(site.database.db, of);
	const findUndo = async (of = id) => (await listEvents(site.database.db, of)).at(-1)?.id ?? "";
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
		[id = ""] = await addRequests(site.database.db, [{ first_name: "Changed" }]);
	});
	afterAll(() => site.close());

	it("mark as read and unread", async () => {
		await send({ id, read: "yes" });
		expect((await read()).read_at).not.toBeNull();
		await send({ id, read: "no" });
		expect((await read()).read_at).toBeNull();
	});

	it("set the state, and undone, the request is as before and its client sees no trace", async () => {
		const { changed_at: seen, ...before } = await read();
		const token = await commit(site.database.db, (trx) => makeRequestLink(trx, id));
		const path = `/request/${token}`;
		const page = (await site.call(path)).text;
		const set = await send({ id, state: "declined", seen });
		// Its answer was lost.
		expect((await send({ id, state: "declined", seen })).status).toBe(200);
		expect(await read()).toMatchObject({ state: "declined", turn: "nobody", waiting_since: null });
		expect(readPage((await site.call(path)).text).words).toContain("I declined the request");
		const undo = await findUndo();
		expect(set.text).toContain(undo);
		expect((await send({ id, undo })).status).toBe(200);
		expect(await read()).toMatchObject(before);
		expect((await site.call(path)).text).toBe(page);
		expect(await listActs(site.database.db, 2)).toMatchObject([
			{ act: "state changed", detail: `request ${id}: new again, by the artist` },
			{ act: "state changed", detail: `request ${id}: declined, by the artist` },
		]);
	});

	it("that decline it end the dates ahead, and Undo brings them back as they were", async () => {
		const { db } = site.database;
		const [id = ""] = await addRequests(db, [{ first_name: "Dated" }]);
		const add = (year: number, status: "proposed" | "confirmed") => {
			const times = {
				starts_at: `${year}-05-04T10:00:00.000Z`,
				ends_at: `${year}-05-04T12:00:00.000Z`,
			};
			return commit(db, (trx) => addAppointment(trx, id, { ...times, place: "Here" }, status));
		};
		await add(2020, "confirmed");
		await add(2098, "proposed");
		await add(2099, "confirmed");
		const list = async () =>
			(await findAppointments(db, id)).map(({ sequence: _, ...date }) => date);
		const before = await list();
		const { changed_at: seen } = await read(id);
		await send({ id, state: "declined", seen });
		const undo = await findUndo(id);
		expect((await list()).map(({ status }) => status)).toEqual([
			...["confirmed", "cancelled", "cancelled"],
		]);
		expect((await send({ id, undo })).status).toBe(200);
		expect(await list()).toEqual(before);
		// Calendars ignore what has no higher number.
		expect((await findAppointments(db, id)).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
	});

	it("that are undone say whose date has taken the time meanwhile", async () => {
		const { db } = site.database;
		const [first = "", other = ""] = await addRequests(db, [
			{ first_name: "First" },
			{ first_name: "Other" },
		]);
		const times = { starts_at: "2097-05-04T10:00:00.000Z", ends_at: "2097-05-04T12:00:00.000Z" };
		const add = (id: string) =>
			commit(db, (trx) => addAppointment(trx, id, { ...times, place: "Here" }, "proposed"));
		await add(first);
		const { changed_at: seen } = await read(first);
		await send({ id: first, state: "declined", seen });
		await add(other);
		const undone = await send({ id: first, undo: await findUndo(first) });
		expect(undone.text).toContain("Other Visitor, Saturday, May 4, 2097, 4:00 AM to 6:00 AM");
		expect((await findAppointments(db, first)).map(({ status }) => status)).toEqual(["proposed"]);
		const { words } = readPage((await get(`/admin/requests/${first}`)).text);
		expect(words).toContain("Here Clashes with Other Visitor");
	});

	it("that say a deposit is here mark it as received, until they are undone", async () => {
		const { db } = site.database;
		const page = await openRequestPage(site);
		const terms = { deposit: 100, due_on: "2099-12-04" };
		await commit(db, (trx) => saveTerms(trx, page.id, terms));
		const { changed_at: seen } = await read(page.id);
		await send({ id: page.id, state: "deposit-received", seen });
		const readTerms = async () => readPage((await site.call(page.path)).text).words;
		expect(await readTerms()).toContain("Deposit $100 Deposit received");
		await send({ id: page.id, undo: await findUndo(page.id) });
		expect(await readTerms()).toContain("Deposit $100 Deposit due Friday, December 4, 2099");
	});

	it.each<RequestState>(["new", "quoted", "deposit-asked"])(
		"from a deposit that is here to %s take its mark back, until they are undone",
		async (state) => {
			const { db } = site.database;
			const page = await openRequestPage(site);
			const terms = { deposit: 100, due_on: "2099-12-04", payment_link: "https://pay.test/a" };
			await commit(db, (trx) => saveTerms(trx, page.id, terms));
			const set = async (state: RequestState) =>
				send({ id: page.id, state, seen: (await read(page.id)).changed_at });
			const isReceived = async () => {
				const { words } = readPage((await site.call(page.path)).text);
				expect(words.includes("Pay Here")).toBe(!words.includes("Deposit received"));
				return words.includes("Deposit received");
			};
			await set("deposit-received");
			await set("needs-info");
			expect(await isReceived()).toBe(true);
			await set("deposit-received");
			await set(state);
			expect(await isReceived()).toBe(false);
			await send({ id: page.id, undo: await findUndo(page.id) });
			expect(await isReceived()).toBe(true);
		},
	);

	it("that say a deposit is here mark none where none was told", async () => {
		const { db } = site.database;
		const page = await openRequestPage(site);
		await commit(db, (trx) => saveTerms(trx, page.id, { quote: 100 }));
		const { changed_at: seen } = await read(page.id);
		await send({ id: page.id, state: "deposit-received", seen });
		expect(await findTerms(db, page.id)).toMatchObject({ received_on: null });
	});

	it("are refused where the client was quicker, and so is a late Undo", async () => {
		await send({ id, state: "quoted", seen: (await read()).changed_at });
		const late = await findUndo();
		const { changed_at: seen } = await read();
		await changeState(site.database.db, id, "withdrawn", "client");
		const before = await read();
		for (const fields of [
			{ state: "booked", seen },
			{ state: "booked" },
			{ answered: "yes", seen },
			{ undo: late },
			{ undo: "" },
		] as Record<string, string>[]) {
			const { status, text } = await send({ id, ...fields });
			expect(status).toBe(409);
			expect(text).toContain("This request has changed since you looked at it.");
		}
		expect(await read()).toEqual(before);
	});

	it("mark as answered, or a withdrawn one as seen", async () => {
		expect(await read()).toMatchObject({ state: "withdrawn", turn: "artist" });
		await send({ id, answered: "yes", seen: (await read()).changed_at });
		expect(await read()).toMatchObject({ state: "withdrawn", turn: "nobody" });
	});

	it.each([
		{ id: "'; drop table letters", state: "done" },
		{ state: "no-such-state" },
		{ state: "constructor" },
		{},
	] as Record<string, string>[])("refuse %j", async (fields) => {
		const before = await read();
		expect((await send({ id, ...fields })).status).toBe(400);
		expect(await read()).toEqual(before);
	});
});
