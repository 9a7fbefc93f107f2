import { existsSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { drawJpeg, drawPng, makeGif, makeVideo } from "../../../test/media.ts";
import { newAddress, submission } from "../../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { readKept } from "../../../test/stored-files.ts";
import { askUpload, createUpload, idOf, sendBytes, upload } from "../../../test/tus.ts";
import { cleanFile } from "../../cleaning/clean-file.server.ts";
import { openConverter } from "../../cleaning/picture/converter.server.ts";
import { mostPixels } from "../../images/most-pixels.ts";
import { createLimits } from "../../server/clients/limits.server.ts";

const megabyte = 1024 ** 2;

describe.each(engines)("faults during uploads on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const announce = async (size: number, name = "a.mov", from = newAddress()) => {
		const { headers } = await createUpload(site.address, size, name, { from });
		return headers.location ?? "";
	};
	const listErrors = () => site.logged.filter((line) => JSON.parse(line).level >= 50);
	const listParts = () => readdirSync(site.files.incomingFolder);

	it("reports a full disk and leaves nothing behind", async () => {
		const path = await announce(3 * megabyte);
		const fill = vi.spyOn(site.files, "incomingPath").mockReturnValue("/dev/full");
		const answer = await sendBytes(site.address, path, makeVideo("mov", 3 * megabyte));
		fill.mockRestore();
		expect(answer.status).toBe(507);
		expect(answer.json()).toMatchObject({ code: "no_room" });
		expect(listParts()).toEqual([]);
		expect((await askUpload(site.address, path)).status).toBe(404);
	});

	it("does not call a file damaged if its copy does not fit on the disk, and logs it once", async () => {
		const noted = () => site.logged.filter((line) => JSON.parse(line).code === "no_room").length;
		const before = noted();
		const converter = openConverter();
		// A link to outside: a copy that fails is removed, and links in `incoming/` are refused.
		const full = join(site.config.dataDir, "full");
		const fill = vi.spyOn(site.files, "clean").mockImplementation((id, type, network) => {
			symlinkSync("/dev/full", full);
			const options = { converter, mostPixels, network };
			return cleanFile(site.files.incomingPath(id), full, type, options);
		});
		for (const bytes of [await drawJpeg(), await drawPng(), await makeGif(8, 8)]) {
			const path = await announce(bytes.byteLength, "a");
			const answer = await sendBytes(site.address, path, bytes);
			expect(answer.status).toBe(507);
			expect(answer.json()).toMatchObject({ code: "no_room" });
			expect(listParts()).toEqual([]);
			rmSync(full, { force: true });
		}
		fill.mockRestore();
		converter.close();
		expect(noted() - before).toBeLessThanOrEqual(1);
		expect(noted()).toBe(1);
	});

	it("answers 404 if the upload is removed while its last chunk arrives", async () => {
		const bytes = await drawJpeg();
		const path = await announce(bytes.byteLength, "a.jpg");
		const { keep } = site.files;
		let removed = 0;
		const meanwhile = vi.spyOn(site.files, "keep").mockImplementation(async (id) => {
			removed = (await askUpload(site.address, path, "DELETE")).status;
			return keep(id);
		});
		const last = await sendBytes(site.address, path, bytes);
		meanwhile.mockRestore();
		expect([removed, last.status]).toEqual([204, 404]);
		expect(listErrors()).toEqual([]);
		expect(listParts()).toEqual([]);
	});

	it("refuses more bytes than were announced", async () => {
		const bytes = makeVideo("mov", 2000);
		const path = await announce(1000);
		const answer = await sendBytes(site.address, path, bytes);
		expect(answer.status).toBe(413);
		const chunked = await fetch(new URL(path, site.address), {
			method: "PATCH",
			body: new Blob([new Uint8Array(bytes)]).stream(),
			headers: {
				"Tus-Resumable": "1.0.0",
				"Upload-Offset": "0",
				"Content-Type": "application/offset+octet-stream",
			},
			duplex: "half",
		} as RequestInit);
		expect(chunked.status).toBe(413);
		expect(await chunked.json()).toMatchObject({ code: "upload_refused" });
	});

	it("keeps the bytes while the database is busy, and resumes", async () => {
		const bytes = makeVideo("mp4", 2 * megabyte);
		const path = await announce(bytes.byteLength, "a.mp4");
		const release = await makeBusy(site);
		const busy = await sendBytes(site.address, path, bytes);
		await release();
		expect(busy.status).toBe(503);
		expect(Number(busy.headers["retry-after"])).toBeGreaterThan(0);
		const asked = await askUpload(site.address, path);
		expect(asked.headers["upload-offset"]).toBe(String(bytes.byteLength));
		expect(await readKept(site, idOf(path))).toEqual(bytes);
		const sent = submission({ uploads: [idOf(path)] });
		expect((await site.call("/api/consultations", { ...sent, from: newAddress() })).status).toBe(
			201,
		);
		expect(existsSync(site.files.incomingPath(idOf(path)))).toBe(false);
	});

	it("claims the same files in any order without a deadlock", async () => {
		for (let round = 0; round < 5; round += 1) {
			const bytes = await Promise.all(Array.from({ length: 5 }, () => drawJpeg(16, 16)));
			const from = newAddress();
			const ids = await Promise.all(
				bytes.map((one) => upload(site.address, one, "a.jpg", { from })),
			);
			const answers = await Promise.all(
				[ids, ids.toReversed(), ids, ids.toReversed()].map((uploads) =>
					site.call("/api/consultations", { ...submission({ uploads }), from: newAddress() }),
				),
			);
			expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
		}
	});

	it("refunds announced bytes that will not arrive", async () => {
		const from = newAddress();
		const announceMost = () => createUpload(site.address, 100 * megabyte, "a.mov", { from });
		const paths = [];
		for (let file = 0; file < 20; file += 1) paths.push((await announceMost()).headers.location);
		expect((await announceMost()).status).toBe(429);
		await askUpload(site.address, paths[0] ?? "", "DELETE");
		expect((await announceMost()).status).toBe(201);
		expect((await announceMost()).status).toBe(429);
		const refused = await sendBytes(
			site.address,
			paths[1] ?? "",
			Buffer.from("no picture, no video"),
		);
		expect(refused.status).toBe(415);
		expect((await announceMost()).status).toBe(201);
		expect(existsSync(site.files.incomingPath(idOf(paths[1])))).toBe(false);
	});
});

