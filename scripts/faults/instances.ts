import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { leaseMs } from "../../app/db/lease.server.ts";
import { addBucket, runFileServer } from "../../test/bucket.ts";
import { findFreePort } from "../../test/free-port.ts";
import { startMailServer } from "../../test/mail-server.ts";
import { drawJpeg, makeVideo } from "../../test/media.ts";
import { addDatabase, runPostgres } from "../../test/postgres.ts";
import { type SiteProcess, verify } from "../../test/processes.ts";
import { collectFaults, type Faults, type Outcome, quantile } from "./outcome.ts";
import { judgePages, watchPages } from "./page-watch.ts";
import { bring, type PlannedRequest, sendPlanned } from "./planned-request.ts";
import { startBalancer } from "./proxies.ts";
import { type SiteRun, withSite } from "./run-site.ts";
import { sendWithUploads } from "./send-request.ts";
import { checkStored, waitForLetters } from "./stored-in-postgres.ts";
import { failureOf, send } from "./traffic.ts";

export interface InstanceCounts {
	kills: number;
	clients: number;
	/** Requests without files, for figures of latency. */
	measured: number;
}

const count = 3;
/** At p99, while instances are killed and start beside the load on the same machine. */
const pagesWithin = 1_000;
/** A lease of a killed process, and nginx's pause for one that did not answer. */
const answeredWithin = 60_000;

interface Stage {
	/** Of the balancer. */
	origin: string;
	env: Record<string, string>;
	folders: string[];
	start(index: number): Promise<SiteProcess>;
}

/** Several processes on one Postgres and one bucket, behind nginx. Any of them may be killed at any time. */
export async function surviveInstanceKills(counts: InstanceCounts): Promise<Outcome> {
	const faults = collectFaults();
	const mail = await startMailServer();
	const figures = await withStage(mail.url, async ({ origin, env, folders, start }) => {
		const sites = await Promise.all(Array.from({ length: count }, (_, index) => start(index)));
		await measure(origin, counts.measured, "warm");
		const together = await measure(origin, counts.measured, "quiet");
		const sent = openSending(origin, await makeFiles(), faults);
		const clients = Array.from({ length: counts.clients }, () => sent.keepSending());
		const pages = watchPages(origin);
		const pauses: number[] = [];
		for (let kill = 0; kill < counts.kills; kill += 1) {
			await wait(Math.random() * 2_000);
			const index = Math.floor(Math.random() * count);
			const killedAt = performance.now();
			await sites[index]?.end("SIGKILL");
			sites[index] = await start(index);
			pauses.push(performance.now() - killedAt);
			if (kill % 20 === 19) await freeze(sites[kill % count]);
		}
		const { times, failures } = await pages.stop();
		sent.stop();
		await Promise.all(clients);

		const refused = await restartEach(origin, sites, start, faults);
		for (const site of sites.splice(1)) await site.end("SIGTERM");
		await measure(origin, counts.measured, "warm-alone");
		const alone = await measure(origin, counts.measured, "alone");
		await waitForLetters(env, faults);
		const stored = await checkStored(env, sent.acknowledged, sent.hashes, faults);
		await sites[0]?.end("SIGTERM");
		const { code, text } = await verify(folders[0] ?? "", env);
		faults.require(code === 0, `the check says: ${text.trim()}`);
		// One that is killed in the middle of its answer cannot take it back.
		const most = counts.kills / 10;
		faults.require(failures.length <= most, `${failures.length} pages were not answered`);
		const read = judgePages({ times, failures: [] }, pagesWithin, faults);
		const letters = mail.received.map(({ messageId }) => messageId);
		return {
			kills: counts.kills,
			acknowledged: sent.acknowledged.size,
			stored,
			files: sent.acknowledged.size * sent.hashes.length,
			"sent again": sent.again(),
			"uploads continued": sent.continued(),
			"ready median ms": quantile(pauses, 0.5),
			"ready most ms": quantile(pauses, 1),
			...read,
			"pages not answered": failures.length,
			"letters arrived": letters.length,
			"of them twice": letters.length - new Set(letters).size,
			"refused in a rolling restart": refused,
			"three instances median ms": quantile(together, 0.5),
			"three instances p99 ms": quantile(together, 0.99),
			"one instance median ms": quantile(alone, 0.5),
			"one instance p99 ms": quantile(alone, 0.99),
		};
	}).finally(() => mail.close());
	return { figures, faults: faults.list() };
}

