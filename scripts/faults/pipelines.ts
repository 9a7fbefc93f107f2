import { readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { collectFaults, type Outcome } from "./outcome.ts";
import { judgePages, watchPages } from "./page-watch.ts";
import { countDescriptors, forgetPeak, readMemory } from "./process-figures.ts";
import { openRaw, writeHead } from "./raw-socket.ts";
import { withSite } from "./run-site.ts";
import { send, share } from "./traffic.ts";

interface PipelineCounts {
	rounds: number;
	connections: number;
	kilobytes: number;
	pagesWithin: number;
}

const mostMegabytes = 512;
/** Megabytes that all rounds together may leave behind. */
const mostLeftBehind = 50;

export function outlastPipelines(counts: PipelineCounts): Promise<Outcome> {
	return withSite(async ({ start }) => {
		const faults = collectFaults();
		const { address, child } = await start();
		const pid = child.pid ?? 0;
		const paths = [findLargestPicture(), "/"];
		for (const path of paths) await askAhead(address, path, 20, faults);
		const before = readMemory(pid).now;
		const compareDescriptors = countDescriptors(pid);
		forgetPeak(pid);
		const left: number[] = [];
		await using pages = watchPages(address);
		for (let round = 0; round < counts.rounds; round += 1) {
			for (const path of paths) {
				for (const reads of [true, false]) await flood(address, path, reads, counts);
			}
			faults.require(child.exitCode === null, `the process ended with ${child.exitCode}`);
			left.push(readMemory(pid).now);
		}
		const seen = judgePages(await pages.stop(), counts.pagesWithin, faults);
		const { peak } = readMemory(pid);
		faults.require(peak <= mostMegabytes, `it took ${peak} MB`);
		const first = left[0] ?? 0;
		// The heap grows until it is collected, which happens about once in fifteen rounds.
		const lowest = Math.min(...left.slice(Math.floor(counts.rounds / 3)));
		faults.require(lowest - first <= mostLeftBehind, `${first} MB became ${lowest} MB`);
		for (const path of paths) await askAhead(address, path, 20, faults);
		await wait(500);
		return {
			figures: {
				rounds: counts.rounds,
				connections: counts.rounds * counts.connections * paths.length * 2,
				"MB before": before,
				"MB most": peak,
				"MB after the first round": first,
				"MB at the lowest after a third of them": lowest,
				...seen,
				...compareDescriptors(faults),
			},
			faults: faults.list(),
		};
	});
}

async function flood(origin: string, path: string, reads: boolean, counts: PipelineCounts) {
	const { connections, kilobytes } = counts;
	const head = writeHead(origin, `GET ${path}`, {});
	const heads = head.repeat(Math.ceil((kilobytes * 1024) / head.length));
	await share(connections, connections, async () => {
		const { socket, ended } = await openRaw(origin);
		if (!reads) socket.pause();
		socket.write(heads);
		await Promise.race([ended, wait(2_000)]);
		socket.destroy();
	});
	// Accepting a burst takes 200 ms; without the pause this would test a flood instead.
	await wait(500);
}

async function askAhead(
	origin: string,
	path: string,
	requests: number,
	faults: ReturnType<typeof collectFaults>,
): Promise<void> {
	const single = await send(origin, path);
	const { socket, ended } = await openRaw(origin);
	let bytes = 0;
	socket.on("data", (chunk: Buffer) => {
		bytes += chunk.length;
	});
	const head = writeHead(origin, `GET ${path}`, {});
	const last = writeHead(origin, `GET ${path}`, { Connection: "close" });
	socket.write(head.repeat(requests - 1) + last);
	await Promise.race([ended, wait(20_000)]);
	socket.destroy();
	const least = requests * Number(single.headers["content-length"] ?? single.text.length);
	faults.require(bytes >= least, `${requests} requests for ${path} brought ${bytes} bytes`);
}

function findLargestPicture(): string {
	const folder = join(import.meta.dirname, "../../content/pictures");
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => /\.(avif|webp|jpg|png)$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
	const [largest = ""] = files.toSorted((a, b) => statSync(b).size - statSync(a).size);
	return `/pictures/${relative(folder, largest)}`;
}
