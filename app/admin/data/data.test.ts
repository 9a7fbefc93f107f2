import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { changeState } from "../../../test/change-state.ts";
import { drawJpeg } from "../../../test/media.ts";
import { readPage } from "../../../test/read-page.ts";
import { newAddress, sendRequest } from "../../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { readKept } from "../../../test/stored-files.ts";
import { upload } from "../../../test/tus.ts";
import { unzip } from "../../../test/unzip.ts";
import { listActs } from "../../db/audit.server.ts";
import { commit } from "../../db/commit.server.ts";
import { finishErasing } from "../../requests/erase.server.ts";
import { addEvent } from "../../requests/progress/events.server.ts";
import { listAnnounced, retain } from "../../requests/retention.server.ts";
import { saveTerms } from "../../requests/terms/terms.server.ts";
import { saveAnswerDraft } from "../answer/answer-drafts.server.ts";
import { readAnswerFields } from "../answer/answer-fields.ts";

const day = 24 * 60 * 60 * 1000;

describe.each(engines)("data rights on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
	});
	afterAll(() => site.close());

	const send = (email: string, uploads: string[] = []) => sendRequest(site, { email, uploads });
	const asForm = (form: Record<string, string>) => ({
		method: "POST",
		headers: { ...artist, "Content-Type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams(form).toString(),
	});
	const post = (form: Record<string, string>) => site.call("/admin/data", asForm(form));
	const exportOf = (email: string) =>
		fetch(`${site.address}/admin/data/export.zip`, asForm({ email }));
	const countRequests = async () => {
		const rows = await site.database.db
			.selectFrom("consultation_submissions")
			.select("id")
			.execute();
		return rows.length;
	};

	it("give a copy of everything, files included", async () => {
		const file = await upload(site.address, await drawJpeg(), "my koi.jpg", { from: newAddress() });
		const id = await send("Copy@Example.com", [file]);
		await send("other@example.com");
		await changeState(site.database.db, id, "quoted", "artist");
		const answer = await exportOf("copy@example.com");
		expect(answer.headers.get("cache-control")).toContain("no-store");
		const archive = await unzip(await answer.bytes());
		const requests = JSON.parse(String(archive["requests.json"]));
		expect(requests).toHaveLength(1);
		expect(requests[0].request).toMatchObject({ id, email: "Copy@Example.com" });
		expect(requests[0].events).toMatchObject([{ kind: "state", text: "quoted" }]);
		const name = Object.keys(archive).find((path) => path.endsWith("/1 my koi.jpg")) ?? "";
		expect(archive[name]).toEqual(await readKept(site, file));
		expect((await listActs(site.database.db, 1))[0]).toMatchObject({ act: "exported" });
	});

	it("give the whole site to the artist alone, and note it", async () => {
		const path = "/admin/data/site.zip";
		expect((await site.call(path)).status).toBe(302);
		expect((await site.call(path, { method: "HEAD", headers: artist })).status).toBe(200);
		const answer = await fetch(site.address + path, { headers: artist });
		expect(answer.headers.get("cache-control")).toBe("private, no-store");
		expect(answer.headers.get("content-disposition")).toMatch(
			/^attachment; .*\d{4}-\d\d-\d\d\.zip/,
		);
		const names = Object.keys(await unzip(await answer.bytes()));
		expect(names).toEqual(expect.arrayContaining(["README.txt", "site/manifest.json"]));
		const noted = (await listActs(site.database.db, 10)).filter(({ act }) => act === "exported");
		expect(noted.filter(({ detail }) => detail === "the whole site")).toHaveLength(1);
	});

	it("erase one person once the address was typed again, and nobody else", async () => {
		await send("gone@example.com");
		await send("stays@example.com");
		const before = await countRequests();
		const found = await post({ email: "Gone@example.com" });
		expect(readPage(found.text).words).toContain("Gone@example.com: 1 request and 0 notes.");
		const refused = await post({ email: "gone@example.com", again: "gone@example" });
		expect(refused.status).toBe(422);
		expect(refused.text).toContain("Nothing was erased.");
		expect(await countRequests()).toBe(before);
		const erased = await post({ email: "gone@example.com", again: "Gone@example.com" });
		const { words } = readPage(erased.text);
		expect(words).toContain("1 request, 0 files and 0 notes.");
		expect(words).not.toContain("Earlier copies");
		expect(await countRequests()).toBe(before - 1);
	});

	it("say what is left when the database stays in use, and finish it later", async () => {
		await send("in-use@example.com");
		const scrub = vi.spyOn(site.database, "scrub").mockRejectedValue(new Error("in use"));
		const erased = await post({ email: "in-use@example.com", again: "in-use@example.com" });
		expect(erased.status).toBe(200);
		const { words } = readPage(erased.text);
		expect(words).toContain("1 request, 0 files and 0 notes.");
		expect(words).toMatch(
			/Some of it is still on the disk: .* The site will keep trying every minute\./,
		);
		const finish = () => finishErasing(site.database, site.files, site.log);
		await finish();
		expect(site.logged.at(-1)).toContain("finishing what was erased failed");
		scrub.mockRestore();
		await finish();
		const left = await site.database.db.selectFrom("unfinished_erasures").selectAll().execute();
		expect(left).toEqual([]);
	});

	it("refuse a part of an address", async () => {
		for (const email of ["", "example.com", "a b@example.com"]) {
			expect((await exportOf(email)).status).toBe(400);
			const { status, text } = await post({ email });
			expect(status).toBe(422);
			expect(text).not.toContain("Download Everything");
		}
	});

	it("announce an old request, and erase it a week later unless something happened", async () => {
		const { db } = site.database;
		const names = ["old", "written to", "drafted", "agreed", "young", "booked"];
		const sent = names.map((name) => send(`${name.replace(" ", "-")}@example.com`));
		const ids = await Promise.all(sent);
		const [old = "", writtenTo = "", drafted = "", agreed = "", young = "", booked = ""] = ids;
		const kept = [writtenTo, drafted, agreed];
		await commit(db, (trx) =>
			trx
				.updateTable("request_progress")
				.set({ changed_at: "2020-01-01T00:00:00.000Z" })
				.where("submission_id", "in", [old, booked, ...kept])
				.execute(),
		);
		const now = Date.now();
		const session = {
			id: randomUUID(),
			submission_id: booked,
			status: "confirmed" as const,
			starts_at: new Date(now + day).toISOString(),
			ends_at: new Date(now + 2 * day).toISOString(),
			place: "",
			sequence: 0,
			changed_at: "2020-01-01T00:00:00.000Z",
		};
		await commit(db, (trx) => trx.insertInto("appointments").values(session).execute());
		expect(await retain(site.database, site.files, now)).toBe(0);
		const announced = (await listAnnounced(db)).map(({ id }) => id);
		expect(announced.toSorted()).toEqual([old, ...kept].toSorted());
		const page = await site.call("/admin/data", { headers: artist });
		expect(page.text).toContain("erased after");
		expect(readPage(page.text).words).toContain("Data 4 to look at");
		expect(readPage(page.text).words).toContain("4 requests with no activity for two years.");
		const request = await site.call(`/admin/requests/${writtenTo}`, { headers: artist });
		expect(readPage(request.text).words).toContain("Add a note to keep it.");
		await commit(db, (trx) =>
			addEvent(trx, writtenTo, { by: "client", kind: "words", text: "Hi" }),
		);
		expect((await listAnnounced(db)).map(({ id }) => id)).not.toContain(writtenTo);
		await saveAnswerDraft(
			db,
			drafted,
			readAnswerFields(() => ""),
		);
		await commit(db, (trx) => saveTerms(trx, agreed, { quote: 900 }));
		expect(await retain(site.database, site.files, now + 6 * day)).toBe(0);
		expect(await listAnnounced(db)).toMatchObject([{ id: old }]);
		expect(await retain(site.database, site.files, now + 8 * day)).toBe(1);
		const left = await db.selectFrom("consultation_submissions").select("id").execute();
		const leftIds = left.map(({ id }) => id);
		expect(leftIds).not.toContain(old);
		expect(leftIds).toEqual(expect.arrayContaining([...kept, young, booked]));
		expect(await listAnnounced(db)).toEqual([]);
		const changed_at = new Date(now - 400 * day).toISOString();
		await commit(db, (trx) =>
			trx
				.updateTable("request_progress")
				.set({ changed_at })
				.where("submission_id", "=", young)
				.execute(),
		);
		await retain(site.database, site.files, now, 12);
		expect(await listAnnounced(db)).toMatchObject([{ id: young }]);
		await retain(site.database, site.files, now);
		expect(await listAnnounced(db)).toEqual([]);
	});

	it("keep an audit trail without personal data", async () => {
		const acts = await listActs(site.database.db, 100);
		expect(new Set(acts.map(({ act }) => act))).toEqual(
			new Set(["account set", "state changed", "exported", "erased", "erased by retention"]),
		);
		expect(JSON.stringify(acts)).not.toMatch(/example\.com|Visitor/);
	});
});
