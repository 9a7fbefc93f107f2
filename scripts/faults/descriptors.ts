import { setTimeout as wait } from "node:timers/promises";
import { drawJpeg } from "../../test/media.ts";
import { collectFaults, type Outcome } from "./outcome.ts";
import { listDescriptors } from "./process-figures.ts";
import { openRaw, type RawSocket, writeHead } from "./raw-socket.ts";
import { withSite } from "./run-site.ts";
import { sendByForm, sendByTus, sendWithUploads } from "./send-request.ts";
import { makeRequest, openLedger, requireConsistent } from "./stored-requests.ts";
import { failureOf, send } from "./traffic.ts";

interface DescriptorCounts {
	rounds: number;
	limit: number;
	connections: number;
}

export function outlastDescriptors(counts: DescriptorCounts): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const site = await start({ under: ["prlimit", `--nofile=${counts.limit}`] });
		const { address, child } = site;
		const ledger = openLedger(dataDir, faults);
		const picture = await drawJpeg(800, 600);
		const sum = { accepted: 0, answered: 0, turnedAway: 0 };
		await sendByTus(address, "first-1", [picture]);
		const before = listDescriptors(child.pid ?? 0).length;
		let [most, opened, slowest] = [0, 0, 0];

		for (let round = 0; round < counts.rounds; round += 1) {
			// Odd rounds stay just below the limit, so that opening files fails inside the site.
			const edge = counts.limit - before - 3 * (round % 8);
			const connections = round % 2 ? edge : counts.connections;
			opened += connections;
			const sockets: RawSocket[] = await Promise.all(
				Array.from({ length: connections }, async (_, index) => {
					const raw = await openRaw(address);
					const body = JSON.stringify(
						makeRequest(`round-${round}${String(index).padStart(3, "0")}`),
					);
					const head = writeHead(address, "POST /api/consultations", {
						"Content-Type": "application/json",
						"Content-Length": Buffer.byteLength(body),
					});
					raw.socket.write(index % 3 === 0 ? head + body : head);
					return raw;
				}),
			);
			const meanwhile = await Promise.allSettled([
				sendByTus(address, `files-${round}1`, [picture]),
				sendByForm(address, `form-${round}1`, [{ name: "a.jpg", bytes: picture }]),
				send(address, "/"),
			]);
			for (const one of meanwhile) {
				if (one.status === "rejected") sum.turnedAway += 1;
				else if (/damaged|cannot be read/.test(one.value.text)) {
					faults.add(`a good picture was answered ${one.value.status}: ${one.value.text}`);
				} else sum.answered += 1;
			}
			most = Math.max(most, listDescriptors(child.pid ?? 0).length);
			await wait(1_000);
			for (const [index, { socket, received }] of sockets.entries()) {
				socket.destroy();
				const text = received();
				if (index % 3 !== 0) continue;
				if (text.startsWith("HTTP/1.1 201 ")) {
					sum.accepted += 1;
					const row = /\{.*\}/s.exec(text)?.[0];
					const { id, design_idea } = JSON.parse(row ?? "{}");
					ledger.acknowledge(String(id), String(design_idea));
				} else if (!text) sum.turnedAway += 1;
				else faults.require(/^HTTP\/1\.1 503 /.test(text), `a request got ${text.slice(0, 60)}`);
			}
			const began = performance.now();
			while (performance.now() - began < 10_000) {
				const answer = await sendWithUploads(address, `after-${round}1`, []).catch(failureOf);
				if (typeof answer !== "string" && answer.status === 201) {
					ledger.acknowledge(String(answer.json().id), `after-${round}1`);
					break;
				}
				await wait(50);
			}
			slowest = Math.max(slowest, performance.now() - began);
			faults.require(child.exitCode === null, `the process ended with ${child.exitCode}`);
		}
		faults.require(slowest <= 5_000, `it was back only after ${Math.round(slowest)} ms`);
		const again = await sendByTus(address, "last-1", [picture]);
		faults.require(again.status === 201, `a file afterwards was answered ${again.status}`);
		await wait(500);
		const after = listDescriptors(child.pid ?? 0).length;
		faults.require(Math.abs(after - before) <= 5, `${before} descriptors became ${after}`);
		ledger.checkAll();
		await site.end("SIGTERM");
		await requireConsistent(dataDir, faults);
		return {
			figures: {
				rounds: counts.rounds,
				connections: opened,
				limit: counts.limit,
				"most open": most,
				"requests stored": sum.accepted,
				"others answered": sum.answered,
				"turned away": sum.turnedAway,
				"back after ms": Math.round(slowest),
				"descriptors before": before,
				"descriptors after": after,
			},
			faults: faults.list(),
		};
	});
}
