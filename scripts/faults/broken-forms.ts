import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeBrokenBodies } from "../../test/broken-multiparts.ts";
import { collectFaults, type Outcome } from "./outcome.ts";
import { listDescriptors } from "./process-figures.ts";
import { openRaw, writeHead } from "./raw-socket.ts";
import { withSite } from "./run-site.ts";
import { readRows } from "./stored-requests.ts";
import { send } from "./traffic.ts";

export function refuseBrokenForms({ rounds }: { rounds: number }): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const { address, child, output } = await start();
		const bodies = makeBrokenBodies();
		const answered: Record<string, number> = {};
		let before = 0;
		for (let round = 0; round < rounds; round += 1) {
			for (const { what, body, type, statuses } of bodies) {
				const chunked = round % 2 === 1;
				const text = await sendRaw(address, body, type, chunked);
				const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
				answered[status] = (answered[status] ?? 0) + 1;
				faults.require(statuses.includes(status), `${what} was answered ${status || "nothing"}`);
				faults.require(!/ {4}at |node_modules/.test(text), `${what} showed a stack trace`);
				faults.require(child.exitCode === null, `the process ended after: ${what}`);
			}
			if (round === 0) before = listDescriptors(child.pid ?? 0).length;
		}
		await wait(1_500);
		for (const folder of ["files", "incoming"]) {
			const left = readdirSync(join(dataDir, folder));
			faults.require(left.length === 0, `${left.length} files were left in ${folder}/`);
		}
		faults.require(readRows(dataDir).length === 0, "a broken form was stored");
		faults.require(!/"level":50/.test(output()), "a broken form was logged as an error");
		const after = listDescriptors(child.pid ?? 0).length;
		faults.require(after <= before + 5, `${before} descriptors became ${after}`);
		const page = await send(address, "/consultation");
		faults.require(page.status === 200, `the page is ${page.status} afterwards`);
		const told = Object.entries(answered).map(([status, count]) => [`answered ${status}`, count]);
		return {
			figures: { bodies: bodies.length, rounds, ...Object.fromEntries(told) },
			faults: faults.list(),
		};
	});
}

async function sendRaw(
	origin: string,
	body: Buffer,
	type: string,
	chunked: boolean,
): Promise<string> {
	const { socket, received, ended } = await openRaw(origin);
	const length: Record<string, string | number> = chunked
		? { "Transfer-Encoding": "chunked" }
		: { "Content-Length": body.length };
	const headers = { "Content-Type": type, Connection: "close", ...length };
	socket.write(writeHead(origin, "POST /consultation", headers));
	for (let sent = 0; sent < body.length && socket.writable; sent += 60_000) {
		const piece = body.subarray(sent, sent + 60_000);
		if (chunked) socket.write(`${piece.length.toString(16)}\r\n`);
		socket.write(piece);
		if (chunked) socket.write("\r\n");
	}
	if (chunked) socket.write("0\r\n\r\n");
	await Promise.race([ended, wait(15_000)]);
	socket.destroy();
	return received();
}