/** Postgres, a bucket, and a balancer before three processes, of which none is started. */
export async function withStage<T>(
	smtpUrl: string,
	work: (stage: Stage) => Promise<T>,
): Promise<T> {
	const outer = await mkdtemp(join(tmpdir(), "linework-instances-"));
	const ending: (() => Promise<unknown>)[] = [() => rm(outer, { recursive: true, force: true })];
	try {
		const postgres = await runPostgres();
		ending.push(postgres.stop);
		const store = await runFileServer();
		ending.push(store.stop);
		const ports = [];
		for (let index = 0; index <= count; index += 1) ports.push(await findFreePort());
		const [port = 0, ...sitePorts] = ports;
		const balancer = await startBalancer(port, sitePorts);
		ending.push(balancer.stop);
		const env = {
			DATABASE_URL: await addDatabase(postgres.url),
			...(await addBucket(store.server)),
			TRUSTED_PROXIES: "127.0.0.1",
			SMTP_URL: smtpUrl,
			MAIL_FROM: "studio@example.com",
			MAIL_TO: "artist@example.com",
		};
		const folders = sitePorts.map((_, index) => join(outer, String(index)));
		return await withSite(({ start }: SiteRun) =>
			work({
				origin: `http://127.0.0.1:${port}`,
				env,
				folders,
				start: (index) => start({ dataDir: folders[index], port: sitePorts[index], env }),
			}),
		);
	} finally {
		for (const end of ending.reverse()) await end();
	}
}

/** It goes on with leases that others have taken meanwhile. */
async function freeze(site?: SiteProcess): Promise<void> {
	if (!site?.child.pid) return;
	process.kill(-site.child.pid, "SIGSTOP");
	await wait(leaseMs + 2_000);
	process.kill(-site.child.pid, "SIGCONT");
}

/** Clients send each request under its key until it is answered. */
function openSending(origin: string, files: Buffer[], faults: Faults) {
	const acknowledged = new Map<string, string>();
	let [requests, again, continued, stopped] = [0, 0, 0, false];
	const tryOnce = async (request: PlannedRequest): Promise<boolean> => {
		try {
			continued += await bring(origin, request);
			const answer = await sendPlanned(origin, request);
			if (answer.status === 201) acknowledged.set(String(answer.json().id), request.marker);
			else if (answer.status < 500)
				faults.add(`${request.marker}: ${answer.status} ${answer.text}`);
			return answer.status < 500;
		} catch {
			return false;
		}
	};
	return {
		acknowledged,
		hashes: files.map((file) => createHash("sha256").update(file).digest("hex")),
		again: () => again,
		continued: () => continued,
		stop: () => {
			stopped = true;
		},
		async keepSending() {
			while (!stopped) {
				requests += 1;
				const request = {
					marker: `request-${requests}`,
					key: crypto.randomUUID(),
					files,
					paths: [],
				};
				const deadline = Date.now() + answeredWithin;
				while (!(await tryOnce(request))) {
					again += 1;
					if (Date.now() > deadline) return faults.add(`${request.marker} was never answered`);
					await wait(100);
				}
			}
		},
	};
}

/** Nobody sends again here. @returns how many requests were refused or cut off */
async function restartEach(
	origin: string,
	sites: SiteProcess[],
	start: Stage["start"],
	faults: Faults,
): Promise<number> {
	let [refused, done, posts] = [0, false, 0];
	const keepAsking = async (client: number) => {
		while (!done) {
			posts += 1;
			const page = send(origin, "/contact");
			const post = sendWithUploads(origin, `restart-${client}-${posts}`, []);
			for (const answer of [page, post]) {
				const told = await answer.then(({ status }) => status, failureOf);
				if (told === 200 || told === 201) continue;
				refused += 1;
				faults.add(`a request in a rolling restart got ${told}`);
			}
		}
	};
	const clients = [1, 2, 3, 4].map(keepAsking);
	for (const index of sites.keys()) {
		await sites[index]?.end("SIGTERM");
		sites[index] = await start(index);
	}
	done = true;
	await Promise.all(clients);
	return refused;
}

async function measure(origin: string, requests: number, name: string): Promise<number[]> {
	const took: number[] = [];
	const client = async (number: number) => {
		for (let index = 0; index < requests / 4; index += 1) {
			const began = performance.now();
			await sendWithUploads(origin, `${name}-${number}-${index}`, []);
			took.push(performance.now() - began);
		}
	};
	await Promise.all([1, 2, 3, 4].map(client));
	return took;
}

async function makeFiles(): Promise<Buffer[]> {
	return [await drawJpeg(640, 480), await drawJpeg(1200, 800), makeVideo("mp4", 2 * 1024 ** 2)];
}
