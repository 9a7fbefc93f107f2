import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { commit } from "../app/db/commit.server.ts";
import { prepareDataFolder } from "../app/db/data-folder.server.ts";
import { type Db, openDatabase } from "../app/db/database.server.ts";
import { openFileStore, type ReferenceFileStore } from "../app/requests/files/file-store.server.ts";
import { insertReferenceFiles } from "../app/requests/files/reference-files.server.ts";
import { addEvent, changeState, markRead } from "../app/requests/progress/progress.server.ts";
import { isAnswer } from "../app/requests/progress/states.ts";
import { noReferral } from "../app/requests/request-fields.ts";
import { storeSubmission } from "../app/requests/submissions.server.ts";
import { type Config, readConfig } from "../app/server/config.server.ts";
import { claimBucket } from "../app/storage/claim-bucket.server.ts";
import { type DemoRequest, demoRequests } from "./demo/requests.ts";

const pictures = join(import.meta.dirname, "../content/pictures");
const hour = 60 * 60 * 1000;

interface Store {
	db: Db;
	files: ReferenceFileStore;
}

async function fillDemo(config: Config): Promise<void> {
	await requireEmpty(config);
	prepareDataFolder(config.dataDir);
	const database = await openDatabase(config);
	await claimBucket(config, database);
	const files = await openFileStore(config);
	try {
		const { db } = database;
		const there = await db.selectFrom("consultation_submissions").select("id").executeTakeFirst();
		if (there) throw new Error("The database has requests in it. The demo is for an empty one.");
		for (const one of demoRequests) await addDemoRequest({ db, files }, one);
		console.log(
			`${demoRequests.length} requests are in ${config.dataDir}. npm start shows them on /admin.`,
		);
	} finally {
		files.close();
		await database.close();
	}
}

async function requireEmpty({ dataDir }: Config): Promise<void> {
	const names = await readdir(dataDir).catch(() => []);
	if (names.length === 0) return;
	throw new Error(
		`DATA_DIR (${dataDir}) has something in it. The demo only fills an empty folder: set DATA_DIR to a new one.`,
	);
}

async function addDemoRequest(store: Store, demo: DemoRequest): Promise<void> {
	const { request, states = [], events = [], suspicion } = demo;
	const uploads: string[] = [];
	for (const picture of demo.pictures ?? []) uploads.push(await addPicture(store, picture));
	const { id } = await storeSubmission(
		// Nobody has these addresses.
		{ ...store, writeLetters: async () => {}, today: new Date().toISOString().slice(0, 10) },
		{ ...unanswered, ...request },
		uploads,
		null,
		async () => {},
		{ suspicions: suspicion ? [suspicion] : [] },
	);
	const { db } = store;
	for (const event of events) await commit(db, (trx) => addEvent(trx, id, event));
	for (const state of states) {
		await changeState(db, id, state, state === "withdrawn" ? "client" : "artist");
	}
	if (states.length > 0) await markRead(db, id);
	await moveBack(db, id, demo.hoursAgo);
}

const unanswered = {
	skin_tone: null,
	placement: null,
	phone: null,
	design_idea: null,
	tattoo_style: null,
	planned_size: null,
	budget: null,
	preferred_dates: null,
	preferred_times: null,
	referred_by: noReferral,
	piece: null,
};

async function addPicture({ db, files }: Store, picture: string): Promise<string> {
	const id = randomBytes(16).toString("hex");
	const content = await readFile(join(pictures, `${picture}-960.webp`));
	await writeFile(files.cleanedPath(id), content);
	await files.keep(id);
	const sha256 = createHash("sha256").update(content).digest("hex");
	await insertReferenceFiles(db, [
		{
			id,
			submission_id: null,
			position: null,
			name: `${basename(picture)}.webp`,
			media_type: "image/webp",
			bytes: content.length,
			sha256,
			sent_bytes: content.length,
			sent_sha256: sha256,
			created_at: new Date().toISOString(),
		},
	]);
	return id;
}

/** As if it had come that long ago, and the rest had happened evenly since then. */
async function moveBack(db: Db, id: string, hoursAgo: number): Promise<void> {
	const at = (share: number) => new Date(Date.now() - hoursAgo * share * hour).toISOString();
	await commit(db, async (trx) => {
		await trx
			.updateTable("consultation_submissions")
			.set({ created_at: at(1) })
			.where("id", "=", id)
			.execute();
		const events = await trx
			.selectFrom("request_events")
			.select(["id", "by", "kind", "text"])
			.where("submission_id", "=", id)
			.orderBy("created_at")
			.execute();
		const times = events.map((_, index) => at(1 - (index + 1) / (events.length + 1)));
		for (const [index, event] of events.entries()) {
			await trx
				.updateTable("request_events")
				.set({ created_at: times[index] })
				.where("id", "=", event.id)
				.execute();
		}
		const answer = events.findIndex(isAnswer);
		await trx
			.updateTable("request_progress")
			.set({
				changed_at: times.at(-1) ?? at(1),
				answered_at: answer < 0 ? null : (times[answer] ?? null),
			})
			.where("submission_id", "=", id)
			.execute();
	});
}

process.umask(0o077);
try {
	await fillDemo(readConfig(process.env));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
