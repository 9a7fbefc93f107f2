import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Change, watchRequests } from "../app/admin/events/watch-requests.server.ts";
import { openDatabase } from "../app/db/database.server.ts";
import { addRevisions } from "../app/publishing/revisions.server.ts";
import { openFileStore } from "../app/requests/files/file-store.server.ts";
import {
	isChallenge,
	makeChallenge,
	readChallengeKey,
	spendChallenge,
} from "../app/sign-in/passkeys/challenges.server.ts";
import { account, openBrowser, signIn } from "./artist.ts";
import { drawJpeg } from "./media.ts";
import { sendPhoto, takePhoto } from "./photos.ts";
import { makeDataDir } from "./processes.ts";
import { submission } from "./requests.ts";
import { createBucket, createDatabase, openTestSite, type TestSite } from "./site.ts";
import { askUpload, createUpload, idOf, sendBytes } from "./tus.ts";
import { waitForPhoto } from "./wait-for-photo.ts";

describe("instances that start at once, on an empty database and bucket", () => {
	let sites: TestSite[];
	let [first, second]: TestSite[] = [];
	beforeAll(async () => {
		const shared = { DATABASE_URL: await createDatabase(), ...(await createBucket()) };
		sites = await Promise.all([1, 2].map(() => openTestSite("sqlite", shared)));
		[first, second] = sites;
	});
	afterAll(() => Promise.all(sites.map((site) => site.close())));
	const ask = (site = first) => {
		if (!site) throw new Error("The site is not there");
		return site;
	};

	it("go on with each other's uploads, and finish each once", async () => {
		const bytes = await drawJpeg(800, 600);
		const created = await createUpload(ask(first).address, bytes.length);
		const path = created.headers.location ?? "";
		await sendBytes(ask(first).address, path, bytes.subarray(0, 1_000));
		const asked = await askUpload(ask(second).address, path);
		expect(asked.headers["upload-offset"]).toBe("1000");
		const { parts } = ask(second).files;
		await parts.append(Readable.from([bytes.subarray(1_000)]), idOf(path), 1_000);
		const kept = sites.map((site) => vi.spyOn(site.files, "keep"));
		const both = [first, second, first, second].map((site) => askUpload(ask(site).address, path));
		for (const { status, headers } of await Promise.all(both))
			expect([status, headers["upload-offset"]]).toEqual([200, String(bytes.length)]);
		expect(kept.flatMap(({ mock }) => mock.calls)).toHaveLength(1);
		const uploads = [idOf(path)];
		const sent = await ask(second).call("/api/consultations", submission({ uploads }));
		expect([sent.status, sent.json().reference_images_count]).toEqual([201, 1]);
	});

	it("count together what a network sends", async () => {
		const from = "127.3.0.1";
		const send = (index: number) =>
			ask(index % 2 ? first : second).call("/api/consultations", { ...submission(), from });
		const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => send(index)));
		const taken = answers.filter(({ status }) => status === 201);
		expect(taken).toHaveLength(10);
		const late = answers.find(({ status }) => status === 429);
		expect(Number(late?.headers["retry-after"])).toBeGreaterThan(590);
	});

	it("count wrong passwords together, and let a browser in everywhere that has signed in at one", async () => {
		await signIn(ask(first));
		const guess = (index: number) => {
			const site = ask(index % 2 ? first : second);
			return openBrowser(site, "127.3.0.2").post("/sign-in", {
				...account,
				password: "a wrong one",
			});
		};
		const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => guess(index)));
		const statuses = answers.map(({ status }) => status).sort();
		expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
		const headers = { Cookie: (await signIn(ask(first))).Cookie ?? "" };
		expect((await ask(second).call("/admin", { headers })).status).toBe(200);
	});

	it("make each photo once", async () => {
		const artist = await signIn(ask(first));
		const made = sites.map((site) => vi.spyOn(site.photoFiles, "make"));
		const { id } = await sendPhoto(ask(first), artist, await takePhoto());
		for (const site of sites) site.photoWorker.wake();
		expect((await waitForPhoto(ask(), id)).state).toBe("ready");
		expect(made.flatMap(({ mock }) => mock.calls)).toHaveLength(1);
	});

	it("tell the desk of what arrives at any of them", async () => {
		const told: Change[] = [];
		const unwatch = watchRequests(ask(second), (change) => told.push(change));
		await vi.waitFor(() => expect(told).toHaveLength(1));
		const sent = await ask(first).call("/api/consultations", submission());
		const { id } = sent.json();
		await expect.poll(() => told.some(({ ids }) => ids?.includes(String(id)))).toBe(true);
		unwatch();
	});

	it("show what one of them publishes, without a call to the others", async () => {
		const path = "/contact";
		const name = "Published Elsewhere";
		expect((await ask(second).call(path)).text).not.toContain(name);
		const { db } = ask(first).database;
		const studio = (await ask(first).content.read("studio")).body;
		await db
			.transaction()
			.execute((trx) =>
				addRevisions(trx, [{ key: "studio", body: { ...studio, name }, basedOn: 0 }]),
			);
		await expect.poll(async () => (await ask(second).call(path)).text).toContain(name);
		const versions = () => new Set(sites.map(({ content }) => content.readVersion()));
		await expect.poll(() => versions().size).toBe(1);
	});

	it("take a passkey's answer to each other's question, once", async () => {
		await signIn(ask(first));
		const keys = await Promise.all(sites.map(({ database }) => readChallengeKey(database.db)));
		const challenge = makeChallenge(keys[0] ?? "", "sign-in").toString("base64url");
		expect(isChallenge(keys[1] ?? "", "sign-in", challenge)).toBe(true);
		expect(await spendChallenge(ask(second).database.db, challenge)).toBe(true);
		expect(await spendChallenge(ask(first).database.db, `${challenge}=`)).toBe(false);
	});

	it("need nothing in their folders, and share the bucket with no other database", async () => {
		const dataDir = await makeDataDir();
		const place = { ...ask().config, dataDir };
		const database = await openDatabase(place);
		(await openFileStore(place)).close();
		await database.close();
		await rm(dataDir, { recursive: true });
		const other = openTestSite("postgres", {
			...ask().env,
			DATABASE_URL: await createDatabase(),
			DATA_DIR: dataDir,
		});
		await expect(other).rejects.toThrow(/holds the files of another site/);
		await rm(dataDir, { recursive: true });
	});

	it("count the gigabytes of a day together", async () => {
		const megabyte = 1024 ** 2;
		await ask(first).limits.countArrived(20 * 1024 * megabyte - megabyte);
		const announce = (bytes: number) => ask(second).limits.countUpload("a network", bytes);
		await announce(100);
		await expect(announce(megabyte)).rejects.toMatchObject({ status: 429 });
	});

	it("say that they stop, and answer until a balancer has seen it", async () => {
		const { DATA_DIR: _, ...shared } = ask().env;
		const third = await openTestSite("sqlite", shared);
		const { promise: announced, resolve: leave } = Promise.withResolvers<void>();
		const stopped = third.stop(announced);
		expect((await third.call("/readyz")).status).toBe(503);
		expect((await third.call("/api/consultations", submission())).status).toBe(201);
		leave();
		await stopped;
		expect((await ask().call("/readyz")).status).toBe(200);
	});
});
