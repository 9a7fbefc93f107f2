import { collectFaults, type Outcome, quantile } from "./outcome.ts";
import { withSite } from "./run-site.ts";
import { send, share } from "./traffic.ts";

const path = "/api/visitor-count";

export function countClicks(counts: { clicks: number; clients: number }): Promise<Outcome> {
	return withSite(async ({ start }) => {
		const faults = collectFaults();
		const { address } = await start();
		const read = async () => Number((await send(address, path)).json().count);
		const before = await read();
		const values: number[] = [];
		const took: number[] = [];
		const began = performance.now();
		await share(counts.clients, counts.clients, async (client) => {
			const from = `127.0.1.${client + 1}`;
			let last = before;
			for (let click = client; click < counts.clicks; click += counts.clients) {
				const sent = performance.now();
				const answer = await send(address, path, { method: "POST", from });
				took.push(performance.now() - sent);
				if (answer.status !== 200) {
					faults.add(`a click was answered ${answer.status}`);
					continue;
				}
				const count = Number(answer.json().count);
				faults.require(count > last, `the count went from ${last} to ${count}`);
				last = count;
				values.push(count);
			}
		});
		const seconds = (performance.now() - began) / 1000;
		const added = (await read()) - before;
		const different = new Set(values).size;
		faults.require(added === values.length, `${values.length} clicks added ${added}`);
		faults.require(different === values.length, `${values.length - different} numbers came twice`);
		return {
			figures: {
				clicks: counts.clicks,
				clients: counts.clients,
				counted: added,
				"different numbers": different,
				"a second": Math.round(counts.clicks / seconds),
				"median ms": quantile(took, 0.5),
				"p99 ms": quantile(took, 0.99),
			},
			faults: faults.list(),
		};
	});
}
