import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commandEnv } from "../../test/processes.ts";
import {
	fillSite,
	listLeft,
	makeFolder,
	makePlace,
	readSitePlace,
} from "../../test/restored-site.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { prepareDataFolder, restoringFolder } from "../db/data-folder.server.ts";
import type { SitePlace } from "../storage/storage.server.ts";
import { CopyRefused, damaged, NoRoom } from "./copy-refused.ts";
import { restoreCopy } from "./restore-copy.server.ts";
import { explainDamage } from "./unpacked-files.server.ts";
import { writeCopy } from "./write-copy.server.ts";

const folder = makeFolder();
const file = join(folder, "copy.tar");
let site: TestSite;
let bytes: Buffer;

beforeAll(async () => {
	site = await openTestSite();
	await fillSite(site);
	await writeCopy(site.config, file, null);
	bytes = readFileSync(file);
});

afterAll(() => site.close());

async function refuse(changed: Buffer, sentence: string): Promise<void> {
	const path = join(folder, "changed.tar");
	writeFileSync(path, changed);
	const place = await makePlace("sqlite");
	await expect(restoreCopy(path, place, null)).rejects.toThrow(sentence);
	expect(listLeft(place)).toEqual([]);
}

it("a folder in place of a copy is refused", async () => {
	const place = await makePlace("sqlite");
	await expect(restoreCopy(folder, place, null)).rejects.toThrow(`${folder} is a folder`);
	expect(listLeft(place)).toEqual([]);
});

it("a copy that was cut short is refused, and nothing is left of it", async () => {
	const lengths = [0, 1, 511, 512, 1536, bytes.length - 1, bytes.length - 65, bytes.length - 1100];
	for (let more = 0; more < 5; more += 1) lengths.push(randomInt(bytes.length));
	for (const length of lengths) {
		await refuse(bytes.subarray(0, length), "The copy is damaged or was cut short.");
	}
});

it("one changed byte is enough to be refused, wherever it is", async () => {
	const places = [0, 148, 600, bytes.length - 1, bytes.length - 300];
	for (let more = 0; more < 15; more += 1) places.push(randomInt(bytes.length));
	for (const place of places) {
		const changed = Buffer.from(bytes);
		changed[place] = (changed[place] ?? 0) ^ 0x10;
		await refuse(changed, "The copy");
	}
});

it("a copy that its disk cannot read is told from a disk that is full", () => {
	const explain = (code: string, syscall: string) =>
		explainDamage(Object.assign(new Error(code), { code, syscall }), damaged);
	const unread = explain("EIO", "read");
	expect(unread).toBeInstanceOf(CopyRefused);
	expect(unread).not.toBeInstanceOf(NoRoom);
	expect(explain("ENOSPC", "write")).toBeInstanceOf(NoRoom);
	expect(explain("EIO", "write")).not.toBeInstanceOf(CopyRefused);
});

it("an encrypted copy needs its key", async () => {
	const sealed = join(folder, "sealed.tar");
	const key = "five-random-words-with-hyphens";
	await writeCopy(site.config, sealed, key);
	const place = await makePlace("sqlite");
	await expect(restoreCopy(sealed, place, null)).rejects.toThrow("set BACKUP_KEY");
	await expect(restoreCopy(sealed, place, "another key of some length")).rejects.toThrow(
		"cannot be opened with this BACKUP_KEY",
	);
	expect(listLeft(place)).toEqual([]);
	await restoreCopy(sealed, place, key);
	expect(listLeft(place)).toContain("linework.db");
});

it("a folder without a site is named when it is to be copied, and an older copy stays as it is", async () => {
	const missing = await makePlace("sqlite");
	const sentence = `There is no database in DATA_DIR (${missing.dataDir})`;
	await expect(writeCopy(missing, file, null)).rejects.toThrow(sentence);
	expect(readFileSync(file).equals(bytes)).toBe(true);
	expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
});

it("after a restore that was cut short no site starts, and another restore does", async () => {
	const place = await makePlace("sqlite");
	for (const name of ["", restoringFolder, `${restoringFolder}/rows`, "files"]) {
		mkdirSync(join(place.dataDir, name));
	}
	writeFileSync(join(place.dataDir, "instance"), "the id of the copy");
	expect(() => prepareDataFolder(place.dataDir)).toThrow("Run npm run restore");
	await restoreCopy(file, place, null);
	prepareDataFolder(place.dataDir);
	expect(listLeft(place)).toContain("linework.db");
	await expect(restoreCopy(file, place, null)).rejects.toThrow("is not empty");
});

it("what is missing or damaged in the site is named, and all the rest comes back", async () => {
	const [gone = "", rotten = ""] = readdirSync(join(site.config.dataDir, "files"));
	rmSync(join(site.config.dataDir, "files", gone));
	writeFileSync(join(site.config.dataDir, "files", rotten), "rotten");
	const { manifest } = await writeCopy(site.config, file, null);
	expect(manifest.missing).toEqual([`files/${gone}`]);
	expect(manifest.changed).toEqual([`files/${rotten}`]);

	const run = (script: string, { dataDir }: Pick<SitePlace, "dataDir">) =>
		spawnSync(process.execPath, [`scripts/${script}.ts`, file], {
			cwd: join(import.meta.dirname, "../.."),
			env: { ...commandEnv(), DATA_DIR: dataDir },
			encoding: "utf8",
		});
	const made = run("backup", site.config);
	expect(made.stderr).toContain(`files/${gone} was not there and is not in the copy\n`);
	expect(made.status).toBe(2);
	const place = await makePlace("sqlite");
	const { status, stderr, stdout } = run("restore", place);
	expect(stderr).toContain(`file ${gone} is not in storage\n`);
	expect(stderr).toContain(`file ${rotten} has changed\n`);
	expect(stdout).toContain(`DATA_DIR=${place.dataDir} npm start serves it.`);
	expect(stdout).toContain("whoever was erased since then is in it again");
	expect(stdout).toContain("npm run artist ends theirs.");
	expect(status).toBe(2);
	expect(await readSitePlace(place)).toEqual(await readSitePlace(site.config));
});
