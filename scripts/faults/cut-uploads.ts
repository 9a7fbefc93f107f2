import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeVideo } from "../../test/media.ts";
import { askUpload, createUpload } from "../../test/tus.ts";
import { collectFaults, type Faults, type Outcome } from "./outcome.ts";
import { countDescriptors, listDescriptors, measureFolder } from "./process-figures.ts";
import { openRaw, writeHead, writePatchHead } from "./raw-socket.ts";
import { withSite } from "./run-site.ts";
import { freshAddress, share } from "./traffic.ts";

const bytes = 400_000;
const boundary = "cut";
const grownOldMs = 25 * 60 * 60 * 1000;

export function surviveCuts({ uploads }: { uploads: number }): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const site = await start();
		const pid = site.child.pid ?? 0;
		const incoming = join(dataDir, "incoming");
		const video = makeVideo("mp4", bytes);
		const cutOne = async (index: number) => {
			const part = Math.round((bytes * (1 + (index % 9))) / 10);
			const how = index % 2 ? "resetAndDestroy" : "end";
			if (index % 4 < 2) await cutForm(site.address, video.subarray(0, part), how);
			else await cutTus(site.address, video.subarray(0, part), how, faults);
		};
		// Warm-up: the first uploads open descriptors that stay open.
		for (let index = 0; index < 8; index += 1) await cutOne(index);
		await wait(500);
		const bytesBefore = measureFolder(dataDir);
		const compareDescriptors = countDescriptors(pid);
		await share(uploads, 20, cutOne);
		await wait(1_500);
		const descriptors = compareDescriptors(faults);
		const deleted = listDescriptors(pid).filter((path) => path.endsWith(" (deleted)"));
		faults.require(deleted.length === 0, `removed files stay open: ${deleted.join(", ")}`);
		const kept = readdirSync(join(dataDir, "files")).length;
		faults.require(kept === 0, `${kept} cut files were kept`);
		const parts = readdirSync(incoming);
		const resumable = parts.filter((name) => name.endsWith(".json")).length;
		faults.require(parts.length === 2 * resumable, "a form left a part behind");

		await site.end("SIGTERM");
		const old = (Date.now() - grownOldMs) / 1000;
		for (const name of parts) utimesSync(join(incoming, name), old, old);
		const next = await start();
		const deadline = Date.now() + 10_000;
		while (readdirSync(incoming).length > 0 && Date.now() < deadline) await wait(20);
		const left = readdirSync(incoming).length;
		faults.require(left === 0, `${left} parts were left after a day`);
		await next.end("SIGTERM");
		const grown = Math.round((measureFolder(dataDir) - bytesBefore) / 1024);
		faults.require(grown <= 100, `the data folder grew by ${grown} KB`);
		return {
			figures: {
				cuts: uploads,
				...descriptors,
				"deleted and open": deleted.length,
				"parts that could be resumed": resumable,
				"parts after the grace": left,
				"folder grown by KB": grown,
			},
			faults: faults.list(),
		};
	});
}

type How = "end" | "resetAndDestroy";

async function cutTus(origin: string, part: Uint8Array, how: How, faults: Faults): Promise<void> {
	const { headers, status } = await createUpload(origin, bytes, "cut.mp4", {
		from: freshAddress(),
	});
	const path = headers.location;
	if (!path) return faults.add(`creating an upload was answered ${status}`);
	await sendAndCut(origin, writePatchHead(origin, path, bytes), part, how);
	const asked = await askUpload(origin, path);
	const offset = Number(asked.headers["upload-offset"]);
	faults.require(
		asked.status === 200 && offset <= part.byteLength,
		`a cut upload was answered ${asked.status} with offset ${offset}`,
	);
}

function cutForm(origin: string, part: Uint8Array, how: How): Promise<void> {
	const head = writeHead(origin, "POST /consultation", {
		"Content-Type": `multipart/form-data; boundary=${boundary}`,
		"Content-Length": bytes + 1_000,
	});
	const disposition = 'Content-Disposition: form-data; name="reference_files"; filename="cut.mp4"';
	return sendAndCut(origin, `${head}--${boundary}\r\n${disposition}\r\n\r\n`, part, how);
}

async function sendAndCut(origin: string, head: string, part: Uint8Array, how: How): Promise<void> {
	const { socket, ended } = await openRaw(origin);
	socket.write(head);
	await new Promise<void>((resolve) => socket.write(part, () => resolve()));
	await wait(Math.random() * 30);
	socket[how]();
	await Promise.race([ended, wait(2_000)]);
	socket.destroy();
}
