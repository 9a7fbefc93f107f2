import { describe, expect, it } from "vitest";
import { letter, prepareAnswerPage } from "../../../test/answer-page.ts";
import { changeState } from "../../../test/change-state.ts";
import { readWords } from "../../../test/markup.ts";
import { engines } from "../../../test/site.ts";
import { confirmAppointment } from "../../appointments/appointments.server.ts";
import { commit } from "../../db/commit.server.ts";
import { erasePerson } from "../../requests/erase.server.ts";
import { findLinkedRequest } from "../../requests/links.server.ts";
import { addEvent } from "../../requests/progress/events.server.ts";
import { findAnswerDraft, saveAnswerDraft } from "./answer-drafts.server.ts";
import { sendAnswer } from "./send-answer.server.ts";

/** Of the request, as the preview's form sends it along. */
const readTime = (text: string) => /name="changed_at" value="([^"]*)"/.exec(text)?.[1] ?? "";

describe.each(engines)("an answer on %s", (engine) => {
	const own = prepareAnswerPage(engine);
	const { db, get, post, read, send, addDate } = own;

	it("is shown as it arrives, and sent once, with its terms, event and state", async () => {
		expect((await post("", letter)).headers.location).toBe(
			`/admin/requests/${own.id}/answer/preview`,
		);
		const shown = (await get("/preview")).text.replaceAll("&amp;", "&");
		const link = /https:\/\/studio\.example\.com\/request\/([0-9a-f]{64})/.exec(shown);
		const text = `Hi Test,\n$1,250, deposit $150 by Friday, December 4, 2099: https://pay.example.com/a?b=1&c=2\n${link?.[0]}`;
		expect(shown).toContain(text);
		expect(await findLinkedRequest(db(), link?.[1] ?? "")).toBe(own.id);
		expect((await read()).letters).toEqual([]);

		const revision = (await findAnswerDraft(db(), own.id))?.revision ?? "";
		const answers = await Promise.all([send({ revision }), send({ revision })]);
		expect(answers.map(({ status }) => status)).toEqual([302, 302]);
		expect((await send({ revision })).headers.location).toBe(`/admin/requests/${own.id}`);
		const reloaded = String((await get("/preview")).headers.location);
		expect(reloaded).toBe(`/admin/requests/${own.id}/answer?gone`);
		const gone = "That letter is not here anymore";
		expect((await get("?gone")).text).toContain(gone);
		expect((await get()).text).not.toContain(gone);
		const { letters, events, progress, terms } = await read();
		expect(letters).toHaveLength(1);
		expect(letters[0]).toMatchObject({
			kind: "answer",
			recipient: own.email,
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
			submission_id: own.id,
			quote_text: "One session",
			quote: 1250,
			deposit: 150,
			due_on: "2099-12-04",
			payment_link: "https://pay.example.com/a?b=1&c=2",
			received_on: null,
		});
		expect(await findAnswerDraft(db(), own.id)).toBeUndefined();

		const open = async () =>
			(await own.site.call(`/admin/requests/${own.id}`, { headers: own.artist })).text;
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
		Object.assign(own.site.config, { publicOrigin: null });
		const { text } = await get("/preview");
		await send();
		Object.assign(own.site.config, { publicOrigin: "https://studio.example.com" });
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
		await addDate("proposed", "12 Ink St");
		const asked = { piece: "tattoos/12" };
		await db()
			.updateTable("consultation_submissions")
			.set(asked)
			.where("id", "=", own.id)
			.execute();
		await post("", { ...letter, text: "{piece}: {date}, {time}, {place}. {studio}, {artist}" });
		expect((await get("/preview")).text).toContain(
			"Blue columbine, color, calf: Friday, December 4, 2099, 2:00 PM MST, 12 Ink St. Front Range Linework, Test Artist",
		);
	});

	it("that names a date says before it is sent whether the client has agreed to it", async () => {
		const date = await addDate("proposed");
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

	it("that is sent takes no words with it that were written meanwhile", async () => {
		await post("", letter);
		const draft = await findAnswerDraft(db(), own.id);
		if (!draft) throw new Error("There is no draft");
		const newer = { ...draft.fields, text: "Newer words" };
		let saved: Promise<unknown> | undefined;
		const prepared = {
			...{ recipient: own.email, subject: "", text: "", keptText: "" },
			terms: { quote_text: null, quote: 650, deposit: null, due_on: null, payment_link: null },
			...{
				isUsualDeposit: true,
				leavesOutLink: false,
				isDateOpen: false,
				named: null,
				unknown: [],
				empty: [],
				isValid: true,
			},
			today: "2026-12-04",
		};
		await sendAnswer(db(), {
			requestId: own.id,
			changedAt: (await read()).progress.changed_at,
			revision: draft.revision,
			by: "mail",
			async prepare(trx) {
				saved = saveAnswerDraft(db(), own.id, newer);
				// Time enough for it to be stored, if nothing holds it back.
				for (let count = 0; count < 50; count++) await findAnswerDraft(trx, own.id);
				return prepared;
			},
		});
		await saved;
		expect((await findAnswerDraft(db(), own.id))?.fields).toEqual(newer);
	});

	it("by hand is noted and leaves no letter in the outbox", async () => {
		await post("", { ...letter, state: "", text: "Hi {first name}" });
		await send({ by: "hand" });
		const { letters, events, progress } = await read();
		expect(letters).toEqual([]);
		expect(events.map(({ by, kind }) => `${by} ${kind}`)).toEqual(["artist letter"]);
		expect(progress).toMatchObject({ state: "new", turn: "client" });
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

	it("to a request that is erased says so, and that nothing was sent", async () => {
		await post("", letter);
		await send();
		await erasePerson(own.site.database, own.site.files, own.email);
		const keys = await db().selectFrom("idempotency_keys").select("result").execute();
		expect(keys.filter(({ result }) => result.includes(own.id))).toEqual([]);
		expect((await get()).status).toBe(404);
		for (const path of ["", "/preview"]) {
			const { status, text } = await post(path, letter);
			expect(status).toBe(404);
			expect(readWords(text)).toContain(
				"It was erased while you had it open, along with everything in it",
			);
		}
	});

	it("does not answer what the client wrote while it was looked at, unseen", async () => {
		await post("", letter);
		const { text: shown } = await get("/preview");
		await commit(db(), (trx) =>
			addEvent(trx, own.id, { by: "client", kind: "words", text: "On the calf after all." }),
		);
		await changeState(db(), own.id, "withdrawn", "client");
		const before = await read();
		const answer = await send({ changed_at: readTime(shown) });
		expect(answer.status).toBe(409);
		expect(readWords(answer.text)).toContain("the client may have written");
		expect(answer.text).toContain("The client has withdrawn this request.");
		expect(answer.text).toContain(`href="/admin/requests/${own.id}"`);
		expect(await read()).toEqual(before);
		expect((await send({ changed_at: readTime(answer.text) })).status).toBe(302);
		expect((await read()).progress.state).toBe("quoted");
	});

	it("shows before it is sent what the client wrote since the artist read the request", async () => {
		const page = `/admin/requests/${own.id}`;
		await own.site.call(page, { headers: own.artist });
		const write = (text: string) =>
			commit(db(), (trx) => addEvent(trx, own.id, { by: "client", kind: "words", text }));
		const isShown = async () => (await get("/preview")).text.includes("On the calf after all.");
		await write("On the calf after all.");
		await post("", letter);
		expect(await isShown()).toBe(true);
		await own.site.call(page, { headers: own.artist });
		expect(await isShown()).toBe(false);
	});

	it("is offered to the phone, and before that by mail where a server is set up", async () => {
		await post("", letter);
		const byHand = await get("/preview");
		Object.assign(own.site.config, { smtpUrl: "smtp://127.0.0.1" });
		const byMail = await get("/preview");
		Object.assign(own.site.config, { smtpUrl: null });
		for (const { text } of [byHand, byMail]) {
			expect(text).toContain(`mailto:${own.email}?subject=`);
			expect(text).toContain("I Have Sent It");
		}
		expect(byHand.text).toContain("No mail server is set up");
		expect(byHand.text).not.toContain("Send Letter");
		expect(byMail.text).not.toContain("No mail server is set up");
		expect(byMail.text).toMatch(/Send Letter.*<details/);
	});
});
