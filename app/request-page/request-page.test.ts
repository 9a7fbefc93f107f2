import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeState } from "../../test/change-state.ts";
import { drawJpeg } from "../../test/media.ts";
import { readPage } from "../../test/read-page.ts";
import { addTo, openRequestPage } from "../../test/request-page.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { upload } from "../../test/tus.ts";
import { commit } from "../db/commit.server.ts";
import { addEvent, listEvents } from "../requests/progress/events.server.ts";
import { dateActs } from "../requests/progress/states.ts";

describe.each(engines)("the client's page on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const read = async (path: string) => readPage((await site.call(path)).text);
	const findProgress = (id: string) =>
		site.database.db
			.selectFrom("request_progress")
			.selectAll()
			.where("submission_id", "=", id)
			.executeTakeFirstOrThrow();
	const listFiles = (id: string) =>
		site.database.db
			.selectFrom("reference_files")
			.select(["name", "position"])
			.where("submission_id", "=", id)
			.orderBy("position")
			.execute();
	const countFiles = async (id: string) =>
		(
			await site.database.db
				.selectFrom("consultation_submissions")
				.select("reference_images_count as count")
				.where("id", "=", id)
				.executeTakeFirstOrThrow()
		).count;

	it("shows what was sent, where it stands and by when an answer comes", async () => {
		const page = await openRequestPage(site, { design_idea: "Two herons\nin <b>reeds</b>" });
		const { headings, words, meta } = await read(page.path);
		expect(headings).toEqual(["Your Request"]);
		expect(words).toContain("Two herons in <b>reeds</b>");
		expect(words).toContain("visitor@example.com");
		expect(words).toMatch(/You’ll have my answer by \w+day at \d+:\d\d [AP]M M[SD]T\./);
		expect(meta.get("robots")).toBe("noindex");
	});

	it("promises no answer while the request is on the waitlist", async () => {
		const { path, id } = await openRequestPage(site);
		await site.database.db
			.updateTable("request_progress")
			.set({ waitlist: "closed", waiting_since: null })
			.where("submission_id", "=", id)
			.execute();
		const { words } = await read(path);
		expect(words).toContain("You are on the waitlist");
		expect(words).not.toContain("You’ll have my answer");
	});

	it("says nothing of a quote before the client is told, and promises an answer until then", async () => {
		const { id, path } = await openRequestPage(site);
		await changeState(site.database.db, id, "quoted", "artist");
		const before = (await read(path)).words;
		expect(before).toContain("I have your request");
		expect(before).toContain("You’ll have my answer");
		expect(before).not.toContain("quote");
		const letter = { by: "artist", kind: "letter", text: "It would be $500." } as const;
		await commit(site.database.db, (trx) => addEvent(trx, id, letter));
		const after = (await read(path)).words;
		expect(after).toContain("You have my quote");
		expect(after).toContain("I sent you a quote");
		expect(after).not.toContain("You’ll have my answer");
	});

	it("is private: no cache, no search engine, no referrer", async () => {
		const { path } = await openRequestPage(site);
		const [, token = ""] = path.split("/request/");
		for (const one of [path, `${path}.data`, `${path}/erase`, "/request/lost"]) {
			const { status, headers, text } = await site.call(one);
			expect(status).toBe(200);
			expect(headers["cache-control"]).toBe("private, no-store");
			expect(headers["referrer-policy"]).toBe("no-referrer");
			expect(headers["x-robots-tag"]).toBe("noindex");
			expect(headers.etag).toBeUndefined();
			if (!one.endsWith(".data"))
				expect(text).toMatch(/"not":\{"href_matches":\[[^\]]*"\/request\/\*"/);
		}
		const elsewhere = await site.call(`/Request/${token.toUpperCase()}/`);
		expect(elsewhere.headers.location).toBe(path);
		expect(elsewhere.headers["cache-control"]).toBe("private, no-store");
		expect(site.logged.join("")).not.toContain(token);
	});

	it("shows a request set aside as spam as it was before", async () => {
		const page = await openRequestPage(site);
		const look = async () => (await site.call(page.path)).text;
		const before = await look();
		await changeState(site.database.db, page.id, "spam", "artist");
		expect(await look()).toBe(before);
		await changeState(site.database.db, page.id, "done", "artist");
		const done = await look();
		expect(readPage(done).words).toContain("Your tattoo is done");
		await changeState(site.database.db, page.id, "spam", "artist");
		expect(await look()).toBe(done);
		await changeState(site.database.db, page.id, "done", "artist");
		expect(await look()).toBe(done);
	});

	it("tells the history as far as it concerns the client", async () => {
		const { id, path } = await openRequestPage(site);
		const { db } = site.database;
		const events = [
			{ by: "artist", kind: "note", text: "Seems difficult" },
			{ by: "artist", kind: "letter", text: "Which arm?" },
		] as const;
		for (const event of events) await commit(db, (trx) => addEvent(trx, id, event));
		await changeState(db, id, "needs-info", "artist");
		const { words } = await read(path);
		expect(words).toContain("I have a question for you");
		expect(words).toContain("Which arm?");
		expect(words).not.toContain("Seems difficult");
		expect(words).not.toContain("my answer");
	});

	it("tells that the artist has written", async () => {
		const { id, path } = await openRequestPage(site);
		const letter = { by: "artist", kind: "letter", text: "Hello" } as const;
		await commit(site.database.db, (trx) => addEvent(trx, id, letter));
		const { words } = await read(path);
		expect(words).toMatch(/I wrote to you That was on .+ If I asked you something, answer below/);
		expect(words).not.toContain("I have your request");
	});

	it("takes more without scripts, and shows the form again with its message", async () => {
		const { path } = await openRequestPage(site);
		const { text } = await site.call(path);
		const [form] = /<form\b[^>]*#add"[^>]*>/.exec(text) ?? [];
		expect(form).toContain('method="post"');
		expect(form).toContain('encType="multipart/form-data"');
		expect(text).toMatch(/<h2[^>]* id="add"/i);
	});

	it("takes words and files, as unread and the artist's turn", async () => {
		const page = await openRequestPage(site);
		const letter = { by: "artist", kind: "letter", text: "$500" } as const;
		await commit(site.database.db, (trx) => addEvent(trx, page.id, letter));
		await changeState(site.database.db, page.id, "quoted", "artist");
		const answer = await addTo(site, page, " Left arm.\r\nThank you! ", [
			["files", await drawJpeg(), "arm.jpg"],
		]);
		expect([answer.status, answer.headers.location]).toEqual([303, `${page.path}?added#add`]);
		const events = await listEvents(site.database.db, page.id);
		expect(events.map(({ by, kind, text }) => [by, kind, text])).toEqual([
			["artist", "letter", "$500"],
			["artist", "state", "quoted"],
			["client", "words", "Left arm.\nThank you!"],
			["client", "files", "arm.jpg"],
		]);
		expect(await findProgress(page.id)).toMatchObject({ turn: "artist", read_at: null });
		expect(await countFiles(page.id)).toBe(1);
		const { words } = await read(`${page.path}?added`);
		expect(words).toContain("It arrived");
		expect(words).toContain("Left arm.");
		expect(words).toContain("You wrote back about my quote");
		expect(words).toMatch(/my answer by/);
		const note = { by: "artist", kind: "note", text: "Easy" } as const;
		await commit(site.database.db, (trx) => addEvent(trx, page.id, note));
		expect((await read(`${page.path}?added`)).words).toContain("It arrived");
		await commit(site.database.db, (trx) => addEvent(trx, page.id, letter));
		expect((await read(`${page.path}?added`)).words).not.toContain("It arrived");
	});

	it("takes what is sent twice at once as one", async () => {
		const page = await openRequestPage(site);
		const photo = await drawJpeg();
		const send = () => addTo(site, page, "Twice", [["files", photo, "a.jpg"]]);
		const answers = await Promise.all([send(), send(), send()]);
		expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
		expect(await listEvents(site.database.db, page.id)).toHaveLength(2);
		expect(await countFiles(page.id)).toBe(1);
		expect(await listFiles(page.id)).toEqual([{ name: "a.jpg", position: 0 }]);
	});

	it("takes again what was sent again as one, also where only a part had room", async () => {
		const uploads = [];
		for (const name of ["a", "b", "c"]) {
			uploads.push(await upload(site.address, await drawJpeg(), `${name}.jpg`));
		}
		const page = await openRequestPage(site, { uploads });
		const photos = Array.from(
			{ length: 5 },
			async (_, index): Promise<[string, Uint8Array, string]> => [
				"files",
				await drawJpeg(64 + index, 64),
				`${index}.jpg`,
			],
		);
		const sent = await Promise.all(photos);
		const send = (words: string) => addTo(site, page, words, sent);
		for (const _ of [1, 2]) expect((await send("Five")).status).toBe(303);
		expect(await countFiles(page.id)).toBe(8);
		expect(readPage((await send("Some")).text).words).toContain("“2.jpg” was left out");
		expect((await send("Some")).status).toBe(303);
		expect(await countFiles(page.id)).toBe(10);
		const events = await listEvents(site.database.db, page.id);
		expect(events.filter(({ kind }) => kind === "words")).toHaveLength(2);
	});

	it("takes the same answer to another question or date as a new one", async () => {
		const page = await openRequestPage(site);
		const note = { by: "artist", kind: "note", text: "Hm" } as const;
		for (const act of [
			{ by: "artist", kind: "letter", text: "Does that work?" },
			{ by: "artist", kind: "date", text: dateActs.moved },
		] as const) {
			await commit(site.database.db, (trx) => addEvent(trx, page.id, act));
			for (const _ of [1, 2]) {
				expect((await addTo(site, page, "No")).status).toBe(303);
				await commit(site.database.db, (trx) => addEvent(trx, page.id, note));
			}
		}
		const events = await listEvents(site.database.db, page.id);
		expect(events.filter(({ kind }) => kind === "words")).toHaveLength(2);
	});

	it("holds ten files in all, whoever sends at once", async () => {
		const first = await upload(site.address, await drawJpeg(), "first.jpg");
		const page = await openRequestPage(site, { uploads: [first] });
		const send = async (name: string, count: number) => {
			const photos = Array.from({ length: count }, async (_, index) => {
				const file = await drawJpeg(64 + index, 48);
				return ["files", file, `${name}${index}.jpg`] as [string, Uint8Array, string];
			});
			return addTo(site, page, name, await Promise.all(photos));
		};
		const kept = (await site.files.listKept()).length;
		const both = await Promise.all([send("a", 5), send("b", 5)]);
		const told = both.map(({ text }) => readPage(text).words).join(" ");
		expect(told).toMatch(/“[ab]4\.jpg” was left out/);
		const more = await send("c", 5);
		expect(readPage(more.text).words).toContain("“c4.jpg” was left out");
		expect((await listFiles(page.id)).map(({ position }) => position)).toEqual([
			...Array(10).keys(),
		]);
		expect(await countFiles(page.id)).toBe(10);
		expect(await site.files.listKept()).toHaveLength(kept + 9);
		expect((await read(page.path)).words).toContain("the most it can hold");
		const late = await addTo(site, page, "", [["files", await drawJpeg(), "late.jpg"]]);
		expect(late.status).toBe(422);
	});

	it("takes five files at once, and says once of those of one name that they are left", async () => {
		const page = await openRequestPage(site);
		const send = async (count: number) => {
			const photo = await drawJpeg();
			const photos = Array.from({ length: count }, (): [string, Uint8Array, string] => [
				"files",
				photo,
				"image.jpg",
			]);
			return addTo(site, page, "", photos);
		};
		const why = "“image.jpg” was left out: one message can include up to 5 files.";
		expect(readPage((await send(7)).text).words.split(why)).toHaveLength(2);
		expect(await countFiles(page.id)).toBe(5);
		expect((await send(2)).status).toBe(303);
	});

	it("keeps the words where a file cannot be taken, and says so", async () => {
		const page = await openRequestPage(site);
		const text: [string, Uint8Array, string] = ["files", Buffer.from("words"), "list.txt"];
		const partly = await addTo(site, page, "With a list", [text]);
		expect(partly.status).toBe(200);
		const { words } = readPage(partly.text);
		expect(words).toContain("Not everything could be added");
		expect(words).toContain("“list.txt” is not a picture or video");
		const alone = await addTo(site, page, "", [text]);
		expect(alone.status).toBe(415);
		const events = await listEvents(site.database.db, page.id);
		expect(events.map(({ text }) => text)).toEqual(["With a list"]);
	});

	it("refuses an empty and an endless message, and shows the text again", async () => {
		const page = await openRequestPage(site);
		expect((await addTo(site, page, " ")).status).toBe(422);
		const long = await addTo(site, page, "é".repeat(2_001), [["files", await drawJpeg(), "a.jpg"]]);
		expect(long.status).toBe(422);
		expect(long.text).toContain("é".repeat(2_001));
		expect((await addTo(site, page, "é\r\n".repeat(1_000))).status).toBe(303);
		expect(await listEvents(site.database.db, page.id)).toHaveLength(1);
		expect(await listFiles(page.id)).toEqual([]);
	});

	it("slows down who sends too much, in words", async () => {
		const page = await openRequestPage(site);
		for (let i = 0; i < 20; i += 1) await addTo(site, page, `Again ${i}`);
		const { status, headers, text } = await addTo(site, page, "Once more");
		expect([status, headers["retry-after"]]).toEqual([429, expect.stringMatching(/^\d+$/)]);
		expect(text).toContain("Too many changes at once.");
		expect(text).toContain("Once more</textarea>");
		expect(await listEvents(site.database.db, page.id)).toHaveLength(20);
	});

	it("serves the client's own files, whole and in parts", async () => {
		const photo = await drawJpeg();
		const page = await openRequestPage(site, {
			uploads: [await upload(site.address, photo, "my 'arm'.jpg")],
		});
		const other = await openRequestPage(site, {
			uploads: [await upload(site.address, photo, "other.jpg")],
		});
		const address = /href="([^"]*\/files\/[^"]*)"/.exec((await site.call(page.path)).text)?.[1];
		const whole = await site.call(String(address));
		expect(whole.status).toBe(200);
		expect(whole.headers).toMatchObject({
			"content-type": "image/jpeg",
			"content-disposition": `inline; filename="my 'arm'.jpg"; filename*=UTF-8''my%20%27arm%27.jpg`,
			"cache-control": "private, no-store",
			"referrer-policy": "no-referrer",
			"x-content-type-options": "nosniff",
			"content-security-policy": expect.stringContaining("default-src 'none'"),
		});
		const part = await site.call(String(address), { headers: { Range: "bytes=0-9" } });
		expect([part.status, part.headers["content-length"]]).toEqual([206, "10"]);
		const beyond = await site.call(String(address), { headers: { Range: "bytes=9999999-" } });
		expect(beyond.status).toBe(416);
		const head = await site.call(String(address), { method: "HEAD" });
		expect([head.status, head.text]).toEqual([200, ""]);
		const preview = await site.call(`${address}/preview`);
		expect(preview.status).toBe(200);
		expect(preview.headers).toMatchObject({
			"content-type": "image/webp",
			"cache-control": "private, no-store",
			"referrer-policy": "no-referrer",
		});
		for (const path of [String(address), `${address}/preview`]) {
			const foreign = await site.call(path.replace(page.token, other.token));
			expect(foreign.status).toBe(404);
		}
		expect((await site.call(`${page.path}/files/../../../etc/passwd`)).status).toBe(404);
	});
});
