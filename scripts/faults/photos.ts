import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { call } from "../../test/call.ts";
import { findFreePort } from "../../test/free-port.ts";
import { sendPhoto } from "../../test/photos.ts";
import type { SiteProcess } from "../../test/processes.ts";
import { collectFaults, type Faults, type Outcome } from "./outcome.ts";
import { judgePages, watchPages } from "./page-watch.ts";
import { listChildren, readShare } from "./process-figures.ts";
import { withSite } from "./run-site.ts";
import { signInBeside } from "./sign-in-beside.ts";
import { queryFile } from "./stored-requests.ts";

/** Megabytes of the site and its worker together. */
const mostMemory = 512;

interface PhotoCounts {
	/** Sent and made while pages are read. */
	quiet: number;
	/** Sent and made while the process is killed. */
	killed: number;
	kills: number;
	pagesWithin: number;
	mostMinutes: number;
}

type Row = { id: string; state: string };

export function makeManyPhotos(counts: PhotoCounts): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const port = await findFreePort();
		const deadline = Date.now() + counts.mostMinutes * 60_000;
		const photo = await drawPhoto();
		let site = await start({ port });
		const artist = await signInBeside(site.address, { DATA_DIR: dataDir });
		const acknowledged: string[] = [];
		const send = async (count: number) => {
			for (let sent = 0; sent < count && Date.now() < deadline; ) {
				const answer = await sendPhoto(
					{ call: (path, options) => call(site.address, path, options) },
					artist,
					photo,
				).catch(() => undefined);
				if (answer?.status === 204) {
					acknowledged.push(answer.id);
					sent += 1;
				} else await wait(100);
			}
		};
		const allMade = async () => {
			while (listRows(dataDir).some(isOpen) && Date.now() < deadline) await wait(500);
		};

		await using pages = watchPages(site.address);
		const memory = watchMemory(site);
		const began = performance.now();
		await send(counts.quiet);
		const sentAfter = performance.now() - began;
		await allMade();
		const madeAfter = performance.now() - began;
		const seen = await pages.stop();
		const peak = memory.stop();
		faults.require(peak <= mostMemory, `the site and its worker took ${peak} MB`);

		const sending = send(counts.killed);
		let kills = 0;
		for (; kills < counts.kills && Date.now() < deadline; kills += 1) {
			await wait(200 + Math.random() * 4_000);
			await site.end("SIGKILL");
			site = await start({ port });
		}
		await sending;
		await allMade();
		const rows = listRows(dataDir);
		checkPhotos(dataDir, rows, acknowledged, faults);
		faults.require(kills === counts.kills, `only ${kills} kills`);
		faults.require(
			acknowledged.length === counts.quiet + counts.killed,
			`only ${acknowledged.length} photos were taken`,
		);
		return {
			figures: {
				photos: rows.length,
				acknowledged: acknowledged.length,
				kills,
				"MB each": Math.round((photo.byteLength / 1024 ** 2) * 10) / 10,
				"seconds of sending": Math.round(sentAfter / 1000),
				"seconds until made": Math.round(madeAfter / 1000),
				"peak MB with the worker": peak,
				...judgePages(seen, counts.pagesWithin, faults),
			},
			faults: faults.list(),
		};
	});
}

function checkPhotos(dataDir: string, rows: Row[], acknowledged: string[], faults: Faults): void {
	const states = new Map(rows.map(({ id, state }) => [id, state]));
	const originals = new Set(readdirSync(join(dataDir, "originals")));
	const made = readdirSync(join(dataDir, "pictures"));
	for (const id of acknowledged) {
		const state = states.get(id);
		faults.require(state === "ready", `the photo ${id} is ${state ?? "lost"}`);
		faults.require(originals.has(id), `the original of ${id} is lost`);
		const files = made.filter((name) => name.startsWith(id));
		for (const ending of [".avif", ".webp"]) {
			faults.require(
				files.some((name) => name.endsWith(ending)),
				`${id} has no file that ends with ${ending}`,
			);
		}
	}
}

function isOpen({ state }: Row): boolean {
	return state === "waiting" || state === "working";
}

function listRows(dataDir: string): Row[] {
	return queryFile(dataDir, "select id, state from photos");
}

function watchMemory({ child: { pid = 0 } }: SiteProcess): { stop(): number } {
	let peak = 0;
	const timer = setInterval(() => {
		const all = [pid, ...listChildren(pid)].map(readShare);
		peak = Math.max(
			peak,
			all.reduce((sum, one) => sum + one, 0),
		);
	}, 200);
	return {
		stop() {
			clearInterval(timer);
			return peak;
		},
	};
}

/** 12 megapixels, with about as much in them as in a photo. */
async function drawPhoto(): Promise<Buffer> {
	const grain = { width: 400, height: 300, channels: 3 as const };
	return sharp(randomBytes(400 * 300 * 3), { raw: grain })
		.resize(4000, 3000)
		.jpeg({ quality: 88 })
		.toBuffer();
}
