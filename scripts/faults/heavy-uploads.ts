import { once } from "node:events";
import { request } from "node:http";
import { drawNoise, makeVideo } from "../../test/media.ts";
import { upload } from "../../test/tus.ts";
import { collectFaults, type Outcome } from "./outcome.ts";
import { judgePages, watchPages } from "./page-watch.ts";
import { forgetPeak, watchProcesses } from "./process-figures.ts";
import { withSite } from "./run-site.ts";
import { sendWithUploads } from "./send-request.ts";
import { makeRequest, openLedger } from "./stored-requests.ts";
import { failureOf, freshAddress, within } from "./traffic.ts";

const megabyte = 1024 ** 2;

interface HeavyCounts {
	clients: number;
	filesEach: number;
	megabytes: number;
	pagesWithin: number;
}

export function carryHeavyUploads(counts: HeavyCounts): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const { address, child } = await start();
		const ledger = openLedger(dataDir, faults);
		const movie = makeVideo("mov", counts.megabytes * megabyte);
		const picture = await drawLarge(counts.megabytes);
		forgetPeak(child.pid ?? 0);
		const memory = watchProcesses(child.pid ?? 0);
		await using pages = watchPages(address);
		const began = performance.now();
		await Promise.all(
			Array.from({ length: counts.clients }, async (_, client) => {
				const marker = `heavy-${client}`;
				const from = freshAddress();
				try {
					if (client % 4 === 3) {
						const files = Array.from({ length: counts.filesEach }, (_, file) =>
							file % 5 === client % 5 ? picture : movie,
						);
						const status = await within(300_000, streamForm(address, marker, files));
						faults.require(status === 201, `the form ${marker} was answered ${status}`);
						return;
					}
					const ids: string[] = [];
					for (let file = 0; file < counts.filesEach; file += 1) {
						const bytes = file % 5 === client % 5 ? picture : movie;
						ids.push(await within(300_000, upload(address, bytes, `${file}`, { from })));
					}
					const answer = await sendWithUploads(address, marker, ids);
					if (answer.status === 201) ledger.acknowledge(String(answer.json().id), marker);
					else faults.add(`${marker} was answered ${answer.status}: ${answer.text}`);
				} catch (error) {
					faults.add(`${marker} failed: ${failureOf(error)}`);
				}
			}),
		);
		const seconds = (performance.now() - began) / 1000;
		const seen = await pages.stop();
		const peaks = memory.stop(faults);
		ledger.checkAll();
		const stored = ledger.stored();
		faults.require(stored === counts.clients, `${stored} of ${counts.clients} requests are stored`);
		return {
			figures: {
				clients: counts.clients,
				files: counts.clients * counts.filesEach,
				"MB each": counts.megabytes,
				"picture MB": Math.round(picture.byteLength / megabyte),
				"seconds of sending": Math.round(seconds),
				"by tus": ledger.acknowledged(),
				stored: ledger.stored(),
				...peaks,
				...judgePages(seen, counts.pagesWithin, faults),
			},
			faults: faults.list(),
		};
	});
}

async function streamForm(origin: string, marker: string, files: Buffer[]): Promise<number> {
	const { hostname, port } = new URL(origin);
	const sent = request({
		hostname,
		port,
		path: "/consultation",
		method: "POST",
		localAddress: freshAddress(),
		headers: { "Content-Type": "multipart/form-data; boundary=heavy" },
	});
	const answered = new Promise<number>((resolve, reject) => {
		sent.once("error", reject);
		sent.once("response", (response) => {
			response.resume().once("end", () => resolve(response.statusCode ?? 0));
		});
	});
	const head = "\r\n--heavy\r\nContent-Disposition: form-data; name=";
	for (const [name, value] of Object.entries(makeRequest(marker))) {
		if (value !== null) sent.write(`${head}"${name}"\r\n\r\n${value}`);
	}
	for (const file of files) {
		sent.write(`${head}"reference_files"; filename="a"\r\n\r\n`);
		for (let at = 0; at < file.byteLength; at += megabyte) {
			if (!sent.write(file.subarray(at, at + megabyte))) {
				await Promise.race([once(sent, "drain"), answered]);
			}
		}
	}
	sent.end("\r\n--heavy--\r\n");
	return answered;
}

/** Noise hardly compresses: about 1.4 bytes a pixel at this quality. */
function drawLarge(megabytes: number): Promise<Buffer> {
	const side = Math.floor(Math.sqrt((megabytes * megabyte) / 1.4));
	return drawNoise(side, side).jpeg({ quality: 95 }).toBuffer();
}
