import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readlinkSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../../../../test/artist.ts";
import { drawPng, makeHugePng, makeVideo } from "../../../../test/media.ts";
import { multipart, type Part } from "../../../../test/multipart.ts";
import { newAddress, validRequest } from "../../../../test/requests.ts";
import { openTestSite, stores, type TestSite } from "../../../../test/site.ts";
import { keptPath } from "../../../../test/stored-files.ts";
import { unzip } from "../../../../test/unzip.ts";
import { previewSide } from "./show-files.server.ts";

const hostile = '../..\\"a;b’é\u202Egpj.exe';

describe.each(stores)("a request's files on %s", (store) => {
	let site: TestSite;
	let artist: Record<string, string>;
	let id = "";
	let stored: { id: string; name: string; sha256: string; bytes: number; media_type: string }[] =
		[];

	beforeAll(async () => {
		site = await openTestSite(store);
		artist = await signIn(site);
		id = await send([
			["wide.png", await drawPng(2_400, 1_200)],
			["turned.jpg", await drawTurned()],
			[hostile, await drawPng(40, 30)],
			["clip.mov", makeVideo("mov", 40_000)],
			["wide.png", await drawPng(30, 40)],
		]);
		stored = await site.database.db
			.selectFrom("reference_files")
			.selectAll()
			.where("submission_id", "=", id)
			.orderBy("position")
			.execute();
	});
	afterAll(() => site.close());

	async function send(files: [name: string, content: Buffer][]): Promise<string> {
		const fields = Object.entries(validRequest).map(([name, value]): Part => [name, String(value)]);
		const parts = files.map(([name, content]): Part => ["reference_images", content, name]);
		const answer = await site.call("/consultation", {
			method: "POST",
			from: newAddress(),
			...multipart([...fields, ...parts]),
		});
		expect(answer.status).toBe(201);
		const newest = await site.database.db
			.selectFrom("consultation_submissions")
			.select("id")
			.orderBy("created_at", "desc")
			.limit(1)
			.executeTakeFirstOrThrow();
		return newest.id;
	}

	/** Bytes, which `site.call` would read as text. */
	async function fetchFile(path: string, init: RequestInit = {}) {
		const answer = await fetch(site.address + path, {
			...init,
			headers: { ...artist, ...init.headers },
			redirect: "manual",
		});
		return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
	}

	const pathOf = (index: number, request = id) =>
		`/admin/requests/${request}/files/${stored[index]?.id}`;
	const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

	describe("one file", () => {
		it("arrives as it is stored, and runs nothing", async () => {
			for (const [index, file] of stored.entries()) {
				const { answer, bytes } = await fetchFile(pathOf(index));
				expect(hash(bytes)).toBe(file.sha256);
				expect(Object.fromEntries(answer.headers)).toMatchObject({
					"content-type": file.media_type,
					"content-length": String(file.bytes),
					"cache-control": "private, no-store",
					"x-content-type-options": "nosniff",
					"accept-ranges": "bytes",
				});
				expect(answer.headers.get("content-security-policy")).toMatch(
					/default-src 'none'.*sandbox/,
				);
				expect(answer.headers.get("content-disposition")).toMatch(/^inline; /);
			}
		});

		it("is saved under the client's name", async () => {
			const { answer } = await fetchFile(`${pathOf(0)}?download`);
			expect(answer.headers.get("content-disposition")).toBe(
				`attachment; filename="wide.png"; filename*=UTF-8''wide.png`,
			);
		});

		it("is saved under a harmless form of a hostile name", async () => {
			const { answer } = await fetchFile(`${pathOf(2)}?download`);
			const header = answer.headers.get("content-disposition") ?? "";
			const [, ascii = "", encoded = ""] =
				/^attachment; filename="([^"]*)"; filename\*=UTF-8''(\S+)$/.exec(header) ?? [];
			expect(ascii).toMatch(/^[\x20-\x7e]+\.png$/);
			expect(decodeURIComponent(encoded)).toMatch(/^[^/\\:"<>|?*\p{Cc}\p{Cf}]+\.png$/u);
		});

		it("gives ranges, so that a video seeks", async () => {
			const whole = (await fetchFile(pathOf(3))).bytes;
			const read = (range: string) => fetchFile(pathOf(3), { headers: { Range: range } });
			for (const [range, from, to] of [
				["bytes=0-1", 0, 2],
				["bytes=1000-1999", 1_000, 2_000],
				["bytes=39000-", 39_000, whole.length],
				["bytes=-500", whole.length - 500, whole.length],
			] as const) {
				const { answer, bytes } = await read(range);
				expect(answer.status).toBe(206);
				expect(answer.headers.get("content-range")).toBe(`bytes ${from}-${to - 1}/${whole.length}`);
				expect(answer.headers.get("content-type")).toBe("video/quicktime");
				expect(bytes.equals(whole.subarray(from, to))).toBe(true);
			}
			const beyond = await read("bytes=999999-");
			expect([beyond.answer.status, beyond.bytes.length]).toEqual([416, 0]);
			expect(beyond.answer.headers.get("content-range")).toBe(`bytes */${whole.length}`);
			expect(beyond.answer.headers.get("cache-control")).toContain("no-store");
			expect((await read("apples=1-2")).answer.status).toBe(200);
		});

		it("answers HEAD with its length and no bytes", async () => {
			const { answer, bytes } = await fetchFile(pathOf(3), { method: "HEAD" });
			expect([answer.status, answer.headers.get("content-length"), bytes.length]).toEqual([
				200,
				String(stored[3]?.bytes),
				0,
			]);
		});

		it("is not found under another request, by an invented id, or once its bytes are gone", async () => {
			const other = await send([["other.png", await drawPng()]]);
			const unknown = randomBytes(16).toString("hex");
			for (const path of [
				pathOf(0, other),
				`${pathOf(0, other)}/preview`,
				pathOf(0, crypto.randomUUID()),
				`/admin/requests/${id}/files/${unknown}`,
				`/admin/requests/${id}/files/linework.db`,
				`/admin/requests/${id}/files/${"-".repeat(32)}/preview`,
				`/admin/requests/${"-".repeat(36)}/files/${unknown}`,
				`/admin/requests/${crypto.randomUUID()}/files.zip`,
			]) {
				const { answer } = await fetchFile(path);
				expect([path, answer.status]).toEqual([path, 404]);
				expect(answer.headers.get("cache-control")).toContain("no-store");
			}
			const [file] = await site.database.db
				.selectFrom("reference_files")
				.select("id")
				.where("submission_id", "=", other)
				.execute();
			await site.files.removeKept(file?.id ?? "");
			const gone = `/admin/requests/${other}/files/${file?.id}`;
			expect((await fetchFile(gone)).answer.status).toBe(404);
			expect((await fetchFile(`${gone}/preview`)).answer.status).toBe(404);
			expect((await site.call(`/admin/requests/${other}`, { headers: artist })).text).toContain(
				"This picture can’t be previewed.",
			);
		});
	});

	describe("a preview", () => {
		it("is upright, small and never enlarged", async () => {
			const sizes = await Promise.all(
				[0, 1, 2].map(async (index) => {
					const { answer, bytes } = await fetchFile(`${pathOf(index)}/preview`);
					expect(answer.headers.get("content-type")).toBe("image/webp");
					expect(answer.headers.get("cache-control")).toBe("private, no-store");
					const { width, height } = await sharp(bytes).metadata();
					return [width, height];
				}),
			);
			expect(sizes).toEqual([
				[previewSide, previewSide / 2],
				[20, 60],
				[40, 30],
			]);
		});

		it("is not made of a video, nor of what would fill the memory", async () => {
			expect((await fetchFile(`${pathOf(3)}/preview`)).answer.status).toBe(404);
			const file = stored[4]?.id ?? "";
			const { writeFile } = await import("node:fs/promises");
			await writeFile(keptPath(site, file), makeHugePng(20_000, 20_000));
			expect((await fetchFile(`${pathOf(4)}/preview`)).answer.status).toBe(404);
		});
	});

	describe("the archive", () => {
		it("holds every file by its bytes, under names of their own", async () => {
			const request = await send([
				["same.png", await drawPng()],
				["same.png", await drawPng()],
				["../up.mp4", makeVideo("mp4", 300_000)],
			]);
			const files = await site.database.db
				.selectFrom("reference_files")
				.select("sha256")
				.where("submission_id", "=", request)
				.orderBy("position")
				.execute();
			const { answer, bytes } = await fetchFile(`/admin/requests/${request}/files.zip`);
			expect(answer.headers.get("content-type")).toBe("application/zip");
			expect(answer.headers.get("content-disposition")).toContain('filename="Test Visitor.zip"');
			const entries = Object.entries(await unzip(bytes));
			expect(entries.map(([name]) => name)).toEqual(["1 same.png", "2 same.png", "3 up.mp4"]);
			expect(entries.map(([, content]) => hash(content))).toEqual(
				files.map(({ sha256 }) => sha256),
			);
		});

		it("names a lost file, and holds the others", async () => {
			const request = await send([
				["lost.png", await drawPng()],
				["kept.png", await drawPng()],
			]);
			const { id: lost } = await site.database.db
				.selectFrom("reference_files")
				.select("id")
				.where("submission_id", "=", request)
				.where("position", "=", 0)
				.executeTakeFirstOrThrow();
			await site.files.removeKept(lost);
			const { answer, bytes } = await fetchFile(`/admin/requests/${request}/files.zip`);
			expect(answer.status).toBe(200);
			const archive = await unzip(bytes);
			expect(Object.keys(archive)).toEqual(["2 kept.png", "missing.txt"]);
			expect(String(archive["missing.txt"])).toContain("\n1 lost.png\n");
		});

		if (store !== "sqlite") return;
		it("closes its files when the browser leaves in the middle", async () => {
			const big = await send([["big.mov", makeVideo("mov", 30_000_000)]]);
			const leave = new AbortController();
			const answer = await fetch(`${site.address}/admin/requests/${big}/files.zip`, {
				headers: artist,
				signal: leave.signal,
			});
			await answer.body?.getReader().read();
			expect(listOpenFiles()).toHaveLength(1);
			leave.abort();
			await expect.poll(listOpenFiles).toEqual([]);
		});
	});

	function listOpenFiles(): string[] {
		const kept = dirname(keptPath(site, "0"));
		return readdirSync("/proc/self/fd").filter((fd) => {
			try {
				return readlinkSync(`/proc/self/fd/${fd}`).startsWith(kept);
			} catch {
				return false;
			}
		});
	}
});

function drawTurned(): Promise<Buffer> {
	const pixels = { width: 60, height: 20, channels: 3 as const, background: "#884422" };
	return sharp({ create: pixels }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
}
