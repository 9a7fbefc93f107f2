import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { drawJpeg, makeVideo } from "../../test/media.ts";
import type { Faults } from "./outcome.ts";
import { bring, type PlannedRequest, sendPlanned } from "./planned-request.ts";

/** A lease of a killed process, and nginx's pause for one that did not answer. */
const answeredWithin = 60_000;

/** Clients send each request under its key until it is answered. `paceMs` is between two requests of one client. */
export function openSending(origin: string, files: Buffer[], faults: Faults, paceMs = 0) {
	// `checkStored` knows by it which requests have files.
	const kind = files.length > 0 ? "request" : "plain";
	const acknowledged = new Map<string, string>();
	let [requests, again, continued, stopped] = [0, 0, 0, false];
	const tryOnce = async (request: PlannedRequest): Promise<boolean> => {
		try {
			continued += await bring(origin, request);
			const answer = await sendPlanned(origin, request);
			if (answer.status === 201) acknowledged.set(String(answer.json().id), request.marker);
			else if (answer.status < 500)
				faults.add(`${request.marker}: ${answer.status} ${answer.text}`);
			return answer.status < 500;
		} catch {
			return false;
		}
	};
	return {
		acknowledged,
		hashes: files.map((file) => createHash("sha256").update(file).digest("hex")),
		again: () => again,
		continued: () => continued,
		stop: () => {
			stopped = true;
		},
		async keepSending() {
			while (!stopped) {
				requests += 1;
				const request = {
					marker: `${kind}-${requests}`,
					key: crypto.randomUUID(),
					files,
					paths: [],
				};
				const deadline = Date.now() + answeredWithin;
				while (!(await tryOnce(request))) {
					again += 1;
					if (Date.now() > deadline) return faults.add(`${request.marker} was never answered`);
					await wait(100);
				}
				await wait(paceMs);
			}
		},
	};
}

export async function makeFiles(): Promise<Buffer[]> {
	return [await drawJpeg(640, 480), await drawJpeg(1200, 800), makeVideo("mp4", 2 * 1024 ** 2)];
}
