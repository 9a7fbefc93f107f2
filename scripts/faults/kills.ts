import { setTimeout as wait } from "node:timers/promises";
import { verify } from "../../test/processes.ts";
import { collectFaults, type Outcome, quantile } from "./outcome.ts";
import { withSite } from "./run-site.ts";
import { makeRequest, openLedger } from "./stored-requests.ts";
import { failureOf, send } from "./traffic.ts";

interface KillCounts {
	cycles: number;
	clients: number;
	leastAcknowledged: number;
	mostMinutes: number;
	/** Milliseconds. */
	readyWithin: number;
}

interface Post {
	marker: string;
	key: string | null;
}

/** Clients whose request got no answer send it again under its idempotency key. */
export function surviveKills(counts: KillCounts): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const ledger = openLedger(dataDir, faults);
		const unanswered: Post[] = [];
		const pauses: number[] = [];
		const deadline = Date.now() + counts.mostMinutes * 60_000;
		let [killedAt, cycles, posts, retried] = [0, 0, 0, 0];

		const post = async (address: string, { marker, key }: Post): Promise<boolean> => {
			const headers: Record<string, string> = key ? { "Idempotency-Key": key } : {};
			const json = makeRequest(marker);
			const answer = await send(address, "/api/consultations", { method: "POST", json, headers });
			if (answer.status === 201) ledger.acknowledge(String(answer.json().id), marker);
			else faults.add(`${marker} was answered ${answer.status}: ${answer.text}`);
			return answer.status === 201;
		};
		const takeNext = (): Post => {
			const again = unanswered.shift();
			if (again) {
				retried += 1;
				return again;
			}
			posts += 1;
			return { marker: `post-${posts}`, key: posts % 2 ? crypto.randomUUID() : null };
		};
		const keepPosting = async (address: string, killed: () => boolean) => {
			while (!killed()) {
				const next = takeNext();
				try {
					if (!(await post(address, next))) return;
				} catch (error) {
					if (!killed()) faults.add(`${next.marker} failed on a live site: ${failureOf(error)}`);
					if (next.key) unanswered.push(next);
				}
			}
		};

		for (; cycles < counts.cycles && Date.now() < deadline; cycles += 1) {
			const site = await start();
			if (killedAt) pauses.push(performance.now() - killedAt);
			if (cycles % 100 === 99) ledger.checkAll();
			else ledger.checkNew();
			let killed = false;
			const clients = Array.from({ length: counts.clients }, () =>
				keepPosting(site.address, () => killed),
			);
			await wait(50 + Math.random() * 1_450);
			killed = true;
			killedAt = performance.now();
			await site.end("SIGKILL");
			await Promise.all(clients);
		}

		const site = await start();
		pauses.push(performance.now() - killedAt);
		for (const next of unanswered) {
			retried += 1;
			await post(site.address, next);
		}
		ledger.checkAll();
		await site.end("SIGTERM");
		const { code, text } = await verify(dataDir);
		faults.require(code === 0, `the check says: ${text.trim()}`);
		faults.require(cycles === counts.cycles, "the time was over before the last cycle");
		const slowest = quantile(pauses, 1);
		faults.require(slowest <= counts.readyWithin, `ready only ${slowest} ms after a kill`);
		const acknowledged = ledger.acknowledged();
		faults.require(
			acknowledged >= counts.leastAcknowledged,
			`${counts.leastAcknowledged} acknowledged requests were wanted`,
		);
		return {
			figures: {
				kills: cycles,
				acknowledged,
				stored: ledger.stored(),
				"sent again": retried,
				"ready median ms": quantile(pauses, 0.5),
				"ready most ms": slowest,
			},
			faults: faults.list(),
		};
	});
}
