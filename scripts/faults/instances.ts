import { setTimeout as wait } from "node:timers/promises";
import { leaseMs } from "../../app/db/lease.server.ts";
import type { SiteProcess } from "../../test/processes.ts";
import { collectFaults, type Faults, type Outcome, quantile } from "./outcome.ts";
import { judgePages, watchPages } from "./page-watch.ts";
import { makeFiles, openSending } from "./persistent-clients.ts";
import { sendWithUploads } from "./send-request.ts";
import { instances, type Stage, withStage } from "./stage.ts";
import { checkStored, waitForLetters } from "./stored-in-postgres.ts";
import { requireConsistent } from "./stored-requests.ts";
import { failureOf, send } from "./traffic.ts";

interface InstanceCounts {
	kills: number;
	clients: number;
	/** Requests without files, for figures of latency. */
	measured: number;
}

/** At p99, while instances are killed and start beside the load on the same machine. */
const pagesWithin = 1_000;
/** Several processes on one Postgres and one bucket, behind nginx. Any of them may be killed at any time. */
export async function surviveInstanceKills(counts: InstanceCounts): Promise<Outcome> {
	const faults = collectFaults();
	const figures = await withStage(async ({ origin, env, folders, mail, start }) => {
		const sites = await Promise.all(Array.from({ length: instances }, (_, index) => start(index)));
		await measure(origin, counts.measured, "warm");
		const together = await measure(origin, counts.measured, "quiet");
		const sent = openSending(origin, await makeFiles(), faults);
		const clients = Array.from({ length: counts.clients }, () => sent.keepSending());
		await using pages = watchPages(origin);
		const pauses: number[] = [];
		for (let kill = 0; kill < counts.kills; kill += 1) {
			await wait(Math.random() * 2_000);
			const index = Math.floor(Math.random() * instances);
			const killedAt = performance.now();
			await sites[index]?.end("SIGKILL");
			sites[index] = await start(index);
			pauses.push(performance.now() - killedAt);
			if (kill % 20 === 19) await freeze(sites[kill % instances]);
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
		await requireConsistent(folders[0] ?? "", faults, env);
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
	});
	return { figures, faults: faults.list() };
}

/** It goes on with leases that others have taken meanwhile. */
async function freeze(site?: SiteProcess): Promise<void> {
	if (!site?.child.pid) return;
	process.kill(-site.child.pid, "SIGSTOP");
	await wait(leaseMs + 2_000);
	process.kill(-site.child.pid, "SIGCONT");
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
