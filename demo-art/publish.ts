import { glob, readdir, rm, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { takeFingerprint } from "./fingerprint.ts";
import { type Entry, fingerprints, manifest, PICTURES } from "./manifest.ts";

const THREADS = 2;

type Answer = { name: string; entry?: Entry; error?: string };

/** Publishes the pieces that have changed since they were last published, or all that are named. */
export async function publishPieces(names: string[], all: boolean): Promise<void> {
	const [known, prints] = [await manifest.read(), await fingerprints.read()];
	const fresh = new Map(
		names.map((name) => [name, takeFingerprint(new URL(`pieces/${name}.ts`, import.meta.url))]),
	);
	const due = names.filter((name) => {
		const isOurs = !known[name] || prints[name];
		if (!isOurs) console.log(`${name} was not drawn here and is left alone.`);
		return isOurs && (all || !known[name] || prints[name] !== fresh.get(name));
	});
	const failed: string[] = [];
	await shareOut(due, async ({ name, entry, error }) => {
		if (!entry) {
			failed.push(`${name}: ${error}`);
			return;
		}
		known[name] = entry;
		prints[name] = fresh.get(name) ?? "";
		console.log(name);
		await manifest.write(known);
		await fingerprints.write(prints);
	});
	console.log(`${due.length - failed.length} drawn, ${names.length - due.length} unchanged.`);
	await report(Object.keys(known));
	if (failed.length > 0) throw new Error(`Not published:\n${failed.join("\n")}`);
}

/** Removes pictures that were drawn here and whose piece is gone. @param names all pieces there are */
export async function removeOrphans(names: string[]): Promise<void> {
	const [known, prints] = [await manifest.read(), await fingerprints.read()];
	for (const name of Object.keys(prints).filter((each) => !names.includes(each))) {
		for await (const file of glob(`${name}{-*,}.{avif,webp,png}`, {
			cwd: fileURLToPath(PICTURES),
		})) {
			await rm(new URL(file, PICTURES));
		}
		delete known[name];
		delete prints[name];
		console.log(`${name} has no piece any more and is removed.`);
	}
	await manifest.write(known);
	await fingerprints.write(prints);
}

/** Gives every thread one piece after another until none is left. */
async function shareOut(names: string[], take: (answer: Answer) => Promise<void>): Promise<void> {
	const waiting = [...names];
	const taken: Promise<void>[] = [];
	let last = Promise.resolve();
	const work = (): Promise<void> =>
		new Promise((resolve, reject) => {
			const worker = new Worker(new URL("publish-piece.ts", import.meta.url));
			const next = () => {
				const name = waiting.shift();
				if (name) worker.postMessage(name);
				else worker.terminate().then(() => resolve(), reject);
			};
			worker.on("message", (answer: Answer) => {
				last = last.then(() => take(answer));
				last.then(next, reject);
			});
			worker.on("error", reject);
			next();
		});
	for (let thread = 0; thread < Math.min(THREADS, names.length); thread++) taken.push(work());
	await Promise.all(taken);
}

async function report(names: string[]): Promise<void> {
	const size = async (file: string) => (await stat(new URL(file, PICTURES))).size;
	const files = await readdir(PICTURES, { recursive: true, withFileTypes: true });
	let total = 0;
	for (const file of files)
		if (file.isFile()) total += (await stat(`${file.parentPath}/${file.name}`)).size;
	const small = await Promise.all(names.map((name) => size(`${name}-480.avif`)));
	const median = small.sort((a, b) => a - b)[Math.floor(small.length / 2)] ?? 0;
	console.log(
		`${names.length} pictures, ${(total / 1e6).toFixed(1)} MB in all; the median 480 px AVIF has ${(median / 1000).toFixed(1)} kB.`,
	);
}
