import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { letter, prepareAnswerPage } from "../../../test/answer-page.ts";
import { readWords } from "../../../test/markup.ts";
import { engines } from "../../../test/site.ts";
import { findAnswerDraft, nameNoDraft } from "./answer-drafts.server.ts";

describe.each(engines)("an answer on %s", (engine) => {
	const own = prepareAnswerPage(engine);
	const { db, get, post, read, send } = own;

	it("that was changed after it was looked at is not sent", async () => {
		await post("", letter);
		const revision = (await findAnswerDraft(db(), own.id))?.revision ?? "";
		await post("", { ...letter, text: "Another letter" });
		const answer = await send({ revision });
		expect(answer.status).toBe(409);
		expect(answer.text).toContain("The draft has changed since you looked at it.");
		expect(answer.text).toContain("Another letter");
		expect((await read()).letters).toEqual([]);
	});

	it("whose draft went with another tab's letter is not sent, and its page leads to the form", async () => {
		await post("", letter);
		const revision = (await findAnswerDraft(db(), own.id))?.revision ?? "";
		await post("", { ...letter, text: "Another letter" });
		await send();
		const { headers } = await send({ revision });
		expect(headers.location).toBe(`/admin/requests/${own.id}/answer?gone`);
		expect((await read()).letters).toMatchObject([{ text: "Another letter" }]);
	});

	it("kept by a page that is left replaces only what that page had seen, and is nothing new once it was sent", async () => {
		const leave = (text: string, seen: string, next: string) =>
			post("", { ...letter, intent: "keep", text, seen, next });
		const [first, second] = [randomUUID(), randomUUID()];
		expect((await leave("Desk", "", first)).status).toBe(200);
		expect(await findAnswerDraft(db(), own.id)).toMatchObject({
			revision: first,
			fields: { text: "Desk" },
		});
		await leave("Phone", first, second);
		const draft = await findAnswerDraft(db(), own.id);
		expect(draft).toMatchObject({ revision: second, fields: { text: "Phone" } });
		for (const seen of ["", first]) {
			expect((await leave("Desk, left open", seen, randomUUID())).status).toBe(409);
		}
		expect(await findAnswerDraft(db(), own.id)).toEqual(draft);
		await send();
		const sent = await read();
		// A page that was never told of its first save had begun without a draft.
		for (const seen of [first, `${first} `]) {
			expect((await leave("Desk, left open", seen, randomUUID())).status).toBe(409);
		}
		expect(await findAnswerDraft(db(), own.id)).toBeUndefined();
		expect(await read()).toEqual(sent);
	});

	it("is saved, looked at or discarded only over words that its page has seen, and otherwise both are shown to choose from", async () => {
		await post("", { ...letter, text: "From the phone" });
		const draft = await findAnswerDraft(db(), own.id);
		for (const intent of ["preview", "terms", "keep", "discard"]) {
			const { status, text } = await post("", { ...letter, intent, text: "Desk", seen: "" });
			expect(status).toBe(409);
			expect(readWords(text)).toContain("Changed in another tab or on another device");
			expect(text).toMatch(/<del>From the phone<\/del>\s*<ins>Desk<\/ins>/);
			expect(text).toContain("Desk</textarea>");
			expect(await findAnswerDraft(db(), own.id)).toEqual(draft);
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
		expect((await findAnswerDraft(db(), own.id))?.fields.text).toBe("Desk, and more");
		expect((await post("", { ...chosen, text: "Older" })).status).toBe(409);
		// A double tap on Preview.
		expect((await post("", { ...letter, text: "Desk, and more", seen: "" })).status).toBe(302);
	});

	it("whose draft was sent is no new one before the artist says so", async () => {
		await post("", letter);
		const seen = (await findAnswerDraft(db(), own.id))?.revision ?? "";
		await send();
		const answer = await post("", { ...letter, text: "Desk", seen });
		expect(answer.status).toBe(409);
		expect(readWords(answer.text)).toContain("Sent or discarded in another tab");
		expect(answer.text).toContain("Desk</textarea>");
		expect(await findAnswerDraft(db(), own.id)).toBeUndefined();
		expect((await post("", { ...letter, text: "Desk", seen: "", mine: "" })).status).toBe(409);
		await post("", { ...letter, text: "Desk", seen, mine: await nameNoDraft(db(), own.id) });
		expect((await findAnswerDraft(db(), own.id))?.fields.text).toBe("Desk");
		expect((await post("", { intent: "discard" })).headers.location).toBe(
			`/admin/requests/${own.id}`,
		);
		expect(await findAnswerDraft(db(), own.id)).toBeUndefined();
	});

	it("kept by two pages at once is the one that came first", async () => {
		const both = ["One", "Two"].map((text) =>
			post("", { ...letter, intent: "keep", text, seen: "", next: randomUUID() }),
		);
		const answers = (await Promise.all(both)).map(({ status }) => status);
		expect(answers.sort()).toEqual([200, 409]);
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
});
