import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { signIn } from "../../test/artist.ts";
import { type FaultyServer, openFaultyServer } from "../../test/faulty-server.ts";
import { drawJpeg, makeVideo } from "../../test/media.ts";
import { newAddress, sendRequest, submission } from "../../test/requests.ts";
import { storePhotos } from "../../test/restored-site.ts";
import { createBucket, openTestSite, type TestSite } from "../../test/site.ts";
import { readKept } from "../../test/stored-files.ts";
import { askUpload, createUpload, idOf, sendBytes, upload } from "../../test/tus.ts";
import { readConfig } from "../server/config.server.ts";
import { type Bucket, openBucket } from "./bucket.server.ts";

let server: FaultyServer;
beforeAll(async () => {
	server = await openFaultyServer(inject("s3").endpoint);
});
afterEach(() => server.fail(null));
afterAll(() => server.stop());

const makeEnv = async () => ({ ...(await createBucket()), S3_ENDPOINT: server.endpoint });
const isPut = ({ method, url = "" }: IncomingMessage) => method === "PUT" && /\/files\//.test(url);
const isGet = ({ method, url = "" }: IncomingMessage) => method === "GET" && /\/files\//.test(url);
const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe("an upload while the bucket fails", () => {
	let site: TestSite;
	const movie = makeVideo("mov", 300_000);
	beforeAll(async () => {
		site = await openTestSite("sqlite", await makeEnv());
	});
	afterAll(() => site.close());

	const announce = async () => {
		const from = newAddress();
		const { headers } = await createUpload(site.address, movie.length, "a.mov", { from });
		return headers.location ?? "";
	};
	const findRow = (path: string) =>
		site.database.db
			.selectFrom("reference_files")
			.select(["bytes", "sha256"])
			.where("id", "=", idOf(path))
			.executeTakeFirst();

	it.each(["slow down", "reset", "short body", "wrong tag"] as const)(
		"succeeds when that passes: %s",
		async (fault) => {
			const path = await announce();
			server.fail(fault, isPut, 2);
			expect((await sendBytes(site.address, path, movie)).status).toBe(204);
			expect(server.count()).toBeGreaterThan(0);
			const kept = await readKept(site, idOf(path));
			expect(await findRow(path)).toEqual({ bytes: kept.length, sha256: hash(kept) });
		},
	);

	it.each(["slow down", "reset", "short body", "denied"] as const)(
		"is refused in words while that lasts, and need not be sent again: %s",
		async (fault) => {
			const path = await announce();
			server.fail(fault, isPut);
			const refused = await sendBytes(site.address, path, movie);
			expect(refused.status).toBe(503);
			expect(refused.json()).toMatchObject({
				code: "files_closed",
				message: "Files cannot be stored or shown right now. Please try again in a minute.",
			});
			expect(refused.headers["retry-after"]).toBe("10");
			expect(await findRow(path)).toBeUndefined();
			expect(await readdir(site.files.incomingFolder)).toEqual([]);

			server.fail(null);
			const asked = await askUpload(site.address, path);
			expect(asked.headers["upload-offset"]).toBe(String(movie.length));
			const kept = await readKept(site, idOf(path));
			expect(await findRow(path)).toEqual({ bytes: kept.length, sha256: hash(kept) });
			expect(await site.files.listIncoming()).toEqual([]);
		},
	);

	it("is not reported as missing while the store is out of reach, so that a browser does not restart it", async () => {
		const path = await announce();
		server.fail("slow down");
		expect((await askUpload(site.address, path)).status).toBe(503);
	});

	it("leaves requests without files as they are", async () => {
		server.fail("denied");
		const sent = await site.call("/api/consultations", { ...submission(), from: newAddress() });
		expect(sent.status).toBe(201);
	});

	it("is told by /readyz and the doctor's findings, until it has passed", async () => {
		const ask = async () => (await site.call("/readyz")).status;
		server.fail("denied");
		await expect.poll(ask).toBe(503);
		const artist = await signIn(site);
		expect((await site.call("/admin/health", { headers: artist })).text).toContain("AccessDenied");
		server.fail(null);
		await expect.poll(ask).toBe(200);
	});

	describe("a file that is shown", () => {
		let page: string;
		let address: string;
		let artist: Record<string, string>;
		beforeAll(async () => {
			artist = await signIn(site);
			const path = await announce();
			await sendBytes(site.address, path, movie);
			const from = newAddress();
			const picture = await upload(site.address, await drawJpeg(), "a.jpg", { from });
			const id = await sendRequest(site, { uploads: [idOf(path), picture] }, from);
			page = `/admin/requests/${id}`;
			address = `${site.address}${page}/files/${idOf(path)}`;
		});

		it("arrives whole when an answer breaks off", async () => {
			server.fail("cut answer", isGet, 2);
			const answer = await fetch(address, { headers: artist });
			expect(Buffer.from(await answer.arrayBuffer()).equals(movie)).toBe(true);
			expect(server.count()).toBe(2);
		});

		it("is refused in words, or breaks off, and is never short", async () => {
			server.fail("denied", isGet);
			expect((await fetch(address, { headers: artist })).status).toBe(503);
			server.fail("reset", isGet);
			expect((await fetch(address, { headers: artist })).status).toBe(503);
		});

		it("is missing from its request's page, which says all else", async () => {
			server.fail("denied");
			const { status, text } = await site.call(page, { headers: artist });
			expect(status).toBe(200);
			expect(text).toContain("This picture can’t be previewed.");
		});

		it("is a picture of a public page: the page stays, and so does the site", async () => {
			const [photo] = await storePhotos(site, 1);
			const path = `/pictures/photos/${photo}-480.avif`;
			server.fail("denied");
			const refused = await site.call(path, { headers: artist });
			expect([refused.status, refused.json().code]).toEqual([503, "files_closed"]);
			server.fail(null);
			expect((await site.call(path, { headers: artist })).status).toBe(200);
		});
	});
});

describe("a bucket", () => {
	let bucket: Bucket;
	let folder: string;
	const idleMs = 1_000;
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "linework-bucket-"));
		const { s3 } = readConfig(await makeEnv());
		if (s3) bucket = openBucket(s3, folder, { idleMs });
	});
	afterAll(async () => {
		bucket.close();
		await rm(folder, { recursive: true });
	});
	const put = async (bytes: Uint8Array) => {
		const path = join(folder, "a");
		await writeFile(path, bytes);
		await bucket.put("files/a", path);
	};

	it("is asked again when it says nothing", async () => {
		const bytes = randomBytes(200_000);
		server.fail("stall", () => true, 2);
		await put(bytes);
		expect(server.count()).toBe(2);
		server.fail("stall", () => true, 1);
		const found = await bucket.open("files/a");
		expect(found && (await buffer(found.chunks)).equals(bytes)).toBe(true);
		server.fail("stall");
		await expect(put(bytes)).rejects.toMatchObject({ name: "StorageOutOfReach" });
		expect(await readdir(folder)).toEqual(["a"]);
	});

	it("ends a reading that gets no further", async () => {
		server.fail(null);
		await put(randomBytes(200_000));
		server.fail("cut answer", isGet);
		const found = await bucket.open("files/a");
		// Each answer brings half of what is left, and the last byte never comes.
		await expect(found && buffer(found.chunks)).rejects.toMatchObject({
			name: "StorageOutOfReach",
		});
	});
});
