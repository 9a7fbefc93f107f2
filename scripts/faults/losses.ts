import {
	cpSync,
	readdirSync,
	readFileSync,
	rmSync,
	truncateSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { drawJpeg } from "../../test/media.ts";
import { verify } from "../../test/processes.ts";
import { attemptStart } from "./attempt-start.ts";
import { collectFaults, type Faults, type Outcome } from "./outcome.ts";
import { type SiteRun, withSite } from "./run-site.ts";
import { sendByTus, sendWithUploads, uploadFile } from "./send-request.ts";
import { openFile } from "./stored-requests.ts";
import { send } from "./traffic.ts";

interface LossCounts {
	starts: number;
	requests: number;
	checkEvery: number;
}

const pageSize = 4096;

/** No start over a lost, damaged or foreign database may delete a file that the intact one references. */
export function surviveLosses(counts: LossCounts): Promise<Outcome> {
	return withSite(async (run): Promise<Outcome> => {
		const faults = collectFaults();
		const { dataDir } = run;
		const sound = await prepare(run, counts.requests);
		const named = readdirSync(join(sound, "files"));
		const seen = { refused: 0, "served without writes": 0, "served as before": 0, quarantined: 0 };

		const kinds = Object.entries(makeKinds(dataDir, sound));
		for (const [kind, lose] of kinds) {
			for (let start = 0; start < counts.starts; start += 1) {
				copyOver(sound, dataDir);
				lose();
				const { serves, ready, output } = await tryStart(dataDir);
				if (!serves) {
					seen.refused += 1;
					faults.require(/Nothing was changed/.test(output), `${kind}: it ended with ${output}`);
				} else if (ready) seen["served as before"] += 1;
				else seen["served without writes"] += 1;
				const left = ["files", "quarantine"].map((name) => listNames(dataDir, name));
				seen.quarantined += left[1]?.length ?? 0;
				const lost = named.filter((name) => !left.flat().includes(name)).length;
				faults.require(lost === 0, `${kind}, start ${start}: ${lost} files are gone`);
				if ((start + 1) % counts.checkEvery === 0)
					await checkRestored(dataDir, sound, kind, faults);
			}
		}
		const { starts } = counts;
		await killFirstStarts(`${dataDir}-first`, starts, faults);
		return {
			figures: {
				kinds: kinds.length,
				"starts over each": starts,
				files: named.length,
				...seen,
				"first starts killed": starts,
			},
			faults: faults.list(),
		};
	});
}

/** Creates requests dated two hours back, older copies of their database, and another site's database. */
async function prepare({ dataDir, start }: SiteRun, requests: number): Promise<string> {
	const sound = `${dataDir}-sound`;
	const bytes = await drawJpeg();
	const other = await start({ env: { DATA_DIR: `${dataDir}-other` } });
	await other.end("SIGTERM");
	const site = await start();
	const sendSome = async (from: number, to: number) => {
		for (let index = from; index < to; index += 1) {
			const { status, text } = await sendByTus(site.address, `loss-${index}`, [bytes]);
			if (status !== 201) throw new Error(`a request was answered ${status}: ${text}`);
		}
	};
	await sendSome(0, requests / 2);
	const later = await uploadFile(site.address, bytes);
	const file = openFile(dataDir);
	await file.backup(`${dataDir}-older.db`);
	file.close();
	await sendWithUploads(site.address, "loss-claimed-later", [later]);
	await sendSome(requests / 2, requests - 1);
	const newest = openFile(dataDir);
	await newest.backup(`${dataDir}-newest.db`);
	newest.close();
	await site.end("SIGKILL");
	cpSync(dataDir, sound, { recursive: true });
	const before = new Date(Date.now() - 2 * 60 * 60 * 1000);
	for (const name of readdirSync(join(sound, "files"))) {
		utimesSync(join(sound, "files", name), before, before);
	}
	return sound;
}

function makeKinds(dataDir: string, sound: string): Record<string, () => void> {
	const path = join(dataDir, "linework.db");
	const replace = (by?: string) => {
		for (const more of ["", "-wal", "-shm"]) rmSync(path + more, { force: true });
		if (by) cpSync(by, path);
	};
	const change = (statement: string) => {
		const file = openFile(dataDir, { writable: true });
		file.exec(statement);
		file.close();
	};
	const old = new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString();
	return {
		"no database": () => replace(),
		"an empty database": () => {
			replace();
			writeFileSync(path, "");
		},
		"an older copy": () => {
			replace(`${dataDir}-older.db`);
			change(`update reference_files set created_at = '${old}'`);
		},
		"no log beside it": () => rmSync(`${path}-wal`, { force: true }),
		"another site's database": () => replace(join(`${dataDir}-other`, "linework.db")),
		"a damaged page of reference_files": () => {
			replace(`${dataDir}-newest.db`);
			spoil(path, pickPage(dataDir));
		},
		"any damaged page": () => {
			replace(`${dataDir}-newest.db`);
			const pages = readFileSync(path).length / pageSize;
			spoil(path, 1 + Math.floor(Math.random() * pages));
		},
		"a cut file": () => {
			replace(`${dataDir}-newest.db`);
			truncateSync(path, Math.floor(readFileSync(path).length * (0.1 + 0.8 * Math.random())));
		},
		"rows that are gone": () => change("delete from reference_files where rowid % 2"),
		"requests that are gone": () => {
			rmSync(join(dataDir, "newest-request"), { force: true });
			change("pragma foreign_keys = on; delete from consultation_submissions where rowid % 2");
		},
		"nothing at all": () => cpSync(sound, dataDir, { recursive: true }),
	};
}

function pickPage(dataDir: string): number {
	const file = openFile(dataDir, { writable: true });
	// SQLite is built without dbstat, so the pages are guessed: tables begin at their root, leaves follow.
	const roots = file
		.prepare("select rootpage from sqlite_schema where tbl_name = 'reference_files'")
		.pluck()
		.all() as number[];
	file.close();
	return roots[Math.floor(Math.random() * roots.length)] ?? 2;
}

function spoil(path: string, page: number): void {
	const bytes = readFileSync(path);
	const from = (page - 1) * pageSize + Math.floor(Math.random() * pageSize);
	const to = Math.min(page * pageSize, from + 1 + Math.floor(Math.random() * 600));
	const way = Math.floor(Math.random() * 3);
	for (let at = from; at < (way === 0 ? from + 1 : to); at += 1) {
		bytes[at] = way === 0 ? (bytes[at] ?? 0) ^ 4 : way === 1 ? 0 : Math.random() * 256;
	}
	writeFileSync(path, bytes);
}

async function tryStart(dataDir: string) {
	const attempt = attemptStart(dataDir);
	try {
		const serves = await attempt.settled();
		const address = attempt.address();
		const ready = address !== null && (await send(address, "/readyz")).status === 200;
		if (address) await send(address, "/");
		await attempt.end("SIGTERM");
		return { serves, ready, output: attempt.output() };
	} finally {
		await attempt.end("SIGKILL");
	}
}

async function checkRestored(dataDir: string, sound: string, kind: string, faults: Faults) {
	for (const more of ["", "-wal", "-shm"]) {
		rmSync(join(dataDir, `linework.db${more}`), { force: true });
	}
	cpSync(`${dataDir}-newest.db`, join(dataDir, "linework.db"));
	cpSync(join(sound, "instance"), join(dataDir, "instance"));
	const { ready, output } = await tryStart(dataDir);
	faults.require(ready, `${kind}: with the intact database it says ${output}`);
	const { code, text } = await verify(dataDir);
	faults.require(code === 0, `${kind}: with the intact database the check says ${text.trim()}`);
}

async function killFirstStarts(dataDir: string, starts: number, faults: Faults): Promise<void> {
	for (let start = 0; start < starts; start += 1) {
		rmSync(dataDir, { recursive: true, force: true });
		const first = attemptStart(dataDir);
		await wait(200 + Math.random() * 800);
		await first.end("SIGKILL");
		const { ready, output } = await tryStart(dataDir);
		faults.require(ready, `after first start ${start} was killed: ${output}`);
	}
}

function copyOver(from: string, to: string): void {
	rmSync(to, { recursive: true, force: true });
	cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

function listNames(dataDir: string, folder: string): string[] {
	try {
		return readdirSync(join(dataDir, folder));
	} catch {
		return [];
	}
}
