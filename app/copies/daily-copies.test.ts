import {
	copyFileSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { signIn } from "../../test/artist.ts";
import { fillSite, makeFolder, storePhotos } from "../../test/restored-site.ts";
import { createBucket, openTestSite, type TestSite } from "../../test/site.ts";
import { lockDataFolder } from "../db/folder-lock.server.ts";
import { readInstanceId } from "../db/instance.server.ts";
import { readCopies } from "../health/check-copies.server.ts";
import { findNewestCopy } from "../health/list-findings.server.ts";
import { type Bucket, openBucket } from "../storage/bucket.server.ts";
import type { BucketPlace } from "../storage/storage.server.ts";
import { listCopies, nameCopy, startOf } from "./copy-folder.server.ts";
import { changeNotes, followLost, readNotes } from "./copy-notes.server.ts";
import { readCopyStatus } from "./copy-status.server.ts";
import { makeDailyCopy } from "./daily-copy.server.ts";
import { mirrorCopies } from "./mirror-copies.server.ts";
import { nothingKnown, sayWarnings } from "./say-copies.ts";
import { writeCopy } from "./write-copy.server.ts";

const day = 24 * 60 * 60 * 1000;

describe("a site with a folder for copies", () => {
	const folder = makeFolder();
	let site: TestSite;
	let id: string;
	beforeAll(async () => {
		site = await openTestSite("sqlite", { BACKUP_DIR: folder });
		await fillSite(site);
		id = (await site.database.db.selectFrom("instance").select("id").executeTakeFirstOrThrow()).id;
		await site.copies.wake();
	});
	afterAll(() => site.close());

	const make = (now: number, readDisk?: Parameters<typeof makeDailyCopy>[1]) =>
		makeDailyCopy({ place: site.config, site: id, folder, key: null, now }, readDisk);
	const full = async () => ({ bavail: 100, blocks: 10_000, bsize: 1024 ** 2 });
	/** @returns makes it whole again */
	const damageFile = () => {
		const [name = ""] = readdirSync(join(site.config.dataDir, "files"));
		const path = join(site.config.dataDir, "files", name);
		const bytes = readFileSync(path);
		writeFileSync(path, "rotten");
		return () => writeFileSync(path, bytes);
	};
	const look = async () => {
		const headers = await signIn(site);
		return (await site.call("/admin/data", { headers })).text;
	};

	it("makes the first at once, restores it on the side, and says so on the desk", async () => {
		const [copy, ...others] = await listCopies(folder, id);
		expect(others).toEqual([]);
		expect((await readNotes(folder, id)).tried).toMatchObject({ day: copy?.day, problem: null });
		expect(readdirSync(site.config.dataDir)).not.toContain("trying");
		const text = await look();
		expect(text).toContain("Last good copy");
		expect(text).not.toContain("Please have this looked at");
	});

	it("makes one a day and keeps seven of one week", async () => {
		const monday = Date.parse("2031-03-03T12:00:00Z");
		writeFileSync(join(folder, `${nameCopy(id, "2031-03-02", false)}.0a1b2c3d.part`), "killed");
		for (const after of [0, 0.1, 1, 2, 3, 4, 5, 6, 7]) await make(monday + after * day);
		const days = (await listCopies(folder, id)).map((copy) => copy.day).sort();
		expect(days.filter((one) => one.startsWith("2031"))).toEqual([
			...["2031-03-04", "2031-03-05", "2031-03-06", "2031-03-07"],
			...["2031-03-08", "2031-03-09", "2031-03-10"],
		]);
		expect(readdirSync(folder).join()).not.toContain(".part");
	});

	it("tells when a copy cannot be restored, until one can", async () => {
		writeFileSync(join(folder, nameCopy(id, "2031-04-01", false)), "no copy");
		const first = Date.parse("2031-04-01T12:00:00Z");
		await expect(make(first)).rejects.toThrow("The copy of 2031-04-01 cannot be restored");
		expect((await readNotes(folder, id)).tried).toMatchObject({
			problem: expect.stringContaining("damaged"),
		});
		const lastGood = async () =>
			(await readCopyStatus(folder, id, null, first + 2 * day)).last?.path;
		expect(await lastGood()).toContain("2031-03-10");
		writeFileSync(join(folder, nameCopy(id, "2031-04-02", false)), "no copy either");
		await expect(make(first + day)).rejects.toThrow("The copy of 2031-04-02 cannot be restored");
		expect(await lastGood()).toContain("2031-03-10");
		await make(first + 2 * day);
		expect(await lastGood()).toContain("2031-04-03");
		expect((await readNotes(folder, id)).tried).toMatchObject({ day: "2031-04-03", problem: null });
	});

	it("begins none, removes none and says so while its disk has no room", async () => {
		const before = readdirSync(folder).filter((name) => name.endsWith(".tar"));
		const now = Date.parse("2031-04-04T12:00:00Z");
		await expect(make(now, full)).rejects.toThrow("There is no room in");
		expect(readdirSync(folder).filter((name) => name.includes(".tar"))).toEqual(before);
		const says = async () => sayWarnings(await readCopyStatus(folder, id, null, now), Date.now());
		expect(await says()).toMatch(/^There is no room in .* for a copy of [\d.]+ [KM]B\.$/);
		await make(now);
		expect(await says()).toBeNull();
	});

	it("tells of a file that is damaged, and which copy still has it, until it is whole again", async () => {
		const makeWhole = damageFile();
		const now = Date.parse("2031-04-15T12:00:00Z");
		const says = async () => sayWarnings(await readCopyStatus(folder, id, null, now), Date.now());
		const sentence =
			"1 file of a request or photo is missing or damaged; the copy of 2031-04-04 still has it.";
		for (const date of ["05", "06", "13"]) {
			await make(Date.parse(`2031-04-${date}T12:00:00Z`));
			expect(await says()).toBe(sentence);
		}
		const { tried } = await readNotes(folder, id);
		expect(tried).toMatchObject({ day: "2031-04-13", problem: null, faults: 1 });
		await site.copies.wake();
		expect(site.logged.join()).toContain(sentence);
		makeWhole();
		await make(Date.parse("2031-04-14T12:00:00Z"));
		expect(await says()).toBeNull();
		const [late] = await storePhotos(site, 1, { made: false });
		const original = join(site.config.dataDir, "originals", late ?? "");
		renameSync(original, `${original}.away`);
		await make(Date.parse("2031-04-15T12:00:00Z"));
		expect(await says()).toContain(
			"1 file of a request or photo is missing or damaged, and no copy",
		);
		renameSync(`${original}.away`, original);
	});

	it("names no bad copy as one that still has a lost file", async () => {
		writeFileSync(join(folder, nameCopy(id, "2031-05-01", false)), "no copy");
		await changeNotes({ folder, site: id }, { tried: null });
		const first = Date.parse("2031-05-01T12:00:00Z");
		await expect(make(first)).rejects.toThrow("The copy of 2031-05-01 cannot be restored");
		const makeWhole = damageFile();
		await make(first + day);
		makeWhole();
		const { lost } = await readCopyStatus(folder, id, null);
		expect(lost).toMatchObject({ held: 1, holders: [{ day: "2031-04-15" }] });
		await changeNotes({ folder, site: id }, { bad: ["2031-04-15", "2031-05-01"] });
		expect((await readCopyStatus(folder, id, null)).lost).toMatchObject({ held: 0, holders: [] });
	});

	it("tries a copy again only when its trial failed for another reason", async () => {
		const first = Date.parse("2031-05-03T12:00:00Z");
		const path = (date: string) => join(folder, nameCopy(id, date, false));
		copyFileSync(path("2031-05-02"), path("2031-05-03"));
		await changeNotes({ folder, site: id }, { tried: null });
		const place = { ...site.config, dataDir: join(folder, "gone") };
		const roomy = async () => ({ bavail: 9_000, blocks: 10_000, bsize: 1024 ** 2 });
		await expect(
			makeDailyCopy({ place, site: id, folder, key: null, now: first }, roomy),
		).rejects.toThrow("could not be read to its end");
		const { last } = await readCopyStatus(folder, id, null, first);
		expect(last?.path).toBe(path("2031-05-03"));
		await make(first);
		const readTried = async () => (await readNotes(folder, id)).tried;
		expect(await readTried()).toMatchObject({ day: "2031-05-03", problem: null });

		writeFileSync(path("2031-05-04"), "no copy");
		await changeNotes({ folder, site: id }, { tried: null });
		await expect(make(first + day)).rejects.toThrow("2031-05-04 cannot be restored");
		await make(first + day);
		expect(await readTried()).toMatchObject({ problem: expect.stringContaining("damaged") });
		rmSync(path("2031-05-04"));
		await make(first + day);
		expect(await readTried()).toMatchObject({ day: "2031-05-04", problem: null });
	});

	it("takes none for the newest that a clock ahead has made, and tries one again", async () => {
		const today = new Date().toISOString().slice(0, 10);
		expect((await readNotes(folder, id)).tried?.day).toBe("2031-05-04");
		await make(Date.now());
		expect((await readNotes(folder, id)).tried).toMatchObject({ day: today, problem: null });
		expect(await findNewestCopy(site.config)).toContain(today);
	});

	it("warns on the desk after two days without one", async () => {
		const old = new Date(Date.now() - 3 * day);
		for (const { path } of await listCopies(folder, id)) utimesSync(path, old, old);
		await site.copies.wake();
		const page = await look();
		expect(page).toContain("no good copy was made");
		expect(page).toMatch(/class="unseen">.{0,12}to look at</);
	});

	it("says when its folder is gone", async () => {
		rmSync(folder, { recursive: true });
		await site.copies.wake();
		expect(site.logged.join()).toContain("Is its disk connected?");
		const { last, kept, problem } = site.copies.status() ?? {};
		expect([last, kept, problem]).toEqual([null, null, expect.stringContaining(join(folder))]);
	});

	it("condemns no copy for another key", async () => {
		const now = Date.parse("2031-12-01T13:00:00Z");
		mkdirSync(folder, { recursive: true });
		const encrypted = join(folder, nameCopy(id, "2031-12-01", true));
		await writeCopy(site.config, encrypted, "the key of that day");
		await changeNotes({ folder, site: id }, { tried: null });
		const job = { place: site.config, site: id, folder, now };
		await expect(makeDailyCopy({ ...job, key: "another key, as long" })).rejects.toThrow(
			"cannot be opened with this BACKUP_KEY",
		);
		expect((await readNotes(folder, id)).bad).not.toContain("2031-12-01");
		await makeDailyCopy({ ...job, key: "the key of that day" });
		expect((await readNotes(folder, id)).tried).toMatchObject({ day: "2031-12-01", problem: null });
	});

	it("makes the copy, and removes none, while its notes cannot be read", async () => {
		const list = () => readdirSync(folder).filter((name) => /\.tar/.test(name));
		for (const day of ["02", "03", "04", "05", "06", "07", "08", "09"])
			writeFileSync(join(folder, nameCopy(id, `2030-01-${day}`, false)), "a copy");
		const before = list();
		const notes = join(folder, `${startOf(id)}notes.json`);
		rmSync(notes);
		symlinkSync(notes, notes);
		await expect(make(Date.parse("2032-12-01T12:00:00Z"))).rejects.toThrow("ELOOP");
		expect(list().sort()).toEqual([...before, nameCopy(id, "2032-12-01", false)].sort());
	});
});

describe("a bucket for copies", () => {
	const folder = makeFolder();
	let env: Record<string, string>;
	let site: TestSite;
	let bucket: Bucket;
	beforeAll(async () => {
		env = await createBucket();
		const given = Object.entries(env).map(([name, value]) => [`BACKUP_${name}`, value]);
		site = await openTestSite("sqlite", { BACKUP_DIR: folder, ...Object.fromEntries(given) });
		bucket = openBucket(site.config.backupS3 as BucketPlace, folder);
	});
	afterAll(async () => {
		bucket.close();
		await site.close();
	});
	const listed = async () => (await bucket.list("copies")).map(({ name }) => name).sort();

	it("gets what the folder has, byte for byte", async () => {
		await site.copies.wake();
		const [name = "", ...others] = await listed();
		expect(others).toEqual([]);
		const found = await bucket.open(name);
		const copy = join(folder, basename(name));
		expect(found && (await buffer(found.chunks)).equals(readFileSync(copy))).toBe(true);
		expect(site.copies.status()?.unsent).toBeNull();
	});

	it("keeps what it has when the folder is emptied, and loses what has expired", async () => {
		const id = basename((await listed())[0] ?? "").slice(0, "linework-01234567-".length);
		const old = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => `copies/${id}2001-01-0${day}.tar`);
		const foreign = "copies/linework-another0-2001-01-01.tar";
		for (const name of [...old, foreign]) await bucket.write(name, "a copy");
		for (const name of readdirSync(folder)) rmSync(join(folder, name));
		await site.copies.wake();
		const names = await listed();
		expect(names).toEqual(expect.arrayContaining([...old.slice(2), foreign]));
		expect(names).not.toContain(old[0]);
	});

	it("with a key gets encrypted copies only, and loses the readable ones that the folder has", async () => {
		const id = readInstanceId(site.config) ?? "";
		const job = { folder, site: id, key: "five-random-words-with-hyphens", now: Date.now() };
		const place = site.config.backupS3 as BucketPlace;
		const [sent, unsent, elsewhere] = ["20", "21", "22"].map(
			(date) => `copies/${nameCopy(id, `2001-03-${date}`, false)}`,
		) as [string, string, string];
		for (const name of [sent, elsewhere]) await bucket.write(name, "a copy");
		for (const name of [sent, unsent]) writeFileSync(join(folder, basename(name)), "a copy");
		await mirrorCopies(job, place);
		expect(await listed()).toEqual(expect.arrayContaining([sent, elsewhere]));
		expect(await listed()).not.toContain(unsent);

		const sealed = nameCopy(id, "2001-03-23", true);
		writeFileSync(join(folder, sealed), "a copy");
		await mirrorCopies(job, place);
		expect(await listed()).toEqual(expect.arrayContaining([elsewhere, `copies/${sealed}`]));
		for (const name of [sent, unsent]) expect(await listed()).not.toContain(name);
	});

	it("is named on the desk while it takes none", async () => {
		rmSync(join(inject("s3").folder, env.S3_BUCKET ?? ""), { recursive: true });
		const id = readInstanceId(site.config) ?? "";
		const unlock = await lockDataFolder(folder, () => {});
		await site.copies.wake();
		expect((await readNotes(folder, id)).unsent).toBeNull();
		unlock();
		await site.copies.wake();
		const sentence = `Copies do not get into the bucket ${env.S3_BUCKET}. The S3 store answers NoSuchBucket.`;
		const page = await site.call("/admin/data", { headers: await signIn(site) });
		expect(page.text).toContain(sentence);
		expect(site.logged.join()).toContain(sentence);
		const told = await readCopies(site.config, readInstanceId(site.config));
		expect(told?.unsent).toBe(sentence);
	});
});

