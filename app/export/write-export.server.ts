import { createReadStream, existsSync } from "node:fs";
import { listCopiedFiles } from "../copies/copied-files.server.ts";
import { copyRows } from "../copies/copied-rows.server.ts";
import type { About } from "../copies/copy-format.ts";
import { CopyRefused } from "../copies/copy-refused.ts";
import { countErasures, hasErased } from "../copies/erasures.server.ts";
import { readTable, type Snapshot, withSnapshot } from "../db/snapshot.server.ts";
import { namePhoto } from "../photos/photo-name.ts";
import { type Content, openContent } from "../publishing/content.server.ts";
import { documentNames } from "../publishing/documents.ts";
import { layOver } from "../publishing/live-content.server.ts";
import { renewPictures } from "../publishing/renew-pictures.server.ts";
import { createPublishedReader } from "../publishing/revisions.server.ts";
import { readRequest } from "../requests/export.server.ts";
import { nameDownload } from "../requests/files/name-download.ts";
import type { ArchiveEntry } from "../requests/files/stream-archive.server.ts";
import { createChecksum } from "../storage/checksum.server.ts";
import { openStorage, type SitePlace, type Storage } from "../storage/storage.server.ts";
import {
	type ExportManifest,
	exportAboutName,
	exportedTables,
	exportManifestName,
	siteFolder,
} from "./export-format.ts";
import { listPictures } from "./list-pictures.server.ts";
import { type StagedTexts, stageTexts } from "./staged-texts.server.ts";
import { writeArticle } from "./write-articles.ts";
import { writeReadme } from "./write-readme.ts";

export interface ExportedSite {
	place: SitePlace;
	/** Documents that the site shows where nothing was published. */
	builtIn: Content;
	pictureFolder: string;
}

/**
 * Works beside a running site. `onManifest` gets the manifest before the archive ends.
 * @throws CopyRefused when something was erased meanwhile; then the written part is no export
 */
export async function* listSiteEntries(
	{ place, builtIn, pictureFolder }: ExportedSite,
	onManifest: (manifest: ExportManifest) => void = () => {},
): AsyncGenerator<ArchiveEntry> {
	const texts = await stageTexts(place.dataDir);
	const storage = await openStorage(place);
	try {
		const moment = await withSnapshot(place, (snapshot) =>
			stageMoment(snapshot, texts, { builtIn, pictureFolder }),
		);
		const { files, rows, pictures, paths, erasures } = moment;
		const changed: string[] = [];
		const manifest: ExportManifest = { rows, parts: {}, files: {}, missing: [], changed };
		for (const { name, bytes, sha256, read } of texts.list()) {
			if (name.startsWith(`${siteFolder}rows/`))
				manifest.parts[name.slice(siteFolder.length)] = { bytes, sha256 };
			yield { name, chunks: read() };
		}
		for (const [name, path] of pictures.builtIn) {
			if (!existsSync(path)) continue;
			yield {
				name: pictures.paths.get(name) ?? name,
				open: async () => ({ chunks: createReadStream(path) }),
			};
		}
		for (const [name, { content: expected }] of files) {
			const photo = pictures.paths.get(namePhoto(name.replace("originals/", "")));
			const path = paths.get(name) ?? photo ?? siteFolder + name;
			yield* addFile(manifest, storage, { name, path });
			const sha256 = manifest.files[name]?.sha256;
			if (sha256 && expected && sha256 !== expected.sha256) changed.push(name);
		}
		if (await hasErased(place, erasures))
			throw new CopyRefused("Data was erased while the site was written out. Try again.");
		onManifest(manifest);
		yield { name: exportManifestName, text: writeJson(manifest) };
	} finally {
		storage.close();
		await texts.close();
	}
}

async function stageMoment(
	snapshot: Snapshot,
	texts: StagedTexts,
	{ builtIn, pictureFolder }: Omit<ExportedSite, "place">,
) {
	const documents = await readDocuments(snapshot, builtIn);
	const pictures = await listPictures(snapshot, documents, pictureFolder);
	const madeAt = new Date().toISOString();
	await texts.add("README.txt", writeReadme(documents.studio, madeAt));
	for (const name of documentNames)
		await texts.add(`documents/${name}.json`, writeJson(documents[name]));
	for (const article of documents.articles.articles)
		await texts.add(`articles/${article.name}.md`, writeArticle(article, pictures.paths));
	const paths = await addRequests(snapshot, texts);
	await texts.add("notes.json", listJson(readTable(snapshot, "Thank you and notes")));
	const about: About = { format: 1, madeAt, migrations: snapshot.migrations };
	await texts.add(exportAboutName, writeJson(about));
	const rows = await copyRows(snapshot, exportedTables, (name, text) =>
		texts.add(siteFolder + name, text),
	);
	const files = await listCopiedFiles(snapshot);
	return { files, rows, pictures, paths, erasures: await countErasures(snapshot) };
}

async function readDocuments(snapshot: Snapshot, builtIn: Content) {
	const stored = await createPublishedReader(snapshot.db, () => {})();
	const published = await renewPictures(builtIn, stored);
	const content = openContent(layOver(builtIn, published), { keepPromises: true });
	return content.readBodies(...documentNames);
}

/** @returns where the export has their files, by the files' names in the data folder */
async function addRequests({ db }: Snapshot, texts: StagedTexts): Promise<Map<string, string>> {
	const paths = new Map<string, string>();
	const ids = await db
		.selectFrom("consultation_submissions")
		.select("id")
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	for (const { id } of ids) {
		const one = await readRequest(db, id);
		if (!one) continue;
		const name = `requests/${one.request.created_at.slice(0, 10)} ${id}`;
		await texts.add(`${name}.json`, writeJson(one));
		for (const [index, { id, name: given, media_type }] of one.files.entries())
			paths.set(`files/${id}`, `${name}/${index + 1} ${nameDownload(given, media_type)}`);
	}
	return paths;
}

async function* addFile(
	manifest: ExportManifest,
	storage: Storage,
	{ name, path }: { name: string; path: string },
): AsyncGenerator<ArchiveEntry> {
	const file = await storage.open(name);
	if (!file) {
		manifest.missing.push(name);
		return;
	}
	const checksum = createChecksum();
	try {
		yield { name: path, chunks: checksum.pass(file.chunks) };
		manifest.files[name] = { ...checksum.end(), path };
	} finally {
		file.chunks.destroy();
	}
}

function writeJson(value: unknown): string {
	return `${JSON.stringify(value, null, "\t")}\n`;
}

async function* listJson(values: AsyncIterable<unknown>): AsyncGenerator<string> {
	let before = "[\n";
	for await (const value of values) {
		yield `${before}${JSON.stringify(value)}`;
		before = ",\n";
	}
	yield before === "[\n" ? "[]\n" : "\n]\n";
}
