import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../../test/artist.ts";
import { openDesk } from "../../test/desk.ts";
import { type MailServer, startMailServer } from "../../test/mail-server.ts";
import { type ClientPage, openRequestPage } from "../../test/request-page.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import {
	findAnswerDraft,
	nameNoDraft,
	saveAnswerDraft,
} from "../admin/answer/answer-drafts.server.ts";
import { readAnswerFields } from "../admin/answer/answer-fields.ts";
import {
	addAppointment,
	cancelAppointment,
	confirmAppointment,
	moveAppointment,
} from "../appointments/appointments.server.ts";
import { commit } from "../db/commit.server.ts";
import { changeState } from "../requests/progress/change-state.server.ts";
import { takeBackState } from "../requests/progress/take-back.server.ts";
import { type Sender, startSender } from "./sender.server.ts";

const origin = "https://studio.example.com";
const day = (date: string) => ({
	starts_at: `${date}T21:00:00.000Z`,
	ends_at: `${date}T23:00:00.000Z`,
	place: "12 Ink Street",
});

describe.each(engines)("the calendar file of a letter on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	let server: MailServer;
	let sender: Sender | undefined;
	beforeAll(async () => {
		site = await openTestSite(engine, { PUBLIC_ORIGIN: origin });
		artist = { ...(await signIn(site)), Origin: origin };
		server = await startMailServer();
	});
	afterEach(() => sender?.stop());
	afterAll(async () => {
		await server.close();
		await site.close();
	});

	const db = () => site.database.db;
	const begin = async () => {
		const page = await openRequestPage(site);
		const date = await commit(db(), (trx) =>
			addAppointment(trx, page.id, day("2099-12-04"), "proposed"),
		);
		return { page, date };
	};
	/** Into the outbox, as the preview's button does. */
	const write = async ({ id }: ClientPage, text: string, state = "") => {
		const fields: Record<string, string> = { subject: "Your date", text, state };
		const revision = crypto.randomUUID();
		const seen = [await nameNoDraft(db(), id)];
		await saveAnswerDraft(
			db(),
			id,
			readAnswerFields((name) => fields[name]),
			{ revision, seen },
		);
		const { get, post } = openDesk(() => ({ site, artist }));
		const preview = `/admin/requests/${id}/answer/preview`;
		const shown = await get(preview);
		const [, changed_at = ""] = /name="changed_at" value="([^"]*)"/.exec(shown.text) ?? [];
		const sent = await post(preview, { revision, by: "mail", changed_at });
		expect([sent.status, await findAnswerDraft(db(), id)]).toEqual([302, undefined]);
		return shown.text;
	};
	/** @returns the lines of the file that came with the letter; null without one */
	const deliver = async () => {
		await db().deleteFrom("letters").where("kind", "<>", "answer").execute();
		const count = server.received.length + 1;
		const config = { ...site.config, smtpUrl: server.url, mailFrom: "Studio <post@example.com>" };
		sender = startSender({ ...site, config }, { pauseMs: 0 });
		const mail = (await server.receive(count)).at(-1);
		const isSent = async () =>
			(await db().selectFrom("letters").selectAll().where("state", "<>", "sent").execute())
				.length === 0;
		await expect.poll(isSent).toBe(true);
		await sender.stop();
		const [file, ...others] = mail?.attachments ?? [];
		expect(others).toEqual([]);
		if (!file) return { mail, lines: null };
		expect(file).toMatchObject({ contentType: "text/calendar", filename: "appointment.ics" });
		expect(mail?.source).toMatch(/Content-Type: text\/calendar;[^:]*method=PUBLISH/);
		const lines = file.content.toString().replaceAll("\r\n ", "").split("\r\n");
		return { mail, lines };
	};
	const find = (lines: string[] | null, names: string) =>
		lines?.filter((line) => names.split(" ").includes(line.split(":")[0] ?? ""));

	it("is the one of the client's page, and leaves the letter's words as they are", async () => {
		const { page } = await begin();
		await write(page, "See you on {date}.\n{page link}");
		const { text } = await db()
			.selectFrom("letters")
			.select("text")
			.where("submission_id", "=", page.id)
			.where("kind", "=", "answer")
			.executeTakeFirstOrThrow();
		const { mail, lines } = await deliver();
		expect(text).toContain("See you on Friday, December 4, 2099.");
		expect(mail?.text?.trim()).toBe(text);
		const onPage = (await site.call(`${page.path}/dates.ics`)).text;
		const names = "UID DTSTAMP DTSTART DTEND STATUS SEQUENCE LOCATION SUMMARY";
		expect(find(lines, names)).toHaveLength(8);
		expect(find(lines, names)).toEqual(find(onPage.replaceAll("\r\n ", "").split("\r\n"), names));
		expect(find(lines, "METHOD ORGANIZER STATUS SEQUENCE")).toEqual([
			"METHOD:PUBLISH",
			"STATUS:TENTATIVE",
			"SEQUENCE:0",
			"ORGANIZER:mailto:post@example.com",
		]);
	});

	it("comes with each letter that tells of a change, and with no other", async () => {
		const { page, date } = await begin();
		await write(page, "I have a date for you");
		const { lines: first } = await deliver();
		const uid = find(first, "UID");
		await write(page, "Which way should it face?");
		expect((await deliver()).lines).toBeNull();
		await commit(db(), (trx) => moveAppointment(trx, date, day("2099-12-11"), "proposed"));
		await write(page, "I had to move it");
		const { lines: moved } = await deliver();
		expect(find(moved, "DTSTART STATUS SEQUENCE")).toEqual([
			...["DTSTART:20991211T210000Z", "STATUS:TENTATIVE", "SEQUENCE:1"],
		]);
		await commit(db(), (trx) => confirmAppointment(trx, date, "client"));
		await write(page, "Booked", "booked");
		expect(find((await deliver()).lines, "STATUS SEQUENCE")).toEqual([
			...["STATUS:CONFIRMED", "SEQUENCE:2"],
		]);
		await write(page, "I cannot do it after all", "declined");
		const { lines: ended } = await deliver();
		expect(find(ended, "STATUS SEQUENCE")).toEqual(["STATUS:CANCELLED", "SEQUENCE:3"]);
		expect([find(moved, "UID"), find(ended, "UID")]).toEqual([uid, uid]);
		await write(page, "All the best");
		expect((await deliver()).lines).toBeNull();
	});

	it("comes again with the next letter where one failed", async () => {
		const { page } = await begin();
		await write(page, "I have a date for you");
		await db().updateTable("letters").set({ state: "failed" }).execute();
		await write(page, "Did my letter arrive?");
		await db().deleteFrom("letters").where("state", "=", "failed").execute();
		expect(find((await deliver()).lines, "SEQUENCE")).toEqual(["SEQUENCE:0"]);
	});

	it("comes with the date that is back once a decline was undone", async () => {
		const { page } = await begin();
		await write(page, "I have a date for you");
		await deliver();
		const declined = await commit(db(), (trx) => changeState(trx, page.id, "declined", "artist"));
		await commit(db(), (trx) => takeBackState(trx, page.id, declined ?? ""));
		await write(page, "Which way should it face?");
		expect(find((await deliver()).lines, "STATUS SEQUENCE")).toEqual([
			...["STATUS:TENTATIVE", "SEQUENCE:2"],
		]);
	});

	it("stays away where the date has changed before the letter leaves", async () => {
		const { page, date } = await begin();
		await write(page, "See you on {date}");
		await commit(db(), (trx) => moveAppointment(trx, date, day("2099-12-11"), "proposed"));
		const { mail, lines } = await deliver();
		expect([mail?.text?.trim(), lines]).toEqual(["See you on Friday, December 4, 2099", null]);
		await write(page, "It is on {date}");
		expect(find((await deliver()).lines, "SEQUENCE")).toEqual(["SEQUENCE:1"]);
	});

	it("is of the date that the words name: a new one before one that the client has, an open one before one that stands", async () => {
		const { page, date } = await begin();
		const named = async () => {
			await write(page, "{date}");
			const { mail, lines } = await deliver();
			return [mail?.text?.trim(), find(lines, "DTSTART")];
		};
		const first = ["Friday, December 4, 2099", ["DTSTART:20991204T210000Z"]];
		const second = ["Friday, January 8, 2100", ["DTSTART:21000108T210000Z"]];
		await commit(db(), (trx) => confirmAppointment(trx, date, "client"));
		expect(await named()).toEqual(first);
		const next = await commit(db(), (trx) =>
			addAppointment(trx, page.id, day("2100-01-08"), "confirmed"),
		);
		expect(await named()).toEqual(second);
		expect(await named()).toEqual(first);
		await commit(db(), (trx) => moveAppointment(trx, next, day("2100-01-08"), "proposed"));
		expect(await named()).toEqual(second);
		expect(await named()).toEqual(second);
	});

	it("is of the date that is agreed, before one that waits for an answer, where the letter books the request", async () => {
		const { page, date } = await begin();
		await commit(db(), (trx) => addAppointment(trx, page.id, day("2100-01-08"), "proposed"));
		await commit(db(), (trx) => confirmAppointment(trx, date, "client"));
		const shown = await write(page, "I’ve set aside {date}", "booked");
		const { mail, lines } = await deliver();
		expect(shown).not.toContain("The client has not agreed to this date yet");
		expect(mail?.text?.trim()).toBe("I’ve set aside Friday, December 4, 2099");
		expect(find(lines, "DTSTART STATUS")).toEqual([
			...["DTSTART:20991204T210000Z", "STATUS:CONFIRMED"],
			...["DTSTART:21000108T210000Z", "STATUS:TENTATIVE"],
		]);
	});

	it("cancels no date that no letter brought", async () => {
		const { page, date } = await begin();
		await write(page, "I have a date for you");
		await commit(db(), (trx) => cancelAppointment(trx, date));
		expect((await deliver()).lines).toBeNull();
		await write(page, "Which days suit you?");
		expect((await deliver()).lines).toBeNull();
	});

	it("cancels a date that a letter is bringing just then, and its preview says so", async () => {
		Object.assign(site.config, { smtpUrl: server.url });
		const { page, date } = await begin();
		const first = await write(page, "I have a date for you");
		expect(first).toContain("appointment.ics, for the client’s calendar");
		await commit(db(), (trx) => cancelAppointment(trx, date));
		const second = await write(page, "I cannot do it after all");
		Object.assign(site.config, { smtpUrl: null });
		expect(second).toContain("appointment.ics, which takes the date out of");
		const letters = await db()
			.selectFrom("letters")
			.select("dates")
			.where("submission_id", "=", page.id)
			.where("kind", "=", "answer")
			.orderBy("created_at")
			.execute();
		expect(letters.map(({ dates }) => JSON.parse(dates ?? ""))).toEqual([
			[{ id: date, sequence: 0 }],
			[{ id: date, sequence: 1 }],
		]);
		await db().deleteFrom("letters").execute();
	});
});