it("keeps notes that cannot be read just now, and tells what is known without them", async () => {
	const folder = makeFolder();
	const site = "0a1b2c3d";
	const path = join(folder, `linework-${site}-notes.json`);
	symlinkSync(path, path);
	await expect(changeNotes({ folder, site }, { noRoom: null })).rejects.toThrow("ELOOP");
	expect(lstatSync(path).isSymbolicLink()).toBe(true);
	expect(await readCopyStatus(folder, site, "ELOOP")).toMatchObject({ kept: 0, problem: "ELOOP" });
});

it.each([
	["before the copy", "2026-11-19T23:00:00.000Z", "2026-11-19"],
	["after its day, though before it was moved", "2026-11-20T01:00:00.000Z", null],
])("a lost file that came %s", (_, arrivedAt, held) => {
	const files = new Map([["files/a", { arrivedAt, content: null }]]);
	const last = { day: "2026-11-19", at: "2026-11-22T12:00:00.000Z" };
	expect(followLost({}, { missing: ["files/a"] }, files, last)).toEqual({ "files/a": held });
});

describe("the warning", () => {
	const now = Date.parse("2026-11-24T12:00:00Z");
	const last = (ago: number) => ({
		...{ at: new Date(now - ago * day).toISOString(), bytes: 1, path: "/copies/last.tar" },
	});
	const tried = { at: "2026-11-20T12:00:00Z", day: "2026-11-20", problem: null, faults: 0 };
	const holder = (date: string) => ({ day: date, path: `/copies/${date}.tar` });

	it.each([
		["all is well", { last: last(1.9), tried }, null],
		["the first is being made", {}, null],
		["there is none", { kept: 0, problem: "No disk." }, "There is no copy yet. No disk."],
		[
			"their folder cannot be read",
			{ problem: "No disk." },
			"It is not known which copies there are. No disk.",
		],
		["the bucket gets none", { last: last(1), tried, unsent: "No bucket." }, "No bucket."],
		["one attempt has failed", { last: last(1), tried, problem: "No disk." }, null],
		[
			"two days have passed",
			{ last: last(2.1), tried, problem: "No disk." },
			"For more than two days no good copy was made. No disk.",
		],
		[
			"the last one is of a clock that was ahead",
			{ last: last(-400), tried },
			"For more than two days no good copy was made.",
		],
		["there is no room", { last: last(1), problem: "No room.", noRoom: "No room." }, "No room."],
		[
			"there is no room for long",
			{ last: last(3), problem: "No room.", noRoom: "No room." },
			"For more than two days no good copy was made. No room.",
		],
		[
			"it could not be restored",
			{ last: last(0), tried: { ...tried, problem: "It is damaged." } },
			"The copy of 2026-11-20 could not be restored. It is damaged.",
		],
		[
			"a request lacks a letter in it",
			{ last: last(0), tried: { ...tried, faults: 1 } },
			"Not all in the copy of 2026-11-20 fits together.",
		],
		[
			"a file is lost that no copy has",
			{ last: last(0), lost: { files: 1, held: 0, holders: [] } },
			"1 file of a request or photo is missing or damaged, and no copy has it whole.",
		],
		[
			"older copies have some of the files that are lost",
			{
				last: last(0),
				tried: { ...tried, faults: 3 },
				lost: { files: 3, held: 2, holders: [holder("2026-11-19"), holder("2026-11-02")] },
			},
			"3 files of requests or photos are missing or damaged; the copies of 2026-11-19 and of 2026-11-02 still have 2 of them.",
		],
	])("when %s", (_, status, sentence) => {
		expect(sayWarnings({ ...nothingKnown, ...status }, now)).toBe(sentence);
	});
});
