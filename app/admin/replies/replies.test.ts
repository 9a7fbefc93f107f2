import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { openDesk } from "../../../test/desk.ts";
import { readButton, readPageForm } from "../../../test/page-form.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { findPlaceholders, findUnknown } from "../answer/placeholders.ts";
import { listReplies } from "./replies.server.ts";

describe.each(engines)("saved replies on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
	});
	afterAll(() => site.close());

	const list = () => listReplies(site.database.db);
	const names = async () => (await list()).map(({ name }) => name);
	const desk = openDesk(() => ({ site, artist }));
	const open = async () => (await desk.get("/admin/replies")).text;
	const send = (fields: URLSearchParams) => desk.post("/admin/replies", fields);
	/** With what the form was shown with, now or on a page that was opened before. */
	const post = async (fields: Record<string, string>, page?: string) => {
		const form = readPageForm(page ?? (await open()), `value="${fields.id}"/><input`);
		return send(new URLSearchParams({ ...Object.fromEntries(form), ...fields }));
	};

	it("begin with six, which fit every request but for what the artist has to add", async () => {
		expect(await names()).toEqual([
			"Needs more information",
			"Quote",
			"Deposit asked",
			"Booked",
			"Declined kindly",
			"Fully booked",
		]);
		for (const { text } of await list()) {
			expect(findUnknown(text)).toEqual([]);
			expect(findPlaceholders(text)).toEqual(expect.arrayContaining(["first name", "artist"]));
			expect(findPlaceholders(text)).not.toContain("piece");
		}
	});

	it("begin with words that also fit a date that is only proposed", async () => {
		const texts = (await list()).map(({ text }) => text).join();
		expect(texts).not.toMatch(/You’re booked|set the date/);
		expect(texts).toContain("you can confirm the date, if you haven’t yet");
	});

	it("are added, changed, put in order and deleted", async () => {
		const text = "Hi {first name},\r\nsee you.";
		expect(
			(await post({ intent: "save", id: "", name: "Mine", text, state: "booked" })).status,
		).toBe(302);
		const added = (await list()).at(-1);
		// The answer to it was lost.
		await post({ intent: "save", id: "", name: "Mine", text, state: "booked" });
		expect(await names()).toHaveLength(7);
		expect(added).toMatchObject({
			name: "Mine",
			text: "Hi {first name},\nsee you.",
			state: "booked",
		});
		const id = added?.id ?? "";
		await post({ intent: "save", id, name: "Mine too", text, state: "spam" });
		expect((await list()).at(-1)).toMatchObject({ id, name: "Mine too", state: null });
		await post({ intent: "up", id });
		expect((await names()).slice(-2)).toEqual(["Mine too", "Fully booked"]);
		await post({ intent: "down", id });
		await post({ intent: "down", id });
		expect((await names()).slice(-2)).toEqual(["Fully booked", "Mine too"]);
		const page = await open();
		expect(page).toContain("Delete This Reply");
		const unopened = page.replace(/<details\b[^>]*><summary>Delete.*?<\/details>/gs, "");
		expect(unopened).not.toContain('value="delete"');
		await post({ intent: "delete", id });
		expect(await names()).toHaveLength(6);
	});

	it("with an unknown placeholder or without a name are shown again as typed", async () => {
		const before = await list();
		const text = "Hi {frist name}, <b>you</b>";
		const answer = await post({ intent: "save", id: "", name: " ", text, state: "" });
		expect(answer.status).toBe(422);
		expect(answer.text).toContain("{frist name} is not a placeholder.");
		expect(answer.text).toContain("Give it a name to find it by.");
		expect(answer.text).toContain("Hi {frist name}, &lt;b&gt;you&lt;/b&gt;</textarea>");
		expect(await list()).toEqual(before);
	});

	it("are never overwritten or deleted unseen once another device has changed them", async () => {
		const [{ id = "", text = "" } = {}] = await list();
		const tab = await open();
		const stored = async () => (await list()).find((reply) => reply.id === id);
		expect((await post({ intent: "save", id, name: "Of the phone" })).status).toBe(302);
		// The answer to it was lost.
		expect((await post({ intent: "save", id, name: "Of the phone" }, tab)).status).toBe(302);
		const mine = { intent: "save", id, name: "Of the desk", state: "done" };
		const refused = await post(mine, tab);
		expect(refused.status).toBe(409);
		expect(refused.text).toContain("Changed in another tab or on another device");
		expect(refused.text).toContain("Of the <del>phone</del><ins>desk</ins>");
		expect(refused.text).toContain("<del>Needs info</del><ins>Done</ins>");
		const kept = readPageForm(refused.text, `value="${id}"/><input`);
		expect(kept.get("name")).toBe("Of the desk");
		expect((await send(kept)).status).toBe(409);
		const deleted = await post({ intent: "delete", id }, tab);
		expect(deleted.status).toBe(409);
		expect(deleted.text).toContain("Not deleted");
		expect(deleted.text).not.toContain("Save Mine");
		const now = readPageForm(deleted.text, `value="${id}"/><input`);
		expect(now.get("name")).toBe("Of the phone");
		expect(now.get("seen")).toBe(readButton(refused.text, "over"));
		expect(await stored()).toMatchObject({ name: "Of the phone" });
		kept.set("over", readButton(refused.text, "over") ?? "");
		expect((await send(kept)).status).toBe(302);
		expect(await stored()).toMatchObject({ name: "Of the desk", text, state: "done" });
	});

	it("that were deleted meanwhile are not brought back unseen", async () => {
		const tab = await open();
		const { id = "" } = (await list()).at(-1) ?? {};
		await post({ intent: "delete", id });
		const before = await names();
		const refused = await post({ intent: "save", id, name: "Typed since" }, tab);
		expect(refused.status).toBe(410);
		expect(refused.text).toContain("The reply was deleted in another tab or on another device.");
		expect(await names()).toEqual(before);
	});
});
