import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { openDesk } from "../../../test/desk.ts";
import { readPage } from "../../../test/read-page.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";

const words = "It healed {deposit} so well.\nThank <you>, Sam";

describe.each(engines)("notes at the desk on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	let id = "";
	let before: string[];
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
		before = await readPages();
		const json = { message: words, email: "sam@example.com" };
		await site.call("/api/notes", { method: "POST", json });
		id = (await listNotes())[0]?.id ?? "";
	});
	afterAll(() => site.close());

	const readPages = () =>
		Promise.all(["/contact", "/about"].map(async (path) => (await site.call(path)).text));
	const listNotes = () => site.database.db.selectFrom("Thank you and notes").selectAll().execute();
	const desk = openDesk(() => ({ site, artist }));
	const readDesk = async () => (await desk.get("/admin/notes")).text;
	const post = (fields: Record<string, string>) => desk.post("/admin/notes", fields);

	it("is counted beside its room until it has been seen", async () => {
		const frame = () => desk.get("/admin/books");
		expect(readPage((await frame()).text).words).toContain("Notes 1 unread");
		await readDesk();
		expect(readPage((await frame()).text).words).not.toContain("unread");
		const unread = { read_at: null };
		await site.database.db.updateTable("Thank you and notes").set(unread).execute();
	});

	it("is not read by a browser that only prepares to open it", async () => {
		for (const [method, purpose] of [
			["GET", "prefetch;prerender"],
			["HEAD", ""],
		] as const) {
			const headers = { ...artist, "Sec-Purpose": purpose };
			const { status } = await site.call("/admin/notes", { method, headers });
			expect(status).toBe(purpose ? 503 : 200);
			expect((await listNotes())[0]?.read_at).toBeNull();
		}
	});

	it("shows a note as written, with the address to answer, and as new once", async () => {
		const first = await readDesk();
		expect(first).toContain("It healed {deposit} so well.\nThank &lt;you&gt;, Sam");
		expect(first).toContain('href="mailto:sam@example.com"');
		expect(first).toMatch(/>New</);
		expect(await readDesk()).not.toMatch(/>New</);
	});

	it("shows nothing to visitors before the first is published", async () => {
		expect(await readPages()).toEqual(before);
	});

	it("publishes it on the kept pages at once, without its address, and takes it off again", async () => {
		expect((await post({ intent: "publish", id })).status).toBe(303);
		for (const page of await readPages()) {
			expect(page).toContain("Kind Words");
			expect(page).toContain("It healed {deposit} so well.\nThank &lt;you&gt;, Sam");
			expect(page).not.toContain("sam@example.com");
		}
		await post({ intent: "withdraw", id });
		expect(await readPages()).toEqual(before);
	});

	it("deletes it, from the pages too", async () => {
		await post({ intent: "publish", id });
		expect((await post({ intent: "delete", id })).status).toBe(303);
		expect(await listNotes()).toEqual([]);
		expect(await readPages()).toEqual(before);
		expect(await readDesk()).toContain("No notes yet");
	});

	it.each([{ intent: "publish", id: "other" }, { intent: "burn" }, {}])(
		"refuses %j and changes nothing",
		async (fields) => {
			await site.call("/api/notes", { method: "POST", json: { message: "Another" } });
			const notes = await listNotes();
			const answer = await post({ id: notes[0]?.id ?? "", ...fields } as Record<string, string>);
			expect(answer.status).toBe(422);
			expect(await listNotes()).toEqual(notes);
			expect(await readPages()).toEqual(before);
		},
	);

	it("lists 50, and leads to older ones", async () => {
		const rows = Array.from({ length: 60 }, (_, index) => ({
			id: crypto.randomUUID(),
			created_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
			message: `Note ${index}.`,
			email: null,
		}));
		await site.database.db.insertInto("Thank you and notes").values(rows).execute();
		const first = await readDesk();
		expect(first).toContain("Note 59.");
		expect(first).not.toContain("Note 5.<");
		const older = /href="(\/admin\/notes\?before=[^"]+)"/.exec(first)?.[1] ?? "";
		const second = (await desk.get(older)).text;
		expect(second).toContain("Note 5.<");
		expect(second).not.toContain("Note 59.");
	});
});
