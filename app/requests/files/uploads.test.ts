import { existsSync, readdirSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawJpeg, drawPng, makeHugePng, makeVideo } from "../../../test/media.ts";
import { takeProcessorTime } from "../../../test/processor-time.ts";
import { newAddress, submission } from "../../../test/requests.ts";
import { openTestSite, stores, type TestSite } from "../../../test/site.ts";
import { isFileKept, readKept } from "../../../test/stored-files.ts";
import { askUpload, createUpload, idOf, sendBytes, upload } from "../../../test/tus.ts";

const megabyte = 1024 ** 2;

describe.each(stores)("uploads on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const create = (size: number, name?: string) =>
		createUpload(site.address, size, name, { from: newAddress() });
	const send = async (bytes: Uint8Array, name: string, declared = bytes.byteLength) => {
		const created = await create(declared, name);
		return created.status === 201
			? sendBytes(site.address, created.headers.location ?? "", bytes)
			: created;
	};
	const listStored = async () => [
		...(await site.files.listIncoming()).map(({ id }) => id),
		...(await site.files.listKept()).map(({ id }) => id),
	];

	it("accepts a file in chunks and keeps the same picture", async () => {
		const bytes = await drawPng(200, 100);
		const created = await create(bytes.byteLength);
		expect(created.status).toBe(201);
		expect(created.headers.location).toMatch(/^\/api\/uploads\/[0-9a-f]{32}$/);
		const path = created.headers.location ?? "";
		await sendBytes(site.address, path, bytes.subarray(0, 3));
		expect((await askUpload(site.address, path)).headers["upload-offset"]).toBe("3");
		const last = await sendBytes(site.address, path, bytes.subarray(3), 3);
		expect(last.status).toBe(204);
		const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
		const kept = await readKept(site, idOf(path));
		expect(await pixels(kept)).toEqual(await pixels(bytes));
		expect(existsSync(site.files.incomingPath(idOf(path)))).toBe(false);
	});

	it("still answers for a kept upload, so that a client that lost the response need not resend it", async () => {
		const bytes = await drawJpeg();
		const path = `/api/uploads/${await upload(site.address, bytes, "a.jpg", { from: newAddress() })}`;
		const asked = await askUpload(site.address, path);
		expect(asked.status).toBe(200);
		expect(asked.headers["upload-offset"]).toBe(String(bytes.byteLength));
		const again = await sendBytes(site.address, path, new Uint8Array(), bytes.byteLength);
		expect(again.status).toBe(204);
	});

	it("removes a kept upload on request, but never one claimed by a request", async () => {
		const from = newAddress();
		const loose = await upload(site.address, await drawJpeg(), "a.jpg", { from });
		expect((await askUpload(site.address, `/api/uploads/${loose}`, "DELETE")).status).toBe(204);
		expect(await isFileKept(site, loose)).toBe(false);
		const claimed = await upload(site.address, await drawJpeg(), "a.jpg", { from });
		await site.call("/api/consultations", { ...submission({ uploads: [claimed] }), from });
		for (const method of ["HEAD", "DELETE", "PATCH", "GET", "OPTIONS"]) {
			const answer = await askUpload(site.address, `/api/uploads/${claimed}`, method);
			expect(answer.status, method).not.toBe(200);
			expect(answer.text, method).not.toContain("a.jpg");
		}
		expect(await isFileKept(site, claimed)).toBe(true);
	});

	it("serves no file: not by tus, not by a path, not in part", async () => {
		const id = await upload(site.address, await drawJpeg(), "a.jpg", { from: newAddress() });
		for (const path of [
			`/api/uploads/${id}`,
			`/files/${id}`,
			`/uploads/${id}`,
			`/data/files/${id}`,
		]) {
			for (const headers of [{}, { Range: "bytes=0-99" }, { Cookie: "session=x" }]) {
				const answer = await site.call(path, { headers: headers as Record<string, string> });
				expect([404, 405]).toContain(answer.status);
				expect(answer.headers["content-type"]).not.toMatch(/^image/);
			}
		}
	});

	it.each([
		["a.jpg", "plain text, renamed", "not_media"],
		["a.jpg", "MZ\x90\0 a program with a picture's name", "not_media"],
		["a.pdf", "%PDF-1.7 something to read", "not_media"],
		["a.png", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', "not_media"],
		["a.mov", "#EXTM3U\nhttp://127.0.0.1:9999/\n", "not_media"],
		["a.mp4", "RIFF\0\0\0\0AVI LIST a video of another kind", "not_media"],
		["a.heic", "\0\0\0\x18ftypheic\0\0\0\0heicmif1 and so on", "not_converted"],
		["a.jpg", "\xff\xd8\xff\xe0 begins like a picture and goes on otherwise", "damaged"],
	])("refuses %s by its bytes (%s) and keeps nothing of it", async (name, content, code) => {
		const before = await listStored();
		const answer = await send(Buffer.from(content, "latin1"), name);
		expect(answer.status).toBe(415);
		expect(answer.json()).toMatchObject({ code, message: expect.stringContaining(name) });
		expect(answer.headers["content-type"]).toContain("application/json");
		expect(await listStored()).toEqual(before);
	});

	it("refuses an empty file, an unknown length and one above the largest size", async () => {
		expect((await create(0)).json().code).toBe("empty_file");
		const deferred = await site.call("/api/uploads", {
			method: "POST",
			headers: { "Tus-Resumable": "1.0.0", "Upload-Defer-Length": "1" },
		});
		expect(deferred.status).toBe(411);
	});

	it.each([
		["film.mov", "video/quicktime", "a video can be up to 100 MB"],
		["film.mp4", "", "a video can be up to 100 MB"],
		["scan.png", "image/png", "a picture can be up to 20 MB"],
	])("tells for %s, which is too large, what the limit is", async (name, type, words) => {
		const encode = (text: string) => Buffer.from(text).toString("base64");
		const metadata = `filename ${encode(name)},filetype ${encode(type)}`;
		const answer = await createUpload(site.address, 100 * megabyte + 1, name, {
			from: newAddress(),
			headers: { "Upload-Metadata": metadata },
		});
		expect(answer.status).toBe(413);
		expect(answer.json().message).toBe(`“${name}” is too large: ${words}.`);
	});

	it("refuses a file that is too large and has no name", async () => {
		const headers = { "Tus-Resumable": "1.0.0", "Upload-Length": String(100 * megabyte + 1) };
		const answer = await site.call("/api/uploads", { method: "POST", headers });
		expect(answer.status).toBe(413);
		expect(answer.json().message).toBe("“file” is too large: a video can be up to 100 MB.");
	});

	it("refuses a picture above 20 MB from its first bytes, but accepts such a video", async () => {
		const declared = 20 * megabyte + 1;
		const picture = await send((await drawJpeg()).subarray(0, 200), "large.jpg", declared);
		expect(picture.status).toBe(413);
		expect(picture.json().message).toContain("large.jpg");
		expect((await send(makeVideo("mov", declared), "clip.mov")).status).toBe(204);
	});

	it("refuses a small file with too many pixels from its header alone", async () => {
		const bomb = makeHugePng(30_000, 30_000);
		expect(bomb.byteLength).toBeLessThan(200_000);
		const refuse = async () => {
			const answer = await send(bomb, "bomb.png");
			expect(answer.status).toBe(413);
			expect(answer.json().code).toBe("too_many_pixels");
		};
		expect(await takeProcessorTime(refuse)).toBeLessThan(1_000);
	});

	it.each([
		"../../linework.db",
		"..\\..\\x.jpg",
		"/etc/passwd",
		"C:\\x.jpg",
		"%2e%2e%2fx.jpg",
		"．．／x.jpg",
		"a.php\0.jpg",
		".htaccess",
		"a.jpg.php",
		`${"n".repeat(300)}.jpg`,
		"\u202egpj.exe",
		"🖋️.jpg",
		"a\r\nSet-Cookie: x=1.jpg",
	])("stores a valid file called %j under its own id", async (name) => {
		const id = await upload(site.address, await drawJpeg(), name, { from: newAddress() });
		expect(await isFileKept(site, id)).toBe(true);
		const row = await site.database.db
			.selectFrom("reference_files")
			.select("name")
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		expect(row.name).not.toMatch(/[\\/\p{Cc}\p{Cf}]/u);
		expect(row.name.length).toBeLessThanOrEqual(255);
		expect(row.name.length).toBeGreaterThan(0);
		expect(readdirSync(site.config.dataDir).filter((entry) => !known.test(entry))).toEqual([]);
	});

	it("keeps the bytes if the client disconnects, and resumes", async () => {
		const bytes = makeVideo("mp4", 3 * megabyte);
		const path = (await create(bytes.byteLength, "clip.mp4")).headers.location ?? "";
		await sendHalf(site, path, bytes);
		let offset = 0;
		for (let tries = 0; tries < 50 && offset === 0; tries += 1) {
			await wait(100);
			offset = Number((await askUpload(site.address, path)).headers["upload-offset"]);
		}
		expect(offset).toBeGreaterThan(0);
		const rest = await sendBytes(site.address, path, bytes.subarray(offset), offset);
		expect(rest.status).toBe(204);
		expect(await readKept(site, idOf(path))).toEqual(bytes);
	});

	it("limits how much one address may announce, with a retry time", async () => {
		const from = newAddress();
		const many = await Promise.all(
			Array.from({ length: 61 }, () => createUpload(site.address, 10, "a.jpg", { from })),
		);
		const refused = many.filter((answer) => answer.status === 429);
		expect(refused).toHaveLength(1);
		expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
		const greedy = newAddress();
		const sizes = Array.from({ length: 21 }, () => 100 * megabyte);
		const statuses = [];
		for (const size of sizes) {
			statuses.push((await createUpload(site.address, size, "a.mov", { from: greedy })).status);
		}
		expect(statuses).toEqual([...Array(20).fill(201), 429]);
	});
});

const known =
	/^(linework\.db(-wal|-shm)?|files|incoming|quarantine|originals|pictures|instance|bucket|lock|newest-request|running)$/;

async function sendHalf(site: TestSite, path: string, bytes: Buffer): Promise<void> {
	const { hostname, port } = new URL(site.address);
	const socket = connect(Number(port), hostname);
	socket.write(
		`PATCH ${path} HTTP/1.1\r\nHost: ${hostname}\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n` +
			`Content-Type: application/offset+octet-stream\r\nContent-Length: ${bytes.byteLength}\r\n\r\n`,
	);
	socket.write(bytes.subarray(0, bytes.byteLength / 2));
	// With a bucket, what arrives is in a file with a random end first.
	const isPart = new RegExp(`^${idOf(path)}(\\.[0-9a-f]{8})?$`);
	const folder = site.files.incomingFolder;
	const countBytes = () => {
		const parts = readdirSync(folder).filter((name) => isPart.test(name));
		return Math.max(0, ...parts.map((name) => statSync(join(folder, name)).size));
	};
	await expect.poll(countBytes).toBeGreaterThan(0);
	socket.destroy();
}
