import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../test/free-port.ts";
import type { SiteProcess } from "../../test/processes.ts";
import { countArrivals, startLetterBox } from "./letter-box.ts";
import { collectFaults, type Faults, type Outcome, quantile } from "./outcome.ts";
import { listDescriptors } from "./process-figures.ts";
import { withSite } from "./run-site.ts";
import { makeRequest, queryFile } from "./stored-requests.ts";
import { send } from "./traffic.ts";

interface Outage {
	dataDir: string;
	site: SiteProcess;
	/** Sends requests in turn to this site and to one whose mail server answers. */
	compare(requests: number): Promise<Record<string, number>>;
	faults: Faults;
}

/** Nothing listens where the mail server should be. Later it does. */
export async function outlastRefusedMail({ requests }: { requests: number }): Promise<Outcome> {
	const port = await findFreePort();
	return withOutage(`smtp://127.0.0.1:${port}`, async ({ dataDir, compare, faults }) => {
		const began = performance.now();
		const figures = await compare(requests);
		const minutes = Math.ceil((performance.now() - began) / 60_000);
		const tried = countTried(dataDir);
		faults.require(tried >= 1 && tried <= minutes, `${tried} letters were tried in ${minutes} min`);
		const box = await startLetterBox({ port });
		try {
			const started = performance.now();
			const receipts = () => listReceipts(dataDir).filter(({ state }) => state !== "sent").length;
			while (receipts() > 0 && performance.now() - started < 180_000) await wait(100);
			const seconds = Math.round((performance.now() - started) / 1000);
			const times = countArrivals(box.arrived);
			for (const { id } of listReceipts(dataDir)) {
				faults.require(times.has(`<${id}@example.com>`), `letter ${id} did not arrive`);
			}
			faults.require(times.size === box.arrived.length, "a letter arrived twice");
			return { ...figures, arrived: times.size, "seconds to the last receipt": seconds };
		} finally {
			await box.close();
		}
	});
}

/** The mail server takes connections and never speaks. */
export async function outlastSilentMail(counts: {
	requests: number;
	connections: number;
}): Promise<Outcome> {
	const lasted: number[] = [];
	let [open, most] = [0, 0];
	const server = createServer((socket) => {
		const began = performance.now();
		open += 1;
		most = Math.max(most, open);
		socket.on("error", () => {});
		socket.resume().once("close", () => {
			open -= 1;
			lasted.push(performance.now() - began);
		});
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	try {
		return await withOutage(`smtp://127.0.0.1:${port}`, async ({ site, compare, faults }) => {
			const figures = await compare(counts.requests);
			const sockets = countSockets(site);
			const deadline = Date.now() + counts.connections * 60_000;
			while (lasted.length < counts.connections && Date.now() < deadline) await wait(100);
			faults.require(lasted.length >= counts.connections, "a connection is never given up");
			const longest = Math.round(Math.max(...lasted) / 1000);
			faults.require(longest <= 30, `a connection was given up after ${longest} s`);
			faults.require(most === 1, `${most} connections were open at once`);
			const later = countSockets(site);
			faults.require(later <= sockets, `${sockets} sockets became ${later}`);
			return { ...figures, connections: lasted.length, "longest s": longest, sockets: later };
		});
	} finally {
		server.close();
	}
}

function withOutage(
	url: string,
	work: (outage: Outage) => Promise<Outcome["figures"]>,
): Promise<Outcome> {
	return withSite((healthy) =>
		withSite(async ({ dataDir, start }) => {
			const box = await startLetterBox({});
			try {
				const faults = collectFaults();
				const other = await healthy.start({ env: mailEnv(box.url) });
				const site = await start({ env: mailEnv(url) });
				// A site warms its pages after its start: both are to have done so.
				await wait(15_000);
				const compare = (requests: number) => compareTimes(site, other, requests, faults);
				const figures = await work({ dataDir, site, compare, faults });
				return { figures, faults: faults.list() };
			} finally {
				await box.close();
			}
		}),
	);
}

function mailEnv(url: string) {
	return { SMTP_URL: url, MAIL_FROM: "studio@example.com" };
}

async function compareTimes(
	site: SiteProcess,
	healthy: SiteProcess,
	requests: number,
	faults: Faults,
): Promise<Record<string, number>> {
	const time = async ({ address }: SiteProcess, index: number) => {
		const began = performance.now();
		const json = makeRequest(`outage-${index + 1}`);
		const { status } = await send(address, "/api/consultations", { method: "POST", json });
		faults.require(status === 201, `a request was answered ${status}`);
		return performance.now() - began;
	};
	const [times, healthyTimes]: [number[], number[]] = [[], []];
	for (let index = 0; index < requests; index += 1) {
		const turns = [
			{ to: site, times },
			{ to: healthy, times: healthyTimes },
		];
		// A letter that leaves slows the next request: it is each one's in turn.
		if (index % 2 === 1) turns.reverse();
		for (const turn of turns) turn.times.push(await time(turn.to, index));
	}
	const [p99, healthyP99] = [quantile(times, 0.99), quantile(healthyTimes, 0.99)];
	// A tenth of a few milliseconds is below what the disk varies by.
	const within = Math.max(1.1 * healthyP99, healthyP99 + 5);
	faults.require(p99 <= within, `requests took ${p99} ms at p99, and ${healthyP99} with a server`);
	return {
		requests,
		"median ms": quantile(times, 0.5),
		"p99 ms": p99,
		"healthy median ms": quantile(healthyTimes, 0.5),
		"healthy p99 ms": healthyP99,
	};
}

function listReceipts(dataDir: string): { id: string; state: string }[] {
	return queryFile(dataDir, "select id, state from letters where kind = 'receipt'");
}

/** Notices that leave together count as one. */
function countTried(dataDir: string): number {
	const query = "select distinct coalesce(sent_with, id) from letters where attempts > 0";
	return queryFile(dataDir, query).length;
}

function countSockets({ child }: SiteProcess): number {
	return listDescriptors(child.pid ?? 0).filter((to) => to.startsWith("socket:")).length;
}
