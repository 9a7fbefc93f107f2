import { Agent, get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { findQuantile } from "../faults/outcome.ts";
import { readMemory } from "../faults/process-figures.ts";
import { withSite } from "../faults/run-site.ts";

const addresses = 50_000;
const strangers = 4;
/** After which Node has returned what was garbage. */
const restMs = 20_000;

const kinds: ((word: string) => string)[] = [
	(word) => `/${word}`,
	(word) => `/?${word}=${word}`,
	(word) => `/artwork/tattoos/${word}`,
	(word) => `/artwork/tattoos?page=${Number.parseInt(word, 36) % 1_000_000}`,
	(word) => `/artwork/tattoos?filter=${word}`,
	(word) => `/blog/${word}.data`,
	(word) => `/artwork/tattoos/1-${word}`,
	(word) => `/about?_routes=${word}`,
	(word) => `/about.data?_routes=${word}`,
	(word) => `/contact?sent=${word}`,
	(word) => `/consultation?piece=${word}/1`,
	(word) =>
		`/assets/hydration-${Buffer.from(word.padEnd(8)).toString("hex").slice(0, 16)}/about.js`,
];

interface Flood {
	/** 99th percentile of the home page, in milliseconds, before and while strangers ask. */
	quiet: number;
	flooded: number;
	/** Megabytes that the process has more afterwards, at rest before and after. */
	grown: number;
}

/** Asks twice for each of 50,000 addresses that nobody asked for before, and for the home page meanwhile. */
export function floodWithAddresses(): Promise<Flood> {
	return withSite(async ({ start }) => {
		const { address, child } = await start();
		const agent = new Agent({ keepAlive: true, maxSockets: strangers + 1 });
		const ask = (path: string) => time(address + path, agent);
		const askHome = async (until: () => boolean) => {
			const times: number[] = [];
			while (!until()) times.push(await ask("/"));
			return Number(findQuantile(times, 0.99).toFixed(1));
		};
		let asked = 0;
		const quiet = await askHome(() => ++asked > 5_000);
		await setTimeout(restMs);
		const before = readMemory(child.pid ?? 0).now;
		let left = addresses;
		const flooding = Promise.all(
			Array.from({ length: strangers }, async () => {
				while (left > 0) {
					left -= 1;
					const word = Math.random().toString(36).slice(2);
					const path = kinds[left % kinds.length]?.(word) ?? "/";
					// The second time, a page that is kept is compressed as well as possible.
					for (let i = 0; i < 2; i += 1) await ask(path);
				}
			}),
		);
		const flooded = await askHome(() => left === 0);
		await flooding;
		agent.destroy();
		await setTimeout(restMs);
		return { quiet, flooded, grown: readMemory(child.pid ?? 0).now - before };
	});
}

function time(url: string, agent: Agent): Promise<number> {
	const began = performance.now();
	return new Promise((resolve, reject) => {
		get(url, { agent, headers: { "Accept-Encoding": "br" } }, (answer) => {
			answer.resume().once("end", () => resolve(performance.now() - began));
		}).once("error", reject);
	});
}
