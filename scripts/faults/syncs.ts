import { join } from "node:path";
import { drawJpeg } from "../../test/media.ts";
import { collectFaults, type Outcome } from "./outcome.ts";
import { withSite } from "./run-site.ts";
import { sendByForm, sendByTus } from "./send-request.ts";
import { queryFile } from "./stored-requests.ts";
import {
	hasStrace,
	isSync,
	pathOf,
	readTrace,
	straced,
	straceMissing,
	type TracedCall,
} from "./strace.ts";

const traced = "fsync,fdatasync,rename,renameat2,read,write,writev,pwrite64,sendto,sendmsg";

/**
 * Before a request is acknowledged, its file, the file's folder and the write-ahead log must be synced.
 * @param counts requests with one file each, per way of sending
 */
export async function syncFirst({ submissions }: { submissions: number }): Promise<Outcome> {
	if (!hasStrace()) return { figures: {}, faults: [straceMissing] };
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const trace = join(dataDir, "../trace.txt");
		const site = await start({ under: straced(trace, [traced]) });
		const ways = {
			"/api/consultations": async (marker: string) =>
				sendByTus(site.address, marker, [await drawJpeg()]),
			"/consultation": async (marker: string) =>
				sendByForm(site.address, marker, [{ name: "a.jpg", bytes: await drawJpeg() }]),
		};
		for (const [path, sendOne] of Object.entries(ways)) {
			for (let index = 0; index < submissions; index += 1) {
				const { status } = await sendOne(`${path}-${index}`);
				faults.require(status === 201, `request ${index} to ${path} was answered ${status}`);
			}
		}
		await site.end("SIGTERM");

		const calls = readTrace(trace);
		let proven = 0;
		for (const path of Object.keys(ways)) {
			const answered = findAnswered(calls, path);
			faults.require(
				answered.length === submissions,
				`${answered.length} of ${submissions} answers from ${path} are in the trace`,
			);
			for (const [index, span] of answered.entries()) {
				const file = findFile(dataDir, `${path}-${index}`);
				const missing = [...listUnsyncedFile(calls, span, file), ...listUnsyncedLog(calls, span)];
				for (const what of missing) faults.add(`request ${index} to ${path}: ${what}`);
				if (missing.length === 0) proven += 1;
			}
		}
		return {
			figures: {
				requests: submissions * 2,
				"synced before the answer": proven,
				"sync calls": calls.filter(isSync).length,
			},
			faults: faults.list(),
		};
	});
}

interface Span {
	began: number;
	answered: number;
}

function findAnswered(calls: TracedCall[], path: string): Span[] {
	return calls
		.filter(({ name, text }) => name === "read" && text.includes(`"POST ${path} HTTP/1.1`))
		.flatMap((arrival) => {
			const answer = calls.find(
				(call) =>
					call.began > arrival.began &&
					/^(write|writev|sendto|sendmsg)\(/.test(call.text) &&
					pathOf(call) === pathOf(arrival) &&
					call.text.includes('"HTTP/1.1 201'),
			);
			return answer ? [{ began: arrival.began, answered: answer.began }] : [];
		});
}

function findFile(dataDir: string, marker: string): string {
	const query = `select f.id from reference_files f
		join consultation_submissions s on s.id = f.submission_id where s.design_idea = ?`;
	return queryFile<{ id: string }>(dataDir, query, marker)[0]?.id ?? "none";
}

function listUnsyncedFile(calls: TracedCall[], { answered }: Span, id: string): string[] {
	const before = calls.filter((call) => call.ok && call.ended < answered);
	const written = before.findLast(
		(call) => /^p?write/.test(call.name) && pathOf(call).endsWith(`/incoming/${id}.clean`),
	);
	if (!written) return ["its file was not seen being written"];
	const synced = before.find(
		(call) =>
			isSync(call) && call.began > written.ended && pathOf(call).endsWith(`/incoming/${id}.clean`),
	);
	if (!synced) return ["its file was not synced"];
	const renamed = before.find(
		(call) =>
			call.name.startsWith("rename") &&
			call.began > synced.ended &&
			call.text.includes(`/files/${id}"`),
	);
	if (!renamed) return ["its file was not moved after it was synced"];
	const listed = before.some(
		(call) => isSync(call) && call.began > renamed.ended && pathOf(call).endsWith("/files"),
	);
	return listed ? [] : ["the folder of its file was not synced after the move"];
}

function listUnsyncedLog(calls: TracedCall[], { began, answered }: Span): string[] {
	const during = calls.filter(
		(call) =>
			call.ok &&
			call.began > began &&
			call.ended < answered &&
			pathOf(call).endsWith("/linework.db-wal"),
	);
	const written = during.findLast((call) => call.name === "pwrite64");
	if (!written) return ["nothing was written to the database's log"];
	const synced = during.some((call) => isSync(call) && call.began > written.ended);
	return synced ? [] : ["the database's log was not synced"];
}
