import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { makeVideo } from "../../test/media.ts";
import { createUpload, idOf } from "../../test/tus.ts";
import { collectFaults, type Outcome } from "./outcome.ts";
import { openRaw, writePatchHead } from "./raw-socket.ts";
import { withSite } from "./run-site.ts";
import { sendWithUploads } from "./send-request.ts";
import { freshAddress, within } from "./traffic.ts";

interface HonestCounts {
	bytes: number;
	bytesPerSecond: number;
	/** Bytes between two pauses, which simulate a lost connection. */
	pauseEvery: number;
	pausesMs: number[];
}

const slice = 25_000;

export function takeSlowUpload(counts: HonestCounts): Promise<Outcome> {
	return withSite(async ({ start }) => {
		const faults = collectFaults();
		const { address } = await start();
		const video = makeVideo("mov", counts.bytes);
		const created = await createUpload(address, video.byteLength, "holiday.mov", {
			from: freshAddress(),
		});
		const path = created.headers.location ?? "";
		const began = performance.now();
		const { socket, received, ended } = await openRaw(address);
		socket.write(writePatchHead(address, path, video.byteLength));
		let [pauses, due] = [0, performance.now()];
		for (let sent = 0; sent < video.byteLength && socket.writable; sent += slice) {
			if (!socket.write(video.subarray(sent, sent + slice))) {
				await Promise.race([once(socket, "drain"), ended]);
			}
			due += (slice / counts.bytesPerSecond) * 1000;
			await wait(Math.max(0, due - performance.now()));
			if (Math.floor((sent + slice) / counts.pauseEvery) <= pauses) continue;
			const pause = counts.pausesMs[pauses % counts.pausesMs.length] ?? 0;
			pauses += 1;
			await wait(pause);
			due += pause;
		}
		const seconds = Math.round((performance.now() - began) / 1000);
		await within(30_000, Promise.race([once(socket, "data"), ended])).catch(() => {});
		const answer = received().split("\r\n")[0];
		faults.require(/^HTTP\/1\.1 204 /.test(answer ?? ""), `it got: ${answer || "nothing"}`);
		socket.destroy();
		const sent = await sendWithUploads(address, "honest-1", [idOf(path)]);
		faults.require(sent.status === 201, `its request was answered ${sent.status}: ${sent.text}`);
		return {
			figures: {
				"KB sent": Math.round(video.byteLength / 1000),
				"KB a second": Math.round(counts.bytesPerSecond / 1000),
				pauses,
				"seconds of sending": seconds,
				answered: answer ?? "",
			},
			faults: faults.list(),
		};
	});
}
