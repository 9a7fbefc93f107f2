import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { drawJpeg } from "../../test/media.ts";
import { createUpload, idOf, sendBytes } from "../../test/tus.ts";
import { type Attempt, attemptStart } from "./attempt-start.ts";
import { collectFaults, type Outcome } from "./outcome.ts";
import { withSite } from "./run-site.ts";
import { sendWithUploads } from "./send-request.ts";
import { openLedger, queryFile, requireConsistent } from "./stored-requests.ts";
import { freshAddress, share } from "./traffic.ts";

export function serveFromOne(counts: { rounds: number; uploads: number }): Promise<Outcome> {
	return withSite(async ({ dataDir }): Promise<Outcome> => {
		const faults = collectFaults();
		const ledger = openLedger(dataDir, faults);
		const bytes = await drawJpeg();
		const figures = { uploads: 0, "served at once": 0, "took over": 0 };

		const finish = async (addresses: string[], marker: string) => {
			const [first = ""] = addresses;
			const from = freshAddress();
			const created = await createUpload(first, bytes.length, "a.jpg", { from });
			const path = created.headers.location ?? "";
			await sendBytes(first, path, bytes.subarray(0, -1));
			const sent = addresses.map((address) =>
				sendBytes(address, path, bytes.subarray(-1), bytes.length - 1),
			);
			const taken = (await Promise.all(sent)).some(({ status }) => status === 204);
			if (!taken) return;
			const answer = await sendWithUploads(first, marker, [idOf(path)]);
			if (answer.status === 201) ledger.acknowledge(String(answer.json().id), marker);
			figures.uploads += 1;
		};

		for (let round = 0; round < counts.rounds; round += 1) {
			const both = [attemptStart(dataDir), attemptStart(dataDir)];
			try {
				await Promise.all(both.map(waitForWord));
				// Both may find the lock busy at the same moment, and try again.
				await Promise.race(both.map((one) => one.settled()));
				for (const turn of ["first", "second"]) {
					const serving = both.filter((one) => one.address() && one.child.exitCode === null);
					const alive = serving.filter((one) => one.child.signalCode === null);
					const addresses = alive.flatMap((one) => one.address() ?? []);
					faults.require(addresses.length === 1, `${addresses.length} processes serve one folder`);
					figures["served at once"] = Math.max(figures["served at once"], addresses.length);
					if (addresses.length === 0) break;
					await share(counts.uploads, 4, (index) =>
						finish(addresses, `round-${round}-${turn}-${index}`),
					);
					const others = both.filter((one) => !alive.includes(one));
					for (const one of alive) await one.end(round % 2 ? "SIGKILL" : "SIGTERM");
					if (turn === "second" || !others[0]) break;
					if (await others[0].settled()) figures["took over"] += 1;
				}
			} finally {
				for (const one of both) await one.end("SIGKILL");
			}
			ledger.checkNew();
		}
		const lost = countLost(dataDir);
		faults.require(lost === 0, `${lost} files of stored rows are gone or changed`);
		await requireConsistent(dataDir, faults);
		faults.require(figures["took over"] === counts.rounds, "a waiting process did not take over");
		return {
			figures: {
				rounds: counts.rounds,
				...figures,
				acknowledged: ledger.acknowledged(),
				"files lost": lost,
			},
			faults: faults.list(),
		};
	});
}

async function waitForWord(one: Attempt): Promise<void> {
	const hasSpoken = () => /another process serves|Linework is at/.test(one.output());
	while (!hasSpoken() && one.child.exitCode === null) await wait(5);
}

function countLost(dataDir: string): number {
	const query = "select id, sha256 from reference_files";
	return queryFile<{ id: string; sha256: string }>(dataDir, query).filter(({ id, sha256 }) => {
		try {
			const bytes = readFileSync(join(dataDir, "files", id));
			return createHash("sha256").update(bytes).digest("hex") !== sha256;
		} catch {
			return true;
		}
	}).length;
}
