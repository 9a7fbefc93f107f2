import { createHash, randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runCopy } from "./copy-runs.ts";
import { collectFaults, type Outcome } from "./outcome.ts";
import { withSite } from "./run-site.ts";
import {
	makeRequest,
	openFile,
	queryFile,
	readRows,
	requireConsistent,
} from "./stored-requests.ts";

const megabyte = 1024 ** 2;
const each = 8;

const key = { BACKUP_KEY: "five-random-words-with-hyphens" };
const copiedWithin = 120_000;
const readyWithin = 60_000;

/** A large site is copied, lost and restored. */
export function restoreLargeSite({ megabytes }: { megabytes: number }): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const file = join(dirname(dataDir), "copy.tar");
		await (await start()).end("SIGTERM");
		const bytes = await addLargeFiles(dataDir, megabytes);
		const large = await runCopy("backup", file, dataDir).done;
		faults.require(large.code === 0, `copying a large site says: ${large.text}`);
		faults.require(large.ms <= copiedWithin, `copying took ${Math.round(large.ms)} ms`);
		const sealed = await runCopy("backup", file, dataDir, key).done;
		faults.require(sealed.ms <= copiedWithin, `copying encrypted took ${Math.round(sealed.ms)} ms`);
		const listIds = () => readRows(dataDir).map(({ id }) => id);
		const before = listIds();
		rmSync(dataDir, { recursive: true });
		const back = await runCopy("restore", file, dataDir, key).done;
		faults.require(back.code === 0, `restoring a large site says: ${back.text}`);
		const again = await start();
		await again.end("SIGTERM");
		const drill = back.ms + again.readyAfter;
		faults.require(drill <= readyWithin, `restored and ready only after ${Math.round(drill)} ms`);
		faults.require(listIds().join() === before.join(), "the large site lost requests");
		await requireConsistent(dataDir, faults);
		return {
			figures: {
				"large site MB": Math.round(bytes / 1e6),
				"copied in s": seconds(large.ms),
				"encrypted in s": seconds(sealed.ms),
				"restored in s": seconds(back.ms),
				"then ready after ms": Math.round(again.readyAfter),
				"most memory MB": Math.max(large.megabytes, sealed.megabytes, back.megabytes),
			},
			faults: faults.list(),
		};
	});
}

/** A site of more than 4 GB, where zips need larger numbers, leaves by its export and comes back. */
export function moveLargeSite({ megabytes }: { megabytes: number }): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const file = join(dirname(dataDir), "site.zip");
		await (await start()).end("SIGTERM");
		const bytes = await addLargeFiles(dataDir, megabytes);
		const exported = await runCopy("export", file, dataDir).done;
		faults.require(exported.code === 0, `exporting says: ${exported.text}`);
		const listFiles = () =>
			JSON.stringify(queryFile(dataDir, "select * from reference_files order by id"));
		const before = listFiles();
		rmSync(dataDir, { recursive: true });
		const imported = await runCopy("import", file, dataDir).done;
		faults.require(imported.code === 0, `importing says: ${imported.text}`);
		faults.require(listFiles() === before, "the site lost files");
		await requireConsistent(dataDir, faults);
		return {
			figures: {
				"large site MB": Math.round(bytes / 1e6),
				"exported in s": seconds(exported.ms),
				"imported in s": seconds(imported.ms),
				"most memory MB": Math.max(exported.megabytes, imported.megabytes),
			},
			faults: faults.list(),
		};
	});
}

/** Requests with one video each, into the folder of a stopped site. @returns their bytes */
async function addLargeFiles(dataDir: string, megabytes: number): Promise<number> {
	const file = openFile(dataDir, { writable: true });
	const created_at = new Date().toISOString();
	const addFile = file.prepare(
		`insert into reference_files (id, submission_id, position, name, media_type, bytes, sha256, sent_bytes, sent_sha256, created_at)
		values (@id, @request, 0, 'film.mp4', 'video/mp4', @bytes, @sha256, @bytes, @sha256, @created_at)`,
	);
	let written = 0;
	for (let index = 0; written < megabytes * megabyte; index += 1) {
		const request = { id: crypto.randomUUID(), created_at, ...makeRequest(`large-${index}`) };
		const columns = Object.keys(request);
		file
			.prepare(
				`insert into consultation_submissions (${columns}, reference_images_count)
				values (${columns.map((name) => `@${name}`)}, 1)`,
			)
			.run(request);
		const content = randomBytes(each * megabyte);
		const id = randomBytes(16).toString("hex");
		const sha256 = createHash("sha256").update(content).digest("hex");
		addFile.run({ id, request: request.id, bytes: content.length, sha256, created_at });
		writeFileSync(join(dataDir, "files", id), content, { mode: 0o600 });
		written += content.length;
	}
	file.close();
	return written;
}

function seconds(ms: number): number {
	return Math.round(ms / 100) / 10;
}
