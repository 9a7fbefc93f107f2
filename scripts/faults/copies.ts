import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { restoringFolder } from "../../app/db/data-folder.server.ts";
import { drawJpeg } from "../../test/media.ts";
import { addDatabase, runPostgres } from "../../test/postgres.ts";
import { runCopy } from "./copy-runs.ts";
import { collectFaults, type Faults, type Outcome, quantile } from "./outcome.ts";
import { withSite } from "./run-site.ts";
import { sendByTus } from "./send-request.ts";
import { listStoredIds } from "./stored-in-postgres.ts";
import { readRows, requireConsistent } from "./stored-requests.ts";
import { failureOf } from "./traffic.ts";

interface CopyCounts {
	writers: number;
	copies: number;
	kills: number;
}

const key = { BACKUP_KEY: "five-random-words-with-hyphens" };
// 20 writers make 50 requests a second.
const paceMs = 400;

type Env = Record<string, string>;
/** @returns the variables of an empty database, none for SQLite */
type AddDatabase = () => Promise<Env>;

export async function copyUnderLoadOnPostgres(counts: CopyCounts): Promise<Outcome> {
	const { url, stop } = await runPostgres();
	const add = async () => ({ DATABASE_URL: await addDatabase(url) });
	return copyUnderLoad(counts, add).finally(stop);
}

/** Copies beside writers, and kills of copies and restores. */
export function copyUnderLoad(
	counts: CopyCounts,
	add: AddDatabase = async () => ({}),
): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const folder = join(dirname(dataDir), "copies");
		mkdirSync(folder);
		const file = join(folder, "copy.tar");
		const restored = `${dataDir}-restored`;
		const live = await add();
		const site = await start({ env: live });

		const acknowledged = new Set<string>();
		let writing = true;
		const picture = await drawJpeg();
		const keepWriting = async (writer: number) => {
			for (let post = 0; writing; post += 1) {
				const answer = await sendByTus(site.address, `writer-${writer}-${post}`, [picture]);
				await wait(paceMs);
				if (answer.status === 201) acknowledged.add(String(answer.json().id));
				else faults.add(`a request was answered ${answer.status}: ${answer.text}`);
			}
		};
		const writers = Array.from({ length: counts.writers }, (_, writer) =>
			keepWriting(writer).catch((error) => faults.add(`a writer failed: ${failureOf(error)}`)),
		);

		const checkRestored = async (before: string[]) => {
			const env = await add();
			const run = await runCopy("restore", file, restored, { ...key, ...env }).done;
			faults.require(run.code === 0, `restoring says: ${run.text}`);
			await requireConsistent(restored, faults, env);
			const [there, all] = [await listIds(restored, env), await listIds(dataDir, live)];
			// Postgres does not tell in which order it committed.
			const isMoment = there.every((id, index) =>
				live.DATABASE_URL ? all.includes(id) : all[index] === id,
			);
			faults.require(isMoment, "the restored site is not the site of one moment");
			const lost = before.filter((id) => !there.includes(id)).length;
			faults.require(lost === 0, `${lost} requests acknowledged before the copy are not in it`);
			rmSync(restored, { recursive: true, force: true });
			return there.length;
		};

		const took: number[] = [];
		let largest = 0;
		for (let copy = 0; copy < counts.copies; copy += 1) {
			const before = [...acknowledged];
			const run = await runCopy("backup", file, dataDir, { ...key, ...live }).done;
			faults.require(run.code === 0, `copying says: ${run.text}`);
			took.push(run.ms);
			largest = await checkRestored(before);
		}
		const kept = await killCopies(
			counts.kills,
			file,
			{ dataDir, live },
			quantile(took, 0.5),
			faults,
		);
		await checkRestored([]);
		writing = false;
		await Promise.all(writers);
		await site.end("SIGTERM");
		const halves = await killRestores(counts.kills, file, restored, add, faults);
		await checkRestored([]);

		return {
			figures: {
				"copies beside writers": counts.copies,
				acknowledged: acknowledged.size,
				"requests in the last": largest,
				"median ms": quantile(took, 0.5),
				"copies killed": counts.kills,
				"older copy left": kept,
				"restores killed": counts.kills,
				"of them before the end": halves,
			},
			faults: faults.list(),
		};
	});
}

/** @returns how many left the older copy; the others had finished the new one */
async function killCopies(
	kills: number,
	file: string,
	{ dataDir, live }: { dataDir: string; live: Env },
	usual: number,
	faults: Faults,
): Promise<number> {
	let kept = 0;
	for (let kill = 0; kill < kills; kill += 1) {
		const before = hash(file);
		const run = runCopy("backup", file, dataDir, { ...key, ...live });
		await wait(Math.random() * usual * 1.1);
		run.child.kill("SIGKILL");
		const { code } = await run.done;
		const isOld = hash(file) === before;
		if (isOld) kept += 1;
		faults.require(isOld || code === 0 || code === null, `a killed copy ended with ${code}`);
		const scratch = `${dataDir}-tried`;
		const tried = await runCopy("restore", file, scratch, key).done;
		faults.require(tried.code === 0, `after a kill the copy is not good: ${tried.text}`);
		rmSync(scratch, { recursive: true, force: true });
	}
	return kept;
}

/** @returns how many left something to be restored again */
async function killRestores(
	kills: number,
	file: string,
	dataDir: string,
	add: AddDatabase,
	faults: Faults,
): Promise<number> {
	const first = await add();
	const whole = await runCopy("restore", file, dataDir, { ...key, ...first }).done;
	const expected = (await listIds(dataDir, first)).join();
	rmSync(dataDir, { recursive: true });
	let halves = 0;
	for (let kill = 0; kill < kills; kill += 1) {
		let env = await add();
		const run = runCopy("restore", file, dataDir, { ...key, ...env });
		// Most moves happen at the very end.
		await wait(whole.ms * (kill % 2 ? 0.9 + Math.random() * 0.15 : Math.random()));
		run.child.kill("SIGKILL");
		await run.done;
		const left = existsSync(dataDir) ? readdirSync(dataDir) : [];
		const isRefused = left.includes(restoringFolder);
		const isWhole = !isRefused && (await listIds(dataDir, env)).join() === expected;
		const isNothing = left.every((name) => name.startsWith("lock"));
		faults.require(isWhole || isRefused || isNothing, `a kill left half a site: ${left.join()}`);
		if (isRefused) halves += 1;
		if (isWhole) {
			rmSync(dataDir, { recursive: true });
			env = await add();
		}
		const again = await runCopy("restore", file, dataDir, { ...key, ...env }).done;
		faults.require(again.code === 0, `restoring again says: ${again.text}`);
		const isSame = (await listIds(dataDir, env)).join() === expected;
		faults.require(isSame, "restored again, the site is another");
		rmSync(dataDir, { recursive: true, force: true });
	}
	return halves;
}

/** In the order of their commits on SQLite. */
async function listIds(dataDir: string, env: Env): Promise<string[]> {
	if (env.DATABASE_URL) return listStoredIds(env);
	if (!existsSync(join(dataDir, "linework.db"))) return [];
	return readRows(dataDir).map(({ id }) => id);
}

function hash(file: string): string {
	return createHash("sha256").update(readFileSync(file)).digest("hex");
}
