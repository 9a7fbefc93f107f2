import { createHash } from "node:crypto";
import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { describe, expect, inject, it } from "vitest";
import { account, signIn } from "../../test/artist.ts";
import { documents } from "../../test/documents.ts";
import { validRequest } from "../../test/requests.ts";
import {
	fillSite,
	listLeft,
	makePlace,
	readSitePlace,
	storedPicture,
	storePhotos,
} from "../../test/restored-site.ts";
import { engines, openForOneTest, type TestSite } from "../../test/site.ts";
import { storeRequests } from "../../test/stored-files.ts";
import { unzip } from "../../test/unzip.ts";
import { commit } from "../db/commit.server.ts";
import { openDatabaseToRead } from "../db/database.server.ts";
import { indexRequests } from "../db/fill.server.ts";
import { accessTables } from "../db/snapshot.server.ts";
import { listSiteFaults } from "../health/list-site-faults.server.ts";
import { namePhoto } from "../photos/photo-name.ts";
import { createContent } from "../publishing/content.server.ts";
import { layOver } from "../publishing/live-content.server.ts";
import { addRevisions, createPublishedReader } from "../publishing/revisions.server.ts";
import { erasePerson } from "../requests/erase.server.ts";
import { writeArchive } from "../requests/files/stream-archive.server.ts";
import type { SitePlace } from "../storage/storage.server.ts";
import { exportSite } from "./export-site.server.ts";
import { importSite } from "./import-site.server.ts";
import { listSiteEntries } from "./write-export.server.ts";

const directions = engines.flatMap((from) => engines.map((to) => [from, to] as const));

const openSite = openForOneTest();

const describeSite = ({ config, content }: TestSite) => ({
	place: config,
	builtIn: content.builtIn,
	pictureFolder: inject("pictureFolder"),
});

async function exportTo(site: TestSite): Promise<{ file: string; copied: SiteState }> {
	const file = join((await makePlace("sqlite")).dataDir, "../site.zip");
	await exportSite(describeSite(site), file);
	return { file, copied: await readState(site.config) };
}

type SiteState = Awaited<ReturnType<typeof readState>>;

/** Rows, files, and the documents that pages show; nobody's account. */
async function readState(place: SitePlace) {
	const { rows, ...state } = await readSitePlace(place);
	const { db, close } = await openDatabaseToRead(place);
	const published = await createPublishedReader(db, () => {})();
	await close();
	for (const name of accessTables) delete rows[name];
	return { ...state, rows, content: layOver(createContent(documents), published).readVersion() };
}

async function publishPieces({ database: { db } }: TestSite, photos: string[]): Promise<void> {
	const [piece] = documents.tattoos.pieces;
	if (!piece) throw new Error("The tests' documents have no piece");
	const pieces = photos.map((id, index) => ({
		...piece,
		id: index + 1,
		title: `Koi/crane (#${index + 1}): No. 1`,
		image: namePhoto(id),
	}));
	const pictures = Object.fromEntries(
		photos.map((id) => [namePhoto(id), { ...storedPicture, focus: "top" as const }]),
	);
	const [article, ...articles] = documents.articles.articles;
	if (!article) throw new Error("The tests' documents have no article");
	const photo = namePhoto(photos[0] ?? "");
	const text = `For {deposit}: ![koi](${photo})\n\n![A koi][koi]\n\n[koi]: ${photo}`;
	await commit(db, (trx) =>
		addRevisions(trx, [
			{ key: "tattoos", body: { ...documents.tattoos, pieces }, basedOn: 0 },
			{ key: "pictures", body: { ...documents.pictures, ...pictures }, basedOn: 0 },
			{
				key: "articles",
				body: { ...documents.articles, articles: [{ ...article, text }, ...articles] },
				basedOn: 0,
			},
		]),
	);
}

describe.each(directions)("a site on %s, taken in on %s", (from, to) => {
	it("is the same site, and sound, without the account", async () => {
		const site = await openSite(from);
		await signIn(site);
		await fillSite(site);
		await publishPieces(site, await storePhotos(site, 2));
		const { file, copied } = await exportTo(site);
		const place = await makePlace(to);
		await importSite(file, place);
		expect(await readState(place)).toEqual(copied);
		const database = await openDatabaseToRead(place);
		expect((await listSiteFaults(database, place)).faults).toEqual([]);
		for (const table of accessTables)
			expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
		await database.close();
	});
});

