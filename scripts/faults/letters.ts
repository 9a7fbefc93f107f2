import { setTimeout as wait } from "node:timers/promises";
import { countArrivals, startLetterBox } from "./letter-box.ts";
import { collectFaults, type Faults, type Outcome } from "./outcome.ts";
import { withSite } from "./run-site.ts";
import { makeRequest, openFile, queryFile } from "./stored-requests.ts";
import { send, share } from "./traffic.ts";

interface LetterCounts {
	letters: number;
	kills: number;
	/** How long the mail server ponders each letter before it takes the text. */
	delayMs: number;
	/** A kill between the server's OK and the site's note of it sends that letter again. */
	mostTwice: number;
}

export async function deliverLetters(counts: LetterCounts): Promise<Outcome> {
	const mail = await startLetterBox(counts);
	const env = { SMTP_URL: mail.url, MAIL_FROM: "studio@example.com" };
	try {
		return await withSite(async ({ dataDir, start }) => {
			const faults = collectFaults();
			const writing = await start();
			await share(counts.letters, 20, async (index) => {
				const json = makeRequest(`letter-${index + 1}`);
				const { status } = await send(writing.address, "/api/consultations", {
					method: "POST",
					json,
				});
				faults.require(status === 201, `a request was answered ${status}`);
			});
			await writing.end("SIGKILL");
			const ids = takeReceipts(dataDir, counts.letters, faults);

			const countArrived = () => countArrivals(mail.arrived).size;
			const mostMs = 60_000 + 3 * counts.letters * counts.delayMs;
			for (let kill = 1; kill <= counts.kills; kill += 1) {
				const site = await start({ env });
				// Spread over all letters: with a pause by the clock, all might have left before the last kill.
				const due = (counts.letters * kill) / (counts.kills + 1);
				const deadline = Date.now() + mostMs;
				while (countArrived() < due && Date.now() < deadline) await wait(10);
				await wait(Math.random() * counts.delayMs);
				await site.end("SIGKILL");
				const left = ids.length - countArrived();
				faults.require(left > 0, `kill ${kill} of ${counts.kills} came after all letters`);
			}
			const site = await start({ env });
			const deadline = Date.now() + mostMs;
			while (countWaiting(dataDir) > 0 && Date.now() < deadline) await wait(100);
			await site.end("SIGTERM");

			const times = countArrivals(mail.arrived);
			for (const id of ids) {
				faults.require(times.has(`<${id}@example.com>`), `letter ${id} did not arrive`);
			}
			faults.require(times.size === ids.length, "a letter had two Message-IDs");
			const twice = mail.arrived.length - times.size;
			faults.require(twice <= counts.mostTwice, `${twice} letters arrived twice`);
			faults.require(countWaiting(dataDir) === 0, "letters still wait");
			return {
				figures: { letters: ids.length, kills: counts.kills, twice },
				faults: faults.list(),
			};
		});
	} finally {
		await mail.close();
	}
}

/** Notices leave together once in ten minutes, too seldom to be killed: they are only counted. */
function takeReceipts(dataDir: string, requests: number, faults: Faults): string[] {
	const file = openFile(dataDir, { writable: true });
	try {
		const odd = file
			.prepare("select kind from letters group by submission_id, kind having count(*) <> 1")
			.all();
		faults.require(odd.length === 0, "a request has two letters of one kind");
		const { changes } = file.prepare("delete from letters where kind = 'notice'").run();
		const rows = file.prepare("select id from letters").all() as { id: string }[];
		faults.require(changes === requests, `${requests} requests have ${changes} notices`);
		faults.require(rows.length === requests, `${requests} requests have ${rows.length} receipts`);
		return rows.map(({ id }) => id);
	} finally {
		file.close();
	}
}

function countWaiting(dataDir: string): number {
	return queryFile(dataDir, "select id from letters where state <> 'sent'").length;
}
