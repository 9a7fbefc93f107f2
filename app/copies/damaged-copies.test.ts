import { randomInt } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fillSite, listLeft, makeFolder, makePlace } from "../../test/restored-site.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { prepareDataFolder, restoringFolder } from "../db/data-folder.server.ts";
import { restoreCopy } from "./restore-copy.server.ts";
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

it("a copy that cannot be made leaves the older one as it is", async () => {
	const missing = await makePlace("sqlite");
	await expect(writeCopy(missing, file, null)).rejects.toThrow();
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
