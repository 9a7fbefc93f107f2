import { setTimeout as wait } from "node:timers/promises";
import { submission } from "../../test/requests.ts";
import { collectFaults, type Outcome } from "./outcome.ts";
import { withSite } from "./run-site.ts";
import { compareRow, makeRequest, readRows, type StoredRow } from "./stored-requests.ts";
import { send, share } from "./traffic.ts";

interface DoubleCounts {
	pairs: number;
	rounds: number;
	atOnce: number;
}

const path = "/api/consultations";

export function storeIdempotently(counts: DoubleCounts): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const { address } = await start();
		const ids = new Map<string, string>();
		let [answers, later] = [0, 0];

		const sendSame = async (marker: string, pauses: number[]) => {
			const key = crypto.randomUUID();
			const post = (more: object = {}) =>
				send(address, path, submission({ ...makeRequest(marker), ...more }, key));
			const given = await Promise.all(
				pauses.map(async (pause) => {
					await wait(pause);
					return post();
				}),
			);
			answers += given.length;
			// 409 and 425 ask the client to wait for the first call; a later call must succeed.
			later += given.filter(({ status }) => status === 409 || status === 425).length;
			const taken = [...given.filter(({ status }) => status === 201), await post()];
			const odd = given.find(({ status }) => ![201, 409, 425].includes(status));
			if (odd) faults.add(`${marker} was answered ${odd.status}: ${odd.text}`);
			const different = new Set(taken.map((answer) => answer.json().id));
			faults.require(different.size === 1, `${marker} got ${different.size} ids`);
			ids.set(marker, String(taken[0]?.json().id));
			const other = await post({ first_name: "Another" });
			faults.require(other.status === 409, `another request under the key got ${other.status}`);
		};

		await share(counts.pairs, 10, (index) => sendSame(`pair-${index}`, [0, Math.random() * 50]));
		for (let round = 0; round < counts.rounds; round += 1) {
			await sendSame(`round-${round}`, Array<number>(counts.atOnce).fill(0));
		}

		const rows = readRows(dataDir);
		const perMarker = Map.groupBy(rows, (row: StoredRow) => row.design_idea);
		for (const [marker, id] of ids) {
			const held = perMarker.get(marker) ?? [];
			faults.require(held.length === 1, `${marker} has ${held.length} rows`);
			faults.require(held[0]?.id === id, `${marker} is stored under another id than was answered`);
			for (const difference of held.flatMap(compareRow)) faults.add(difference);
		}
		faults.require(rows.length === ids.size, `${ids.size} requests made ${rows.length} rows`);
		return {
			figures: {
				pairs: counts.pairs,
				"rounds at once": `${counts.rounds} of ${counts.atOnce}`,
				answers,
				"asked to retry": later,
				rows: rows.length,
				duplicates: rows.length - perMarker.size,
			},
			faults: faults.list(),
		};
	});
}
