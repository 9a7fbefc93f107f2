import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { createUpload, idOf, sendBytes } from "../../test/tus.ts";
import { makeCorpus } from "./media-corpus.ts";
import { mark, type OddFile } from "./odd-file.ts";
import { collectFaults, type Faults, type Outcome } from "./outcome.ts";
import { judgePages, watchPages } from "./page-watch.ts";
import { watchProcesses } from "./process-figures.ts";
import { withSite } from "./run-site.ts";
import { freshAddress } from "./traffic.ts";

/**
 * Each file must be kept and clean, or refused with a message.
 * @param flips number of pictures and movies with a few corrupted bytes
 * @param pagesWithin maximum p99 of page times, in milliseconds
 */
export function surviveOddMedia({
	flips,
	pagesWithin,
}: {
	flips: number;
	pagesWithin: number;
}): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const site = await start();
		const corpus = await makeCorpus();
		const spoilt = Array.from({ length: flips }, (_, index) => spoil(corpus, index));
		const memory = watchProcesses(site.child.pid ?? 0);
		await using pages = watchPages(site.address);
		let kept = 0;
		const waiting = [...corpus, ...spoilt];
		const sender = async () => {
			for (let file = waiting.shift(); file; file = waiting.shift()) {
				if (await tryFile(site.address, dataDir, file, faults)) kept += 1;
			}
		};
		await Promise.all([sender(), sender(), sender()]);
		const seen = await pages.stop();
		const peaks = memory.stop(faults);
		const left = readdirSync(join(dataDir, "incoming"));
		faults.require(left.length === 0, `${left.length} parts were left in incoming/`);
		const files = readdirSync(join(dataDir, "files"));
		faults.require(files.length === kept, `files/ has ${files.length}, ${kept} were kept`);
		return {
			figures: {
				files: corpus.length,
				"spoilt besides": flips,
				kept,
				...peaks,
				...judgePages(seen, pagesWithin, faults),
			},
			faults: faults.list(),
		};
	});
}

async function tryFile(origin: string, dataDir: string, file: OddFile, faults: Faults) {
	const { what, bytes, expect, size } = file;
	const created = await createUpload(origin, bytes.length, "odd", { from: freshAddress() });
	const path = created.headers.location;
	const answer = path ? await sendBytes(origin, path, bytes) : created;
	const isKept = answer.status === 204;
	const refused = [413, 415].includes(answer.status);
	faults.require(isKept || refused, `${what} was answered ${answer.status}`);
	if (isKept) faults.require(expect !== "refused", `${what} was kept`);
	else faults.require(expect !== "kept", `${what} was refused: ${answer.text}`);
	if (!isKept) {
		const { message = "" } = JSON.parse(answer.text) as { message?: string };
		faults.require(/^“.+\.$/.test(message), `${what} was refused with “${message}”`);
		return false;
	}
	const stored = readFileSync(join(dataDir, "files", idOf(path)));
	faults.require(!stored.includes(mark), `${what} still has metadata`);
	if (size) {
		const { width, height } = await sharp(stored).metadata();
		faults.require(
			`${width}x${height}` === size.join("x"),
			`${what} came out ${width} by ${height}`,
		);
	}
	return true;
}

function spoil(corpus: OddFile[], index: number): OddFile {
	const small = corpus.filter(({ bytes, expect }) => expect === "kept" && bytes.length < 200_000);
	const { what, bytes } = small[index % small.length] as OddFile;
	const copy = Buffer.from(bytes);
	for (let step = 1; step <= 5; step++) {
		const at = (index * 7919 * step + step * 104_729) % copy.length;
		copy[at] = ((copy[at] ?? 0) + 1 + ((index * 31 + step) % 254)) % 256;
	}
	// Corruption may move the canary into the picture data, which is not cleaned.
	return { what: `${what}, spoilt`, bytes: withoutMark(copy), expect: "either" };
}

function withoutMark(bytes: Buffer): Buffer {
	const copy = Buffer.from(bytes);
	for (let at = copy.indexOf(mark); at >= 0; at = copy.indexOf(mark, at)) copy.write("______", at);
	return copy;
}
