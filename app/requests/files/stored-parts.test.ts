import {
	existsSync,
	lutimesSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawJpeg } from "../../../test/media.ts";
import { newAddress, submission } from "../../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { keptPath } from "../../../test/stored-files.ts";
import { askUpload, createUpload, idOf, sendBytes, upload } from "../../../test/tus.ts";
import { sweep } from "./sweep.server.ts";

describe.each(engines)("stored files on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	it("keeps a file whose row another process has stored", async () => {
		const from = newAddress();
		const bytes = await drawJpeg();
		const path = (await createUpload(site.address, bytes.length, "a.jpg", { from })).headers
			.location as string;
		const id = idOf(path);
		// As if another process had finished the same upload and a request had claimed it.
		const other = await upload(site.address, bytes, "a.jpg", { from });
		await site.database.db
			.updateTable("reference_files")
			.set({ id })
			.where("id", "=", other)
			.execute();
		renameSync(keptPath(site, other), keptPath(site, id));
		const sent = await site.call("/api/consultations", { ...submission({ uploads: [id] }), from });
		expect(sent.status).toBe(201);

		expect((await sendBytes(site.address, path, bytes)).status).toBe(204);
		expect(existsSync(keptPath(site, id))).toBe(true);
		expect(readdirSync(site.files.incomingFolder)).toEqual([]);
	});

	describe("a link in the place of an upload", () => {
		let outside: string;
		beforeAll(() => {
			outside = join(site.config.dataDir, "../outside.jpg");
		});
		afterAll(() => rmSync(outside, { force: true }));
		const begin = async () => {
			const bytes = await drawJpeg();
			writeFileSync(outside, bytes.subarray(0, 200));
			const from = newAddress();
			const created = await createUpload(site.address, bytes.length, "a.jpg", { from });
			const path = created.headers.location ?? "";
			return { path, id: idOf(path), bytes };
		};

		it.each(["", ".json"])("is not followed: %j", async (suffix) => {
			const { path, id, bytes } = await begin();
			const part = site.files.incomingPath(id) + suffix;
			if (suffix) writeFileSync(outside, readFileSync(part));
			const before = readFileSync(outside);
			rmSync(part);
			symlinkSync(outside, part);
			expect((await askUpload(site.address, path)).status).toBe(404);
			expect((await sendBytes(site.address, path, bytes)).status).toBe(404);
			expect((await askUpload(site.address, path, "DELETE")).status).toBe(404);
			expect(readFileSync(outside)).toEqual(before);
			const listed = await site.files.storage.list("incoming");
			expect(listed.map(({ name }) => name)).not.toContain(`incoming/${id}${suffix}`);
			expect(existsSync(keptPath(site, id))).toBe(false);
		});

		it("receives no clean copy", async () => {
			const { path, id, bytes } = await begin();
			const before = readFileSync(outside);
			symlinkSync(outside, site.files.cleanedPath(id));
			expect((await sendBytes(site.address, path, bytes)).status).toBe(204);
			expect(readFileSync(outside)).toEqual(before);
			expect(existsSync(keptPath(site, id))).toBe(true);
		});

		it("keeps its target when swept", async () => {
			const { id } = await begin();
			const part = site.files.incomingPath(id);
			rmSync(part);
			symlinkSync(outside, part);
			lutimesSync(part, 0, 0);
			await sweep(site.database, site.files, Date.now() + 48 * 60 * 60 * 1000);
			expect(existsSync(outside)).toBe(true);
		});
	});
});
