import { setTimeout as wait } from "node:timers/promises";
import { leaseMs } from "../../app/db/lease.server.ts";
import { collectFaults, type Faults, type Outcome, quantile } from "./outcome.ts";
import { judgePages, watchPages } from "./page-watch.ts";
import { makeFiles, openSending } from "./persistent-clients.ts";
import { sendWithUploads } from "./send-request.ts";
import { instances, withStage } from "./stage.ts";
import { checkStored, waitForLetters } from "./stored-in-postgres.ts";
import { requireConsistent } from "./stored-requests.ts";
import { freshAddress, send } from "./traffic.ts";

interface RestartCounts {
	restarts: number;
	requestsPerSecond: number;
	clientsWithFiles: number;
}

const pages = ["/", "/consultation", "/artwork/tattoos", "/blog", "/aftercare", "/contact"];
const pagesWithin = 1_000;
const recoveredWithin = 5_000;
const paceMs = 500;

/** Postgres is restarted under several processes, as in a crash or in order. The processes are not restarted. */
export async function outlastPostgresRestarts(counts: RestartCounts): Promise<Outcome> {
	const faults = collectFaults();
	const figures = await withStage(async ({ origin, env, folders, postgres, mail, start }) => {
		const sites = await Promise.all(Array.from({ length: instances }, (_, index) => start(index)));
		const files = openSending(origin, await makeFiles(), faults);
		const plain = openSending(origin, [], faults, paceMs);
		const clicks = openClicking(origin, faults);
		await using watch = watchPages(origin, pages);
		const clients = [
			...Array.from({ length: counts.clientsWithFiles }, files.keepSending),
			...Array.from({ length: (counts.requestsPerSecond * paceMs) / 1_000 }, plain.keepSending),
			clicks.keepClicking(),
		];
		const pauses: number[] = [];
		for (let restart = 0; restart < counts.restarts; restart += 1) {
			await wait(2_000 + Math.random() * 3_000);
			// Once in a while for longer than a lease.
			const awayMs = restart % 10 === 9 ? leaseMs + 2_000 : Math.random() * 3_000;
			await postgres.restart(restart % 2 ? "SIGINT" : "SIGQUIT", awayMs);
			pauses.push(await waitUntilTaken(origin, `back-${restart}`));
		}
		const read = judgePages(await watch.stop(), pagesWithin, faults);
		for (const sender of [files, plain, clicks]) sender.stop();
		await Promise.all(clients);

		await waitForLetters(env, faults);
		const acknowledged = new Map([...files.acknowledged, ...plain.acknowledged]);
		const stored = await checkStored(env, acknowledged, files.hashes, faults);
		const counted = (await send(origin, "/api/visitor-count")).json().count;
		faults.require(
			counted === clicks.count(),
			`the counter is at ${counted} and not at ${clicks.count()}`,
		);
		for (const { address, child, end } of sites) {
			const isSame = child.exitCode === null && child.signalCode === null;
			faults.require(isSame, "a process has ended");
			const ready = isSame ? (await send(address, "/readyz")).status : 0;
			faults.require(ready === 200, `a process is not ready: ${ready}`);
			await end("SIGTERM");
		}
		await requireConsistent(folders[0] ?? "", faults, env);
		const slowest = quantile(pauses, 1);
		faults.require(slowest <= recoveredWithin, `requests were taken only ${slowest} ms later`);
		const letters = mail.received.map(({ messageId }) => messageId);
		return {
			restarts: counts.restarts,
			acknowledged: acknowledged.size,
			"of them with files": stored,
			"sent again": files.again() + plain.again(),
			"uploads continued": files.continued(),
			clicks: clicks.count() - 1,
			"taken again median ms": quantile(pauses, 0.5),
			"taken again most ms": slowest,
			...read,
			"letters arrived": letters.length,
			"of them twice": letters.length - new Set(letters).size,
		};
	});
	return { figures, faults: faults.list() };
}

/** @returns milliseconds until a request is taken that was not sent before */
async function waitUntilTaken(origin: string, marker: string): Promise<number> {
	const began = performance.now();
	for (let tries = 0; performance.now() - began < 60_000; tries += 1) {
		const sent = await sendWithUploads(origin, `${marker}-${tries}`, [], crypto.randomUUID()).catch(
			() => null,
		);
		if (sent?.status === 201) break;
		await wait(20);
	}
	return performance.now() - began;
}

/** A client that sends each click under its key until it is counted. */
function openClicking(origin: string, faults: Faults) {
	// The counter begins at 1.
	let [count, stopped] = [1, false];
	return {
		count: () => count,
		stop: () => {
			stopped = true;
		},
		async keepClicking() {
			while (!stopped) {
				const headers = { "Idempotency-Key": crypto.randomUUID() };
				const deadline = Date.now() + 60_000;
				for (;;) {
					const call = { method: "POST", headers, from: freshAddress() };
					const answer = await send(origin, "/api/visitor-count", call).catch(() => null);
					if (answer?.status === 200) break;
					if (Date.now() > deadline) return faults.add("a click was never counted");
					await wait(50);
				}
				count += 1;
				await wait(50);
			}
		},
	};
}
