import { join } from "node:path";
import type { Logger } from "pino";
import { type ChildLimits, openPictureChild } from "../cleaning/picture/child-process.server.ts";
import type { Database } from "../db/database.server.ts";
import { type Lease, withLease } from "../db/lease.server.ts";
import { root } from "../root.server.ts";
import { type BackgroundWorker, startWorker } from "../server/background-worker.server.ts";
import { removeDeleted } from "./delete-photo.server.ts";
import type { MadePhoto, PhotoJob } from "./make-photo.ts";
import type { PhotoFiles } from "./photo-files.server.ts";
import { findPhoto, hasPhotoWork, nextPhoto, noteWork } from "./photos.server.ts";

export type PhotoWorker = Pick<BackgroundWorker, "wake" | "stop">;

interface Parts {
	database: Database;
	files: PhotoFiles;
	log: Logger;
}

type Answer = MadePhoto | { code: string };

const second = 1000;
const limits: ChildLimits = { seconds: 180, megabytes: 700, idleSeconds: 20, jobs: 50 };
const tooHeavy =
	"This photo could not be opened. It may be too large: please add a smaller copy of it.";

/** Makes the files of one photo at a time, in a process of its own that gives way to the site. */
export function startPhotoWorker(
	{ database, files, log }: Parts,
	{ pauseMs = 60 * second } = {},
): PhotoWorker {
	const { db } = database;
	const child = openPictureChild<PhotoJob, Answer>(
		join(root, "app/photos/photo-process.ts"),
		limits,
	);
	const make = async (id: string, lease: Lease) => {
		if (!(await noteWork(db, id, { state: "working" }, lease))) return;
		const ask = async (job: PhotoJob) => {
			const answer = await child.ask(job);
			// Earlier photos may have used up the memory: try once in a fresh process.
			return answer === "gone" && !worker.isStopping() ? child.ask(job) : answer;
		};
		const answer = await files.make(id, ask);
		if (worker.isStopping()) return;
		const made: Answer = typeof answer === "string" ? { problem: tooHeavy } : answer;
		if ("code" in made) throw Object.assign(new Error("A photo was not made"), { code: made.code });
		const isNoted = await noteWork(
			db,
			id,
			"picture" in made
				? { state: "ready", picture: made.picture }
				: { state: "failed", problem: made.problem },
			lease,
		);
		if (isNoted && "problem" in made) log.warn({ photo: id }, "a photo could not be made");
		// A process that lost the lease leaves the files alone: another one may have made the same.
		if (!isNoted && !(await findPhoto(db, id))) await files.removeMade(id);
	};
	const worker = startWorker({
		database,
		log,
		pauseMs,
		failed: "making a photo's files failed; it is tried again",
		async next() {
			if (!(await hasPhotoWork(db))) return false;
			let photo: Awaited<ReturnType<typeof nextPhoto>>;
			await withLease(database, "photos", async (lease) => {
				await removeDeleted({ database, files });
				photo = await nextPhoto(db);
				if (photo) await make(photo.id, lease);
			});
			return photo !== undefined;
		},
	});
	return {
		wake: worker.wake,
		async stop() {
			const stopped = worker.stop();
			child.end();
			await stopped;
		},
	};
}
