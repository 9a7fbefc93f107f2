import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { findAnswerDraft, saveAnswerDraft } from "../app/admin/answer/answer-drafts.server.ts";
import { readAnswerFields } from "../app/admin/answer/answer-fields.ts";
import { prepareLetter } from "../app/admin/answer/prepare-letter.server.ts";
import { sendAnswer } from "../app/admin/answer/send-answer.server.ts";
import { requireRequest } from "../app/admin/request/require-request.server.ts";
import {
	addAppointment,
	confirmAppointment,
	declineAppointment,
	findAppointments,
} from "../app/appointments/appointments.server.ts";
import { commit } from "../app/db/commit.server.ts";
import { prepareDataFolder } from "../app/db/data-folder.server.ts";
import { type Db, openDatabase } from "../app/db/database.server.ts";
import { prepareRequestLetters } from "../app/mail/request-letters.server.ts";
import { readBuiltIn } from "../app/publishing/built-in.server.ts";
import {
	createContent,
	openContent,
	type RequestContent,
} from "../app/publishing/content.server.ts";
import type { Studio } from "../app/publishing/schemas/studio.ts";
import { findToday, toInstant } from "../app/publishing/studio-time.server.ts";
import { openFileStore, type ReferenceFileStore } from "../app/requests/files/file-store.server.ts";
import { insertReferenceFiles } from "../app/requests/files/reference-files.server.ts";
import { changeState } from "../app/requests/progress/change-state.server.ts";
import { addEvent } from "../app/requests/progress/events.server.ts";
import { markRead } from "../app/requests/progress/progress.server.ts";
import { noReferral } from "../app/requests/request-fields.ts";
import { storeSubmission } from "../app/requests/submissions.server.ts";
import { markDeposit } from "../app/requests/terms/terms.server.ts";
import { type Config, readConfig } from "../app/server/config.server.ts";
import { claimBucket } from "../app/storage/claim-bucket.server.ts";
import type { DemoRequest, DemoStep } from "./demo/demo-request.ts";
import { addDemoNotes } from "./demo/notes.ts";
import { demoRequests } from "./demo/requests.ts";
import { settle } from "./demo/settle.ts";
import { addDemoVisits } from "./demo/visits.ts";
import { runCommand } from "./run-command.ts";

const pictures = join(import.meta.dirname, "../content/pictures");
const hour = 60 * 60 * 1000;

interface World {
	db: Db;
	files: ReferenceFileStore;
	config: Config;
	content: RequestContent;
	studio: Studio;
}

async function fillDemo(config: Config): Promise<void> {
	await requireEmpty(config);
	prepareDataFolder(config.dataDir);
	const database = await openDatabase(config);
	let files: ReferenceFileStore | undefined;
	try {
		await claimBucket(config, database);
		files = await openFileStore(config);
		const { db } = database;
		const there = await db.selectFrom("consultation_submissions").select("id").executeTakeFirst();
		if (there) throw new Error("The database has requests in it. The demo is for an empty one.");
		const content = openContent(createContent(readBuiltIn()));
		const { studio } = await content.readBodies("studio");
		const world = { db, files, config, content, studio };
		for (const one of demoRequests) await addDemoRequest(world, one);
		await addDemoNotes(db);
		await addDemoVisits(db, studio.timeZone);
		console.log(
			`${demoRequests.length} requests are in ${config.dataDir}. npm start shows them on /admin.`,
		);
	} finally {
		await files?.close();
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

async function addDemoRequest(world: World, demo: DemoRequest): Promise<void> {
	const { db, content, config, studio } = world;
	const { steps = [], suspicion, problem } = demo;
	const uploads: string[] = [];
	for (const picture of demo.pictures ?? []) uploads.push(await addPicture(world, picture));
	const timeAt = (step: number) => {
		if (step === 0) return Date.now() - demo.hoursAgo * hour;
		// The first answers come within a day.
		const first = Math.min(demo.hoursAgo / (steps.length + 1), 2 + (demo.hoursAgo % 19));
		const rest = (demo.hoursAgo - first) * (1 - (step - 1) / steps.length);
		return Date.now() - rest * hour;
	};
	const request = { ...unanswered, ...demo.request };
	const writeLetters = await prepareRequestLetters({ site: { config }, content }, request);
	const { id } = await storeSubmission(
		{ ...world, writeLetters, today: findToday(studio.timeZone, new Date(timeAt(0))) },
		request,
		uploads,
		null,
		async () => {},
		{ suspicions: suspicion ? [suspicion] : [] },
	);
	await settle(db, id, timeAt(0), steps.length === 0 ? problem : undefined);
	for (const [index, step] of steps.entries()) {
		await takeStep(world, id, step, timeAt(index + 1));
		await settle(db, id, timeAt(index + 1), index === steps.length - 1 ? problem : undefined);
	}
	const last = steps.at(-1);
	const isSeen = last && last.kind !== "words" && last.kind !== "decline";
	if (isSeen && !("by" in last && last.by === "client")) await markRead(db, id);
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

async function addPicture({ db, files }: World, picture: string): Promise<string> {
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

async function takeStep(world: World, id: string, step: DemoStep, time: number): Promise<void> {
	const { db, studio } = world;
	switch (step.kind) {
		case "answer":
			return answer(world, id, step);
		case "note":
			await commit(db, (trx) => addEvent(trx, id, { by: "artist", ...step }));
			return;
		case "words":
			await commit(db, (trx) => addEvent(trx, id, { by: "client", ...step }));
			return;
		case "state":
			await commit(db, (trx) => changeState(trx, id, step.state, step.by));
			return;
		case "deposit":
			return commit(db, (trx) => markDeposit(trx, id, findToday(studio.timeZone, new Date(time))));
		case "date": {
			const day = findToday(studio.timeZone, new Date(Date.now() + step.days * 24 * hour));
			const starts = toInstant(day, `${step.hour}:00`, studio.timeZone);
			if (!starts) throw new Error(`${day} has no hour ${step.hour}.`);
			const ends = new Date(starts.getTime() + step.hours * hour);
			const times = { starts_at: starts.toISOString(), ends_at: ends.toISOString() };
			await commit(db, (trx) =>
				addAppointment(trx, id, { ...times, place: studio.location }, "proposed"),
			);
			return;
		}
	}
	const settleDate = step.kind === "confirm" ? confirmAppointment : declineAppointment;
	for (const date of await findAppointments(db, id)) {
		await commit(db, (trx) => settleDate(trx, date.id, "client"));
	}
}

async function answer(
	{ db, content, config, studio }: World,
	id: string,
	{ subject, text, state, quote }: Extract<DemoStep, { kind: "answer" }>,
): Promise<void> {
	const deposit = String(studio.deposit);
	const typed: Record<string, string> = { subject, text, state: state ?? "", deposit };
	if (quote) typed.quote = String(quote);
	await saveAnswerDraft(
		db,
		id,
		readAnswerFields((name) => typed[name]),
	);
	const answered = await requireRequest(db, id);
	const { revision = "" } = (await findAnswerDraft(db, id)) ?? {};
	await sendAnswer(db, {
		requestId: id,
		changedAt: answered.changed_at,
		revision,
		by: "mail",
		prepare: (trx, draft) => prepareLetter(trx, content, config.publicOrigin, answered, draft),
	});
}

await runCommand(async () => {
	await fillDemo(readConfig(process.env));
});
