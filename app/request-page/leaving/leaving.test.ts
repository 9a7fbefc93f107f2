import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { changeState } from "../../../test/change-state.ts";
import { drawJpeg } from "../../../test/media.ts";
import type { Part } from "../../../test/multipart.ts";
import { readPage } from "../../../test/read-page.ts";
import { addTo, openRequestPage } from "../../../test/request-page.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { upload } from "../../../test/tus.ts";
import { commit } from "../../db/commit.server.ts";
import { addLetter } from "../../mail/outbox.server.ts";
import { sweep } from "../../requests/files/sweep.server.ts";
import { listEvents } from "../../requests/progress/events.server.ts";

describe.each(engines)("leaving a request on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const post = (path: string, from: string) => site.call(path, { method: "POST", from });
	const findProgress = (id: string) =>
		site.database.db
			.selectFrom("request_progress")
			.select(["state", "turn", "read_at"])
			.where("submission_id", "=", id)
			.executeTakeFirst();

	it("is withdrawn in a second step, once", async () => {
		const { id, path, from } = await openRequestPage(site);
		const step = readPage((await site.call(`${path}/withdraw`)).text);
		expect(step.headings).toEqual(["Withdraw Your Request"]);
		expect(await findProgress(id)).toMatchObject({ state: "new" });
		const answers = await Promise.all([
			post(`${path}/withdraw`, from),
			post(`${path}/withdraw`, from),
		]);
		for (const { status, headers } of answers)
			expect([status, headers.location]).toEqual([303, path]);
		expect(await findProgress(id)).toEqual({ state: "withdrawn", turn: "artist", read_at: null });
		expect(await listEvents(site.database.db, id)).toHaveLength(1);
		const { words } = readPage((await site.call(path)).text);
		expect(words).toContain("You withdrew this request");
		expect(words).not.toContain("my answer");
		expect(words).not.toContain("Withdraw the Request");
		expect((await site.call(`${path}/withdraw`)).headers.location).toBe(path);
	});

	it("can be taken up again in words", async () => {
		const page = await openRequestPage(site);
		await post(`${page.path}/withdraw`, page.from);
		expect((await addTo(site, page, "After all, yes")).status).toBe(303);
		expect(await findProgress(page.id)).toMatchObject({ state: "withdrawn", turn: "artist" });
		expect(readPage((await site.call(page.path)).text).words).toMatch(/my answer by/);
	});

	it("is not withdrawn once it has ended", async () => {
		const { id, path, from } = await openRequestPage(site);
		await changeState(site.database.db, id, "done", "artist");
		expect((await post(`${path}/withdraw`, from)).status).toBe(303);
		expect(await findProgress(id)).toMatchObject({ state: "done" });
		const { words } = readPage((await site.call(path)).text);
		expect(words).toContain("Erase Your Request");
		expect(words).not.toContain("Changed Your Mind?");
	});

	it("erases every row and file, and the link leads nowhere", async () => {
		const { db } = site.database;
		const before = await countRows();
		const file = await upload(site.address, await drawJpeg(), "arm.jpg");
		const page = await openRequestPage(site, { uploads: [file] });
		const photo: Part = ["files", await drawJpeg(), "canary-file.jpg"];
		await addTo(site, page, "canary words".repeat(50), [photo]);
		if (engine === "sqlite") expect(findInData("canary words")).not.toEqual([]);
		await commit(db, (trx) =>
			addLetter(trx, {
				kind: "answer",
				recipient: "visitor@example.com",
				subject: "Hello",
				text: "A letter",
				requestId: page.id,
			}),
		);
		expect(readPage((await site.call(`${page.path}/erase`)).text).headings).toEqual([
			"Erase Everything",
		]);
		const erased = await post(`${page.path}/erase`, page.from);
		expect([erased.status, erased.headers.location]).toEqual([303, "/request/erased"]);
		const after = readPage((await site.call("/request/erased")).text);
		expect(after.headings).toEqual(["Everything Is Erased"]);
		expect(await countRows()).toEqual(before);
		expect(findInData("canary")).toEqual([]);
		expect((await site.call(page.path)).status).toBe(404);
		expect((await addTo(site, page, "Still there?")).status).toBe(404);
		expect((await sweep(site.database, site.files)).stopped).toBeNull();
	});

	it("promises to erase no more than it can: copies of the site keep it for a while", async () => {
		onTestFinished(() => void Object.assign(site.config, { backupDir: null }));
		const { path } = await openRequestPage(site);
		const told = "Backups of the site may still hold your request for up to six months.";
		for (const backupDir of [null, "/var/backups/linework"]) {
			Object.assign(site.config, { backupDir });
			for (const address of [`${path}/erase`, "/request/erased"]) {
				const { words } = readPage((await site.call(address)).text);
				expect(words.includes(told), `${address} ${backupDir}`).toBe(backupDir !== null);
			}
		}
	});

	it("is told as erased although the database stays in use, and finished later", async () => {
		const page = await openRequestPage(site, { design_idea: "canary idea" });
		const scrub = vi.spyOn(site.database, "scrub").mockRejectedValue(new Error("in use"));
		const erased = await post(`${page.path}/erase`, page.from);
		expect([erased.status, erased.headers.location]).toEqual([303, "/request/erased"]);
		expect((await site.call(page.path)).status).toBe(404);
		scrub.mockRestore();
		await site.database.scrub();
		expect(findInData("canary")).toEqual([]);
	});

	it("leaves no file that was added at the same moment", async () => {
		const before = await countRows();
		for (let i = 0; i < 5; i += 1) {
			const page = await openRequestPage(site);
			const photo = await drawJpeg();
			await Promise.all([
				addTo(site, page, "", [["files", photo, "late.jpg"]]),
				post(`${page.path}/erase`, page.from),
			]);
			expect((await site.call(page.path)).status).toBe(404);
		}
		expect(await countRows()).toEqual(before);
	});

	function findInData(wanted: string): string[] {
		return readdirSync(site.config.dataDir, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.filter((path) => readFileSync(path).includes(wanted));
	}

	async function countRows() {
		const { db } = site.database;
		const counts: Record<string, number> = { kept: (await site.files.listKept()).length };
		for (const table of [
			"consultation_submissions",
			"reference_files",
			"request_progress",
			"request_events",
			"request_links",
			"letters",
			"idempotency_keys",
		] as const) {
			counts[table] = (await db.selectFrom(table).selectAll().execute()).length;
		}
		return counts;
	}
});