describe("the site's daily quota", () => {
	it("is used up after 20 GB have arrived, and then refuses announcements", async () => {
		const told: number[] = [];
		const limits = createLimits((gigabytes) => told.push(gigabytes));
		await limits.countArrived(20 * 1024 ** 3 - 50);
		await limits.countUpload("a", 50, "one");
		expect(told).toEqual([]);
		await expect(limits.countUpload("b", 51)).rejects.toMatchObject({ status: 429 });
		await limits.countArrived(50);
		await expect(limits.countArrived(1)).rejects.toMatchObject({ status: 429 });
		expect(told).toEqual([20]);
	});

	it("is not charged for refused files", async () => {
		const limits = createLimits();
		await limits.countUpload("a", 1024 ** 3);
		for (let tries = 0; tries < 3; tries += 1) {
			await expect(limits.countUpload("a", 2 * 1024 ** 3)).rejects.toMatchObject({ status: 429 });
		}
		await limits.countUpload("a", 1024 ** 3);
	});
});

async function makeBusy({ database, config }: TestSite): Promise<() => Promise<void>> {
	if (database.kind === "sqlite") {
		const other = new SQLite(`${config.dataDir}/linework.db`);
		other.exec("begin immediate");
		return async () => void other.exec("rollback").close();
	}
	const { db } = database;
	await sql`create function refuse() returns trigger language plpgsql
		as $$ begin raise exception 'busy' using errcode = '40001'; end $$`.execute(db);
	await sql`create trigger refuse before insert on reference_files
		for each row execute function refuse()`.execute(db);
	return async () => void (await sql`drop trigger refuse on reference_files`.execute(db));
}
