import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { addBucket, runFileServer } from "../../test/bucket.ts";
import { drawJpeg, drawPng, makeVideo } from "../../test/media.ts";
import { collectFaults, type Faults, type Outcome, quantile } from "./outcome.ts";
import { bring, type PlannedRequest, sendPlanned } from "./planned-request.ts";
import { withSite } from "./run-site.ts";
import { openLedger, queryFile, requireConsistent } from "./stored-requests.ts";
import { failureOf } from "./traffic.ts";

interface KillCounts {
	cycles: number;
	clients: number;
	leastAcknowledged: number;
	mostMinutes: number;
	/** Milliseconds. */
	readyWithin: number;
}

interface Sending {
	/** Of each request. */
	files: Buffer[];
	/** Milliseconds until a kill, at most. */
	longest: number;
	/** The variables of a site that keeps its files in a bucket. */
	env?: Record<string, string>;
}

export function surviveKills(counts: KillCounts): Promise<Outcome> {
	return killWhileSending(counts, { files: [], longest: 1_500 });
}

export async function surviveUploadKills(
	counts: KillCounts,
	env: Record<string, string> = {},
): Promise<Outcome> {
	return killWhileSending(counts, { files: await makeFiles(), longest: 4_000, env });
}

export async function surviveUploadKillsInBucket(counts: KillCounts): Promise<Outcome> {
	const { server, stop } = await runFileServer();
	return surviveUploadKills(counts, await addBucket(server)).finally(stop);
}

/** Clients whose request got no answer send it again under its key, if it has one. */
function killWhileSending(
	counts: KillCounts,
	{ files, longest, env = {} }: Sending,
): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const ledger = openLedger(dataDir, faults);
		const hashes = files.map((file) => createHash("sha256").update(file).digest("hex"));
		const deadline = Date.now() + counts.mostMinutes * 60_000;
		const pauses: number[] = [];
		let [cycles, killedAt, requests, again, continued] = [0, 0, 0, 0, 0];
		const planRequest = (): PlannedRequest => {
			requests += 1;
			const key = files.length > 0 || requests % 2 ? crypto.randomUUID() : undefined;
			return { marker: `request-${requests}`, key, files, paths: [] };
		};
		const send = async (origin: string, request: PlannedRequest) => {
			continued += await bring(origin, request);
			const answer = await sendPlanned(origin, request);
			if (answer.status === 201) ledger.acknowledge(String(answer.json().id), request.marker);
			else faults.add(`${request.marker} was answered ${answer.status}: ${answer.text}`);
		};
		const open: (PlannedRequest | undefined)[] = Array(counts.clients).fill(undefined);
		const keepSending = async (origin: string, client: number, killed: () => boolean) => {
			while (!killed()) {
				if (open[client]) again += 1;
				const request = open[client] ?? planRequest();
				open[client] = request;
				try {
					await send(origin, request);
					open[client] = undefined;
				} catch (error) {
					if (!request.key) open[client] = undefined;
					if (killed()) return;
					return faults.add(`${request.marker} failed on a live site: ${failureOf(error)}`);
				}
			}
		};

		for (; cycles < counts.cycles && Date.now() < deadline; cycles += 1) {
			const site = await start({ env });
			if (killedAt) pauses.push(performance.now() - killedAt);
			if (cycles % 100 === 99) ledger.checkAll();
			else ledger.checkNew();
			let killed = false;
			const clients = open.map((_, client) => keepSending(site.address, client, () => killed));
			await wait(50 + Math.random() * longest);
			killed = true;
			killedAt = performance.now();
			await site.end("SIGKILL");
			await Promise.all(clients);
		}
		const site = await start({ env });
		pauses.push(performance.now() - killedAt);
		await Promise.all(open.map((request) => request && send(site.address, request)));
		ledger.checkAll();
		checkFiles(dataDir, hashes, faults);
		await site.end("SIGTERM");
		await requireConsistent(dataDir, faults, env);
		const acknowledged = ledger.acknowledged();
		const enough = acknowledged >= counts.leastAcknowledged && cycles === counts.cycles;
		faults.require(enough, `only ${acknowledged} acknowledged in ${cycles} kills`);
		const slowest = quantile(pauses, 1);
		faults.require(slowest <= counts.readyWithin, `ready only ${slowest} ms after a kill`);
		return {
			figures: {
				kills: cycles,
				acknowledged,
				stored: ledger.stored(),
				files: acknowledged * files.length,
				"sent again": again,
				"uploads continued": continued,
				"ready median ms": quantile(pauses, 0.5),
				"ready most ms": slowest,
			},
			faults: faults.list(),
		};
	});
}

async function makeFiles(): Promise<Buffer[]> {
	const megabytes = 8 * 1024 ** 2;
	return [
		await drawJpeg(640, 480),
		await drawJpeg(1200, 800),
		await drawPng(400, 300),
		makeVideo("mp4", megabytes),
		makeVideo("mov", megabytes),
	];
}

function checkFiles(dataDir: string, hashes: string[], faults: Faults): void {
	const rows = queryFile<{ marker: string; sent: string | null }>(
		dataDir,
		`select design_idea as marker, group_concat(sent_sha256, ' ' order by position) as sent
		from consultation_submissions s left join reference_files f on f.submission_id = s.id
		group by s.id`,
	);
	for (const { marker, sent } of rows) {
		const isSame = (sent ?? "") === hashes.join(" ");
		faults.require(isSame, `${marker} has other files than were sent`);
	}
}
