import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import {
	fillSite,
	listLeft,
	makeFolder,
	makePlace,
	readSitePlace,
} from "../../test/restored-site.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { unzip } from "../../test/unzip.ts";
import { writeArchive } from "../requests/files/stream-archive.server.ts";
import { exportSite } from "./export-site.server.ts";
import { importSite } from "./import-site.server.ts";

const folder = makeFolder();
const file = join(folder, "site.zip");
let site: TestSite;
let bytes: Buffer;
let entries: Record<string, Buffer>;

beforeAll(async () => {
	site = await openTestSite();
	await fillSite(site);
	const { config: place, content } = site;
	const pictureFolder = inject("pictureFolder");
	await exportSite({ place, builtIn: content.builtIn, pictureFolder }, file);
	bytes = readFileSync(file);
	entries = await unzip(bytes);
});

afterAll(() => site.close());

async function refuse(changed: Uint8Array, sentence: string): Promise<void> {
	const path = join(folder, "changed.zip");
	writeFileSync(path, changed);
	const place = await makePlace("sqlite");
	await expect(importSite(path, place)).rejects.toThrow(sentence);
	expect(listLeft(place)).toEqual([]);
}

async function zip(changed: Record<string, Uint8Array | string>): Promise<Buffer> {
	const all = Object.entries({ ...entries, ...changed }).map(([name, content]) => ({
		name,
		chunks: (async function* () {
			yield Buffer.from(content as Uint8Array);
		})(),
	}));
	const chunks: Uint8Array[] = [];
	for await (const chunk of writeArchive(all)) chunks.push(chunk);
	return Buffer.concat(chunks);
}

function changeManifest(change: (manifest: Record<string, Record<string, unknown>>) => void) {
	const manifest = JSON.parse(String(entries["site/manifest.json"]));
	change(manifest);
	return { "site/manifest.json": JSON.stringify(manifest) };
}

it("one that was cut short is refused, and nothing is left of it", async () => {
	for (const length of [0, 1, 30, bytes.length >> 1, bytes.length - 22, bytes.length - 1])
		await refuse(bytes.subarray(0, length), "is no zip, or was cut short.");
});

it("a changed row or file is refused", async () => {
	const rows = Object.keys(entries).find((name) => name.includes("consultation_submissions")) ?? "";
	const sent = Object.keys(entries).find((name) => name.endsWith("/1 a.gif")) ?? "";
	for (const name of [rows, sent]) {
		const changed = Buffer.from(entries[name] ?? "");
		changed[20] = (changed[20] ?? 0) ^ 1;
		const at = bytes.indexOf(entries[name] ?? "") + 20;
		const whole = Buffer.from(bytes);
		whole[at] = (whole[at] ?? 0) ^ 1;
		await refuse(whole, "The export is damaged or was changed.");
		await refuse(await zip({ [name]: changed }), "The export is damaged or was changed.");
		await refuse(await zip({ [name]: "" }), "The export is damaged or was changed.");
	}
});

it("other zips are refused", async () => {
	const photos: Uint8Array[] = [];
	for await (const chunk of writeArchive([{ name: "a.txt", text: "a" }])) photos.push(chunk);
	await refuse(Buffer.concat(photos), "This zip is no export of a Linework site.");
	await refuse(Buffer.from("no zip at all".repeat(100)), "is no zip");
	const newer = JSON.stringify({ format: 2, migrations: ["9999"] });
	await refuse(await zip({ "site/about.json": newer }), "made by a newer version");
	await refuse(await zip({ "../evil": "" }), "The export is damaged or was changed.");
});

it("names that lead elsewhere, tables of accounts and sizes that do not fit are refused", async () => {
	const damaged = "The export is damaged or was changed.";
	const move = (to: string) =>
		changeManifest(({ files = {} }) => {
			files[to] = Object.values(files)[0];
		});
	for (const name of ["../../evil", "files/../linework.db", "linework.db", "/etc/evil"])
		await refuse(await zip(move(name)), damaged);
	const artist = changeManifest(({ rows = {}, parts = {} }) => {
		rows.artist = 1;
		parts["rows/999999-artist.jsonl"] = Object.values(parts)[0];
	});
	await refuse(await zip(artist), damaged);
	const large = changeManifest(({ files = {} }) => {
		for (const one of Object.values(files)) Object.assign(one as object, { bytes: 2 ** 50 });
	});
	await refuse(await zip(large), "There is no room");
	const fewer = changeManifest(({ rows = {} }) => {
		rows.consultation_submissions = 1;
	});
	await refuse(await zip(fewer), "lacks rows");
});

it("a folder that is not empty is left as it is", async () => {
	const before = await readSitePlace(site.config);
	await expect(importSite(file, site.config)).rejects.toThrow("is not empty");
	expect(await readSitePlace(site.config)).toEqual(before);
	expect(readdirSync(site.config.dataDir).filter((name) => name.startsWith("export"))).toEqual([]);
});

it("one that cannot be made leaves the older one as it is", async () => {
	const place = await makePlace("sqlite");
	const made = exportSite(
		{ place, builtIn: site.content.builtIn, pictureFolder: inject("pictureFolder") },
		file,
	);
	await expect(made).rejects.toThrow();
	expect(readFileSync(file).equals(bytes)).toBe(true);
	expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
});
