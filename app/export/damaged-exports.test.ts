import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { commandEnv } from "../../test/processes.ts";
import { fillSite, listLeft, makeFolder, makePlace } from "../../test/restored-site.ts";
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

it("the command names what is missing or damaged, and writes nothing into the data folder", async () => {
	const { dataDir } = site.config;
	const run = (...args: string[]) =>
		spawnSync(process.execPath, ["scripts/export.ts", ...args], {
			cwd: join(import.meta.dirname, "../.."),
			env: { ...commandEnv(), DATA_DIR: dataDir },
			encoding: "utf8",
		});
	const [gone = "", rotten = ""] = readdirSync(join(dataDir, "files")).map((id) => `files/${id}`);
	const kept = [gone, rotten].map(
		(name) => [join(dataDir, name), readFileSync(join(dataDir, name))] as const,
	);
	rmSync(join(dataDir, gone));
	writeFileSync(join(dataDir, rotten), "rotten");
	const { status, stderr } = run("--site", join(folder, "command.zip"));
	for (const [path, content] of kept) writeFileSync(path, content, { mode: 0o600 });
	expect(stderr).toContain(`${gone} was not there and is not in the export\n`);
	expect(stderr).toContain(`${rotten} is not as it arrived; the export has it as it is now\n`);
	expect(status).toBe(2);

	const inside = join(dataDir, "inside.zip");
	for (const args of [
		["--site", inside],
		["--email", "ana@example.com", "--to", inside],
	]) {
		expect(run(...args)).toMatchObject({
			status: 1,
			stderr: expect.stringContaining("inside DATA_DIR"),
		});
		expect(existsSync(inside)).toBe(false);
	}
});
