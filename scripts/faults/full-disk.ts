import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Answer } from "../../test/call.ts";
import { drawNoise, makeVideo } from "../../test/media.ts";
import { createUpload, sendBytes } from "../../test/tus.ts";
import { collectFaults, type Faults, type Outcome } from "./outcome.ts";
import { openRaw, writePatchHead } from "./raw-socket.ts";
import { withSite } from "./run-site.ts";
import { sendByForm, sendByTus } from "./send-request.ts";
import { canMount, mountsMissing, type SmallDisk, startOnSmallDisk } from "./small-disk.ts";
import { openLedger, requireConsistent } from "./stored-requests.ts";
import { failureOf, freshAddress, send } from "./traffic.ts";

const megabyte = 1024 ** 2;
const plenty = 1024 * megabyte;

export function outlastFullDisk(counts: { rounds: number; clients: number }): Promise<Outcome> {
	return withSite(async (run): Promise<Outcome> => {
		const faults = collectFaults();
		if (!canMount()) return { figures: {}, faults: [mountsMissing] };
		const disk = await startOnSmallDisk(run);
		const { address, child, output } = disk.site;
		const ledger = openLedger(run.dataDir, faults);
		const movie = makeVideo("mov", 20 * megabyte);
		const picture = await drawNoise(1600, 1600).jpeg({ quality: 70 }).toBuffer();
		const webp = await drawNoise(1600, 1600).webp({ quality: 70 }).toBuffer();
		const sum = { refused: 0, "finished anyway": 0, "text stored": 0, "text put off": 0 };
		let slowest = 0;

		const judge = (answer: Answer | string, what: string, statuses: number[]) => {
			if (typeof answer === "string") return faults.add(`${what} failed: ${answer}`);
			if (statuses.includes(answer.status) && /room|full/.test(answer.text)) sum.refused += 1;
			else faults.add(`${what} was answered ${answer.status}: ${answer.text.slice(0, 200)}`);
		};
		const submit = async (marker: string, files: Uint8Array[] = []) => {
			const answer = await sendByTus(address, marker, files);
			if (answer.status === 201) ledger.acknowledge(String(answer.json().id), marker);
			return answer;
		};

		for (let round = 0; round < counts.rounds; round += 1) {
			await disk.leave(plenty);
			const first = await submit(`round-${round}1`, [picture]);
			faults.require(first.status === 201, `with room, a request was answered ${first.status}`);

			const uploads = Array.from({ length: counts.clients }, () => beginUpload(address, movie));
			await Promise.all(uploads.map(({ halfway }) => halfway));
			await disk.leave(2 * megabyte);
			// A refused upload frees space for another, so some finish.
			const before = sum.refused;
			for (const answer of await Promise.all(uploads.map(({ finish }) => finish()))) {
				if (typeof answer !== "string" && answer.status === 204) sum["finished anyway"] += 1;
				else judge(answer, "an upload", [507, 503]);
			}
			faults.require(sum.refused > before, "no upload was refused on the full disk");

			// The upload itself fits, but its cleaned copy does not.
			for (const bytes of [picture, webp, movie]) {
				await disk.leave(plenty);
				const { headers } = await createUpload(address, bytes.byteLength, "a", {
					from: freshAddress(),
				});
				await disk.leave(bytes.byteLength + 64 * 1024);
				const answer = sendBytes(address, headers.location ?? "", bytes);
				judge(await answer.catch(failureOf), "a file without room for its copy", [507, 503]);
			}
			const form = await sendByForm(address, `form-${round}1`, [{ name: "a.jpg", bytes: picture }]);
			judge(form, "a form with a file", [507, 503]);
			const left = readdirSync(join(disk.dataDir, "incoming"));
			faults.require(left.length === 0, `${left.length} parts were left on a full disk`);

			const ballast = await fillUp(disk);
			const text = await submit(`round-${round}2`);
			if (text.status === 201) sum["text stored"] += 1;
			else {
				faults.require(text.status === 503 && /full/.test(text.text), `text got ${text.text}`);
				sum["text put off"] += 1;
			}
			for (const path of ["/", "/consultation", "/healthz", "/api/visitor-count"]) {
				const { status } = await send(address, path);
				faults.require(status === 200, `${path} was answered ${status} on a full disk`);
			}
			const full = await send(address, "/readyz");
			faults.require(full.status === 503, `a full disk is ${full.status}`);
			faults.require(child.exitCode === null, "the process ended");

			rmSync(ballast);
			await disk.leave(plenty);
			slowest = Math.max(slowest, await waitForReady(address, faults));
			const again = await submit(`round-${round}3`, [picture]);
			faults.require(again.status === 201, `freed, a request was answered ${again.status}`);
		}

		await keepReserve(disk, faults, judge, submit);
		faults.require(/no room/i.test(output()), "the log does not report the full disk");
		disk.copyOut();
		ledger.checkAll();
		await requireConsistent(run.dataDir, faults);
		return {
			figures: {
				rounds: counts.rounds,
				clients: counts.clients,
				"refused for want of room": sum.refused,
				"finished anyway": sum["finished anyway"],
				"text stored on a full disk": sum["text stored"],
				"text put off": sum["text put off"],
				acknowledged: ledger.acknowledged(),
				"ready after ms": slowest,
			},
			faults: faults.list(),
		};
	});
}

