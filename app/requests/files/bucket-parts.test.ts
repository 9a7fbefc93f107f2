import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Upload } from "@tus/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBucket } from "../../../test/site.ts";
import { readConfig } from "../../server/config.server.ts";
import { type Bucket, openBucket } from "../../storage/bucket.server.ts";
import { openBucketParts } from "./bucket-parts.server.ts";
import type { UploadParts } from "./upload-parts.server.ts";

describe("an upload in a bucket", () => {
	let folder: string;
	let bucket: Bucket;
	let parts: UploadParts;
	const whole = randomBytes(20);
	const incomingPath = (id: string) => join(folder, id);
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "linework-parts-"));
		const { s3 } = readConfig(await createBucket());
		if (s3) bucket = openBucket(s3, folder);
		parts = openBucketParts(bucket, { incomingPath, removeIncoming: async () => {} });
	});
	afterAll(async () => {
		bucket.close();
		await rm(folder, { recursive: true });
	});

	const begin = async () => {
		const id = randomBytes(16).toString("hex");
		await parts.create(new Upload({ id, size: whole.length, offset: 0 }));
		return id;
	};
	/** As another process would, that does not know how far the others are. */
	const put = async (id: string, from: number, to: number) => {
		const path = join(folder, "piece");
		await writeFile(path, whole.subarray(from, to));
		await bucket.put(`incoming/${id}/${String(from).padStart(12, "0")}`, path);
	};
	const readEnd = async (id: string) => (await parts.find(id)).offset;

	it("is the same when two have written the same bytes", async () => {
		const id = await begin();
		for (const [from, to] of [
			[0, 8],
			[3, 6],
			[5, 12],
			[12, 20],
		] as const)
			await put(id, from, to);
		expect(await readEnd(id)).toBe(20);
		await parts.fetch(id, 20);
		expect((await readFile(incomingPath(id))).equals(whole)).toBe(true);
	});

	it("keeps a longer piece when a dead request's shorter one is stored after it", async () => {
		const id = await begin();
		const send = async function* (end: number) {
			yield whole.subarray(0, end);
		};
		await parts.append(send(20), id, 0);
		await parts.append(send(7), id, 0);
		expect(await readEnd(id)).toBe(20);
		await parts.fetch(id, 20);
		expect((await readFile(incomingPath(id))).equals(whole)).toBe(true);
	});

	it("keeps what has arrived of one that is cut before the process ends", async () => {
		const id = await begin();
		const cut = async function* () {
			yield whole.subarray(0, 7);
			throw new Error("The connection was closed");
		};
		const appending = parts.append(cut(), id, 0);
		appending.catch(() => {});
		await parts.settle();
		expect(await readEnd(id)).toBe(7);
		await expect(appending).rejects.toThrow("closed");
	});

	it("ends where a piece is missing", async () => {
		const id = await begin();
		await put(id, 0, 5);
		await put(id, 8, 20);
		expect(await readEnd(id)).toBe(5);
		await expect(parts.fetch(id, 20)).rejects.toMatchObject({ name: "StorageOutOfReach" });
		await put(id, 5, 8);
		expect(await readEnd(id)).toBe(20);
	});

	it("keeps what came before its sender was cut off, and goes on from there", async () => {
		const id = await begin();
		const cut = async function* () {
			yield whole.subarray(0, 7);
			throw new Error("cut off");
		};
		await expect(parts.append(cut(), id, 0)).rejects.toThrow("cut off");
		expect(await readEnd(id)).toBe(7);
		const rest = async function* () {
			yield whole.subarray(7);
		};
		expect(await parts.append(rest(), id, 7)).toBe(20);
		await parts.fetch(id, 20);
		expect((await readFile(incomingPath(id))).equals(whole)).toBe(true);
		await parts.drop(id);
		expect(await bucket.list(`incoming/${id}`)).toEqual([]);
		await expect(parts.find(id)).rejects.toMatchObject({ status_code: 404 });
	});

	it("is sent on in pieces, which leave nothing on the disk", async () => {
		const id = await begin();
		const megabyte = randomBytes(1024 ** 2);
		const film = async function* () {
			for (let sent = 0; sent < 18; sent += 1) yield megabyte;
		};
		expect(await parts.append(film(), id, 0)).toBe(18 * megabyte.length);
		expect(await bucket.list(`incoming/${id}`)).toHaveLength(3);
		expect((await readdir(folder)).filter((name) => name.startsWith(`${id}.`))).toEqual([]);
	});
});
