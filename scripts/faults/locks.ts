import { setTimeout as wait } from "node:timers/promises";
import { collectFaults, type Outcome, quantile } from "./outcome.ts";
import { withSite } from "./run-site.ts";
import { sendWithUploads } from "./send-request.ts";
import { openFile, openLedger } from "./stored-requests.ts";
import { failureOf, send } from "./traffic.ts";

interface LockCounts {
	rounds: number;
	clients: number;
	holdMs: number;
	readsWithin: number;
}

export function waitForLock(counts: LockCounts): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const { address, output } = await start();
		const ledger = openLedger(dataDir, faults);
		const reads: number[] = [];
		const waits: number[] = [];
		let busy = 0;

		const submit = async (marker: string) => {
			const began = performance.now();
			const answer = await sendWithUploads(address, marker, [], crypto.randomUUID());
			waits.push(performance.now() - began);
			faults.require(!/locked|SQLITE/i.test(answer.text), `${marker} was told: ${answer.text}`);
			if (answer.status === 201) ledger.acknowledge(String(answer.json().id), marker);
			else if (answer.status === 503 && answer.headers["retry-after"]) busy += 1;
			else faults.add(`${marker} was answered ${answer.status}: ${answer.text}`);
		};
		const trySubmit = (marker: string) =>
			submit(marker).catch((error) => faults.add(`${marker} failed: ${failureOf(error)}`));
		const read = async (until: number) => {
			while (performance.now() < until) {
				for (const path of ["/", "/api/visitor-count"]) {
					const began = performance.now();
					const { status } = await send(address, path);
					reads.push(performance.now() - began);
					faults.require(status === 200, `${path} was answered ${status} under the lock`);
				}
				await wait(20);
			}
		};

		await read(performance.now() + 500);
		reads.length = 0;
		for (let round = 0; round < counts.rounds; round += 1) {
			const holder = openFile(dataDir, { writable: true });
			holder.exec("begin immediate");
			const until = performance.now() + counts.holdMs;
			const submitted = Array.from({ length: counts.clients }, (_, client) =>
				trySubmit(`round-${round}-${client}`),
			);
			await Promise.all([read(until), read(until), wait(counts.holdMs)]);
			holder.exec("rollback");
			holder.close();
			await Promise.all(submitted);
		}
		ledger.checkAll();
		const p99 = quantile(reads, 0.99);
		faults.require(p99 <= counts.readsWithin, `reads took ${p99} ms at p99`);
		faults.require(!/database is locked/i.test(output()), "the log reports a locked database");
		return {
			figures: {
				rounds: counts.rounds,
				clients: counts.clients,
				"held for ms": counts.holdMs,
				acknowledged: ledger.acknowledged(),
				"told to come back": busy,
				"submit most ms": quantile(waits, 1),
				reads: reads.length,
				"read median ms": quantile(reads, 0.5),
				"read p99 ms": p99,
			},
			faults: faults.list(),
		};
	});
}
