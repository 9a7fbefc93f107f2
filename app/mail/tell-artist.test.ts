import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeState } from "../../test/change-state.ts";
import { drawJpeg } from "../../test/media.ts";
import { addTo, type ClientPage, openRequestPage } from "../../test/request-page.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import {
	addAppointment,
	cancelAppointment,
	moveAppointment,
} from "../appointments/appointments.server.ts";
import { commit } from "../db/commit.server.ts";
import { addEvent } from "../requests/progress/events.server.ts";
import { markRead, markUnread } from "../requests/progress/progress.server.ts";
import { tellArtist } from "./tell-artist.server.ts";

const times = {
	starts_at: "2099-01-15T21:00:00.000Z",
	ends_at: "2099-01-16T00:00:00.000Z",
	place: "the studio",
};
const said = "Thursday, January 15, 2099, 2:00 PM to 5:00 PM, the studio";

describe.each(engines)("what a client does is told to the artist on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	let count = 0;
	/** Each of another address: what the same one sends again and again is spam. */
	const open = (more: Record<string, unknown> = {}) => {
		count += 1;
		return openRequestPage(site, { email: `visitor${count}@example.com`, ...more });
	};
	/** All but the one of the request itself. */
	const listNotices = ({ id }: ClientPage) =>
		site.database.db
			.selectFrom("letters")
			.select(["subject", "text", "recipient"])
			.where("submission_id", "=", id)
			.where("kind", "=", "notice")
			.where("subject", "not like", "New request:%")
			.orderBy("created_at")
			.execute();
	const listSubjects = async (page: ClientPage) =>
		(await listNotices(page)).map(({ subject }) => subject);
	const propose = ({ id }: ClientPage) =>
		commit(site.database.db, (trx) => addAppointment(trx, id, times, "proposed"));
	const answer = ({ path }: ClientPage, date: string, answer: string, sequence = 0) =>
		site.call(`${path}/dates`, {
			method: "POST",
			body: new URLSearchParams({ date, answer, sequence: String(sequence) }).toString(),
			headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site.address },
		});
	const withdraw = ({ path, from }: ClientPage) =>
		site.call(`${path}/withdraw`, { method: "POST", from });

	it("once for what is added until she has looked", async () => {
		const { db } = site.database;
		const page = await open();
		await addTo(site, page, "Left arm");
		await addTo(site, page, "Or the right one", [["files", await drawJpeg(), "arm.jpg"]]);
		expect(await listNotices(page)).toMatchObject([
			{ recipient: "", subject: "New message: Test Visitor" },
		]);
		await markRead(db, page.id);
		await addTo(site, page, "", [["files", await drawJpeg(80), "other.jpg"]]);
		await addTo(site, page, "Did it arrive?");
		expect(await listSubjects(page)).toEqual([
			"New message: Test Visitor",
			"New files: Test Visitor",
		]);
		await markRead(db, page.id);
		await markUnread(db, page.id);
		await addTo(site, page, "Hello?");
		expect((await listNotices(page)).at(-1)?.text).toContain("Message: Hello?");
		expect(await listNotices(page)).toHaveLength(3);
		const letter = { by: "artist", kind: "letter", text: "Yes" } as const;
		await commit(db, (trx) => addEvent(trx, page.id, letter));
		await addTo(site, page, "Thank you!");
		expect(await listNotices(page)).toHaveLength(4);
	});

	it("once for what is sent twice, and not for what is refused", async () => {
		const page = await open();
		await Promise.all([addTo(site, page, "Twice"), addTo(site, page, "Twice")]);
		await addTo(site, page, " ");
		expect(await listSubjects(page)).toEqual(["New message: Test Visitor"]);
	});

	it("always for an answer to a date", async () => {
		const page = await open();
		const date = await propose(page);
		await Promise.all([answer(page, date, "confirm"), answer(page, date, "confirm")]);
		await answer(page, date, "decline", 1);
		const moved = { ...times, place: "another studio" };
		await commit(site.database.db, (trx) => moveAppointment(trx, date, moved, "proposed"));
		// As it was before: the page shows the new place first.
		await answer(page, date, "confirm", 2);
		await answer(page, date, "confirm", 3);
		const notices = await listNotices(page);
		expect(notices.map(({ subject }) => subject)).toEqual([
			"Appointment confirmed: Test Visitor",
			"Appointment canceled: Test Visitor",
			"Appointment confirmed: Test Visitor",
		]);
		expect(notices[0]?.text).toContain(`Confirmed: ${said}`);
		expect(notices[1]?.text).toContain(`Canceled: ${said}`);
		expect(notices[2]?.text).toContain("another studio");
		const other = await open();
		await answer(other, await propose(other), "decline");
		expect(await listSubjects(other)).toEqual(["Appointment declined: Test Visitor"]);
	});

	it("once for a withdrawal, with the dates that are free again", async () => {
		const page = await open();
		await addTo(site, page, "I moved away");
		await propose(page);
		await Promise.all([withdraw(page), withdraw(page)]);
		expect(await listSubjects(page)).toEqual([
			"New message: Test Visitor",
			"Request withdrawn: Test Visitor",
		]);
		expect((await listNotices(page)).at(-1)?.text).toContain(`Free again: ${said}`);
	});

	const listErased = () =>
		site.database.db
			.selectFrom("letters")
			.select(["text", "recipient", "submission_id"])
			.where("subject", "=", "Request erased")
			.execute();
	const erase = ({ path, from }: ClientPage) =>
		site.call(`${path}/erase`, { method: "POST", from });
	const erasedText = `Request erased\n--------------\nA client has erased their request and everything in it.\nFree again: ${said}`;

	it("for what was erased with the dates that are free again, and names nobody", async () => {
		await erase(await open());
		expect(await listErased()).toEqual([]);
		const page = await open();
		await propose(page);
		await erase(page);
		expect(await listNotices(page)).toEqual([]);
		expect(await listErased()).toEqual([{ text: erasedText, recipient: "", submission_id: null }]);
	});

	it.each(["withdrawn", "canceled"])(
		"for a date that was %s before it was erased, unless the artist was told already",
		async (how) => {
			const { db } = site.database;
			const end = async (page: ClientPage) => {
				const date = await propose(page);
				await answer(page, date, "confirm");
				await db
					.updateTable("letters")
					.set({ state: "sent", sent_at: new Date().toISOString() })
					.where("submission_id", "=", page.id)
					.execute();
				if (how === "withdrawn") await withdraw(page);
				else await answer(page, date, "decline", 1);
			};
			const countErased = async () => (await listErased()).length;
			const before = await countErased();
			const untold = await open();
			await end(untold);
			await erase(untold);
			expect((await listErased()).slice(before).map(({ text }) => text)).toEqual([erasedText]);
			const told = await open();
			await end(told);
			await db
				.updateTable("letters")
				.set({ state: "sent", sent_at: new Date().toISOString() })
				.where("submission_id", "=", told.id)
				.execute();
			await addTo(site, told, "One more thing");
			await erase(told);
			expect(await countErased()).toBe(before + 1);
		},
	);

	it("not for a date that was confirmed before the artist canceled it", async () => {
		const before = await listErased();
		const page = await open();
		const date = await propose(page);
		await answer(page, date, "confirm");
		await commit(site.database.db, (trx) => cancelAppointment(trx, date));
		await erase(page);
		expect(await listErased()).toEqual(before);
	});

	it("never of spam, and with no more in the subject than a name on one line", async () => {
		const spam = await open();
		await changeState(site.database.db, spam.id, "spam", "artist");
		await addTo(site, spam, "Buy this");
		await withdraw(spam);
		expect(await listNotices(spam)).toEqual([]);
		const page = await open({ first_name: "Eve\r\nBcc: other@example.com" });
		await addTo(site, page, "Subject: x\r\nBcc: other@example.com");
		expect(await listSubjects(page)).toEqual(["New message: Eve Bcc: other@example.com Visitor"]);
	});

	it("with a link to the request on the desk", async () => {
		const page = await open();
		const config = { publicOrigin: "https://studio.example.com" };
		const news = { kind: "added", words: "Left arm", files: 0 } as const;
		await commit(site.database.db, (trx) => tellArtist(trx, config, page.id, news));
		const [notice] = await listNotices(page);
		expect(notice?.text).toContain(`\nhttps://studio.example.com/admin/requests/${page.id}`);
	});
});