async function keepReserve(
	disk: SmallDisk,
	faults: Faults,
	judge: (answer: Answer | string, what: string, statuses: number[]) => void,
	submit: (marker: string, files?: Uint8Array[]) => Promise<Answer>,
): Promise<void> {
	const { address } = disk.site;
	await disk.leave(499 * megabyte);
	const from = freshAddress();
	judge(await createUpload(address, 1_000, "a.mov", { from }), "a file below the reserve", [507]);
	const file = { name: "a.mov", bytes: makeVideo("mov", 100_000) };
	judge(await sendByForm(address, "reserve-1", [file]), "a form below the reserve", [507]);
	const text = await submit("reserve-2");
	faults.require(text.status === 201, `text below the reserve was answered ${text.status}`);
	const form = await sendByForm(address, "reserve-3", []);
	faults.require(form.status < 400, `a form of text below the reserve got ${form.status}`);
	const ready = await send(address, "/readyz");
	faults.require(ready.status === 200, `below the reserve the site is ${ready.status}`);
	await disk.leave(510 * megabyte);
	const above = await submit("reserve-4", [makeVideo("mov", 100_000)]);
	faults.require(above.status === 201, `above the reserve a request was answered ${above.status}`);
}

function beginUpload(origin: string, bytes: Uint8Array) {
	const half = bytes.byteLength / 2;
	const begun = createUpload(origin, bytes.byteLength, "a.mov", { from: freshAddress() }).then(
		async ({ headers }) => {
			const raw = await openRaw(origin);
			raw.socket.write(writePatchHead(origin, headers.location ?? "", bytes.byteLength));
			await new Promise<void>((resolve) =>
				raw.socket.write(bytes.subarray(0, half), () => resolve()),
			);
			return raw;
		},
	);
	return {
		halfway: begun,
		async finish(): Promise<Answer | string> {
			const { socket, received, ended } = await begun;
			socket.write(bytes.subarray(half));
			socket.once("data", () => setTimeout(() => socket.destroy(), 200));
			await Promise.race([ended, wait(20_000)]);
			socket.destroy();
			const text = received();
			const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
			return status ? { status, text, headers: {}, json: () => ({}) } : "no answer";
		},
	};
}

async function fillUp(disk: SmallDisk): Promise<string> {
	const path = join(disk.dataDir, "ballast");
	await disk.leave(4096);
	try {
		writeFileSync(path, Buffer.alloc(megabyte));
	} catch {
		// Expected: the disk is full.
	}
	return path;
}

async function waitForReady(origin: string, faults: Faults): Promise<number> {
	const began = performance.now();
	while (performance.now() - began < 5_000) {
		const { status } = await send(origin, "/readyz");
		if (status === 200) return Math.round(performance.now() - began);
		await wait(20);
	}
	faults.add("it was not ready within five seconds of having room again");
	return 5_000;
}
