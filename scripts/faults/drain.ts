import { existsSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeVideo } from "../../test/media.ts";
import type { SiteProcess } from "../../test/processes.ts";
import { askUpload, createUpload, sendBytes } from "../../test/tus.ts";
import { collectFaults, type Faults, type Outcome, quantile } from "./outcome.ts";
import { openRaw, writePatchHead } from "./raw-socket.ts";
import { type SiteRun, withSite } from "./run-site.ts";
import { sendWithUploads } from "./send-request.ts";
import { openFile, openLedger } from "./stored-requests.ts";
import { failureOf, freshAddress, send } from "./traffic.ts";

/** Maximum milliseconds from the signal to the end of the process. */
const goneWithin = 10_000;

export async function drainOnStop(counts: { rounds: number; requests: number }): Promise<Outcome> {
	const faults = collectFaults();
	const took: number[] = [];
	const sum = { finished: 0, "sent back": 0, resumed: 0, acknowledged: 0 };
	for (let round = 0; round < counts.rounds; round += 1) {
		await withSite(async (run) => {
			const seen = await stopOnce(run, counts.requests, faults);
			took.push(seen.took);
			for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += seen[name];
		});
	}
	return {
		figures: {
			stops: counts.rounds,
			"requests in flight": counts.rounds * counts.requests,
			acknowledged: sum.acknowledged,
			"uploads finished": sum.finished,
			"uploads sent back": sum["sent back"],
			"uploads resumed": sum.resumed,
			"exit median ms": quantile(took, 0.5),
			"exit most ms": quantile(took, 1),
		},
		faults: faults.list(),
	};
}

async function stopOnce({ dataDir, start }: SiteRun, requests: number, faults: Faults) {
	const site = await start();
	const ledger = openLedger(dataDir, faults);
	const uploads = await Promise.all([
		beginUpload(site.address, { everyMs: 50, pieces: 60 }),
		beginUpload(site.address, { everyMs: 1_000, pieces: 60 }),
		beginUpload(site.address, { everyMs: 0, pieces: 2, stopAfter: 1 }),
	]);
	// The write lock keeps all requests pending, so that the signal finds every one of them.
	const holder = openFile(dataDir, { writable: true });
	holder.exec("begin immediate");
	const sent = Array.from({ length: requests }, async (_, index) => {
		const marker = `request-${index}`;
		const answer = await sendWithUploads(site.address, marker, [], crypto.randomUUID());
		if (answer.status === 201) ledger.acknowledge(String(answer.json().id), marker);
		else faults.add(`a request that had arrived was answered ${answer.status}`);
	});
	const settled = Promise.allSettled(sent);
	// Less than the writes wait for the lock, and long enough for a busy machine to read all requests.
	await wait(1_500);

	const began = performance.now();
	const ended = site.end("SIGTERM");
	await wait(500);
	const late = await send(site.address, "/healthz").then(() => "an answer", failureOf);
	faults.require(late === "ECONNREFUSED", `a new connection got ${late} after the signal`);
	holder.exec("rollback");
	holder.close();
	for (const one of await settled) {
		if (one.status === "rejected") faults.add(`a request got ${failureOf(one.reason)}`);
	}
	const answers = await Promise.all(uploads.map(({ answer }) => answer));
	const code = await ended;
	const took = performance.now() - began;
	faults.require(code === 0, `the process ended with ${code}`);
	faults.require(took < goneWithin, `the process took ${Math.round(took)} ms to end`);
	faults.require(!existsSync(join(dataDir, "linework.db-wal")), "the database's log was left");

	const [quick = "", ...slow] = answers;
	faults.require(/^HTTP\/1\.1 204 /.test(quick), `the upload in time got: ${quick || "nothing"}`);
	for (const answer of slow) {
		// A reset can discard the answer before the client reads it.
		faults.require(/^(HTTP\/1\.1 503 |$)/.test(answer), `a slow upload got: ${answer}`);
	}
	const next = await start();
	ledger.checkAll();
	const resumed = await resumeAll(next, uploads.slice(1), faults);
	await next.end("SIGTERM");
	return {
		took,
		resumed,
		acknowledged: ledger.acknowledged(),
		finished: answers.filter((answer) => answer.startsWith("HTTP/1.1 204")).length,
		"sent back": answers.filter((answer) => answer.startsWith("HTTP/1.1 503")).length,
	};
}

interface Upload {
	path: string;
	bytes: Buffer;
	answer: Promise<string>;
}

async function beginUpload(
	origin: string,
	pace: { everyMs: number; pieces: number; stopAfter?: number },
): Promise<Upload> {
	const bytes = makeVideo("mp4", 600_000);
	const from = freshAddress();
	const path = (await createUpload(origin, bytes.byteLength, "a.mp4", { from })).headers.location;
	if (!path) throw new Error("The upload was not begun");
	const { socket, received, ended } = await openRaw(origin, from);
	socket.write(writePatchHead(origin, path, bytes.byteLength));
	const answer = ended.then(() => received().split("\r\n")[0] ?? "");
	void sendPieces(socket, bytes, pace);
	return { path, bytes, answer };
}

async function sendPieces(
	socket: Socket,
	bytes: Buffer,
	{ everyMs, pieces, stopAfter = pieces }: { everyMs: number; pieces: number; stopAfter?: number },
): Promise<void> {
	const size = Math.ceil(bytes.byteLength / pieces);
	for (let piece = 0; piece < stopAfter && socket.writable; piece += 1) {
		socket.write(bytes.subarray(piece * size, (piece + 1) * size));
		await wait(everyMs);
	}
}

async function resumeAll(site: SiteProcess, uploads: Upload[], faults: Faults): Promise<number> {
	let resumed = 0;
	for (const { path, bytes } of uploads) {
		const known = await askUpload(site.address, path);
		const offset = Number(known.headers["upload-offset"]);
		faults.require(offset > 0, `an upload was lost: ${known.status}, offset ${offset}`);
		const rest = await sendBytes(site.address, path, bytes.subarray(offset), offset);
		if (rest.status === 204) resumed += 1;
		else faults.add(`the rest of an upload was answered ${rest.status}`);
	}
	return resumed;
}