it("20 pieces and 5 requests move from SQLite to Postgres", async () => {
	const site = await openSite("sqlite");
	await storeRequests(site, 5);
	await indexRequests(site.database.db);
	await publishPieces(site, await storePhotos(site, 20));
	const { file, copied } = await exportTo(site);
	const place = await makePlace("postgres");
	const { manifest } = await importSite(file, place);
	expect(await readState(place)).toEqual(copied);
	// An original and three made files of each piece.
	expect(Object.keys(manifest.files)).toHaveLength(5 + 20 * 4);
});

describe.each(engines)("on %s", (engine) => {
	it("others can read it", async () => {
		const site = await openSite(engine);
		await storeRequests(site, 1);
		await site.call("/api/notes", { method: "POST", json: { message: "Thank “you”" } });
		const [photo = "", unused = ""] = await storePhotos(site, 2);
		await publishPieces(site, [photo]);
		const archive = await unzip(await buffer(writeArchive(listSiteEntries(describeSite(site)))));
		const read = (name: string) => JSON.parse(String(archive[name]));
		const names = Object.keys(archive);

		expect(String(archive["README.txt"])).toContain("npm run import");
		expect(read("documents/tattoos.json").pieces[0].image).toBe(namePhoto(photo));
		expect(read("notes.json")).toMatchObject([{ message: "Thank “you”" }]);
		const picture = `pictures/photos/Koi-crane (#1)_ No 1 ${photo}.jpg`;
		expect(names).toEqual(expect.arrayContaining([picture, `pictures/photos/koi ${unused}.jpg`]));
		const article = String(archive["articles/tattoo-aftercare-guide.md"]);
		expect(article).toMatch(/^---\ntitle: "Tattoo Aftercare Guide"\ndate: "2025-09-16"\n/);
		expect(article).toContain('image: "../pictures/articles/tattoo-aftercare-guide.');
		const link = `../pictures/photos/Koi-crane%20%28%231%29_%20No%201%20${photo}.jpg`;
		expect(article).toMatch(/For \$\d+: !\[koi\]\(/);
		expect(article).toContain(`![koi](${link})\n\n![A koi][koi]\n\n[koi]: ${link}\n`);

		const request = names.find((name) => name.startsWith("requests/") && name.endsWith(".json"));
		const { files } = read(request ?? "");
		const [stored] = files;
		const sent = archive[`${request?.replace(".json", "")}/1 a.gif`] ?? "";
		expect(createHash("sha256").update(sent).digest("hex")).toBe(stored.sha256);
	});

	it("it lets nobody in", async () => {
		const site = await openSite(engine);
		const { Cookie = "" } = await signIn(site);
		const { db } = site.database;
		const secrets = [Cookie.split("=")[1] ?? "", account.email];
		for (const { password_hash } of await db.selectFrom("artist").selectAll().execute())
			secrets.push(password_hash);
		for (const { token_hash } of await db.selectFrom("sessions").selectAll().execute())
			secrets.push(token_hash);
		expect(secrets).toHaveLength(4);
		const bytes = await buffer(writeArchive(listSiteEntries(describeSite(site))));
		for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
	});

	it("it is none when somebody was erased meanwhile", async () => {
		const site = await openSite(engine);
		await storeRequests(site, 1);
		const entries = listSiteEntries(describeSite(site));
		await entries.next();
		await erasePerson(site.database, site.files, validRequest.email);
		await expect(buffer(writeArchive(entries))).rejects.toThrow("was erased");
	});

	it("it closes its files when the browser leaves in the middle", async () => {
		const site = await openSite(engine);
		await storeRequests(site, 2);
		const listOpen = () => {
			const at = readdirSync("/proc/self/fd").map((fd) => findOpen(fd));
			return at.filter((path) => /\/exporting-|\/files\//.test(path)).sort();
		};
		const archive = writeArchive(listSiteEntries(describeSite(site)));
		// The first file of a request.
		while ((await archive.next()).value?.length !== 500);
		expect(listOpen()).toHaveLength(2);
		await archive.return(undefined);
		await expect.poll(listOpen).toEqual([]);
		expect(listLeft(site.config).filter((name) => name.startsWith("export"))).toEqual([]);
	});
});

function findOpen(fd: string): string {
	try {
		return readlinkSync(`/proc/self/fd/${fd}`);
	} catch {
		return "";
	}
}
