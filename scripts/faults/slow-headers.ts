import { setTimeout as wait } from "node:timers/promises";
import { collectFaults, type Outcome, quantile } from "./outcome.ts";
import { judgePages, watchPages } from "./page-watch.ts";
import { countDescriptors } from "./process-figures.ts";
import { openRaw } from "./raw-socket.ts";
import { withSite } from "./run-site.ts";
import { share } from "./traffic.ts";

const goneWithin = 30_000;

interface SlowHeaderCounts {
	connections: number;
	pagesWithin: number;
}

export function outlastSlowHeaders(counts: SlowHeaderCounts): Promise<Outcome> {
	return withSite(async ({ start }) => {
		const faults = collectFaults();
		const { address, child } = await start();
		const compareDescriptors = countDescriptors(child.pid ?? 0);
		await using pages = watchPages(address);
		const lasted: number[] = [];
		await share(counts.connections, counts.connections, async (index) => {
			const { socket, ended } = await openRaw(address);
			const head = index % 4 === 0 ? "" : "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";
			if (head) socket.write(head);
			const drip = head
				? setInterval(() => socket.writable && socket.write("a"), 10_000)
				: undefined;
			const end = await Promise.race([ended, wait(goneWithin + 10_000, Number.NaN)]);
			clearInterval(drip);
			socket.destroy();
			if (Number.isNaN(end)) faults.add("a connection was never ended");
			else lasted.push(end);
		});
		const seen = await pages.stop();
		await wait(500);
		const longest = quantile(lasted, 1);
		faults.require(longest <= goneWithin, `a connection lasted ${longest} ms`);
		return {
			figures: {
				connections: counts.connections,
				"ended median ms": quantile(lasted, 0.5),
				"ended most ms": longest,
				...judgePages(seen, counts.pagesWithin, faults),
				...compareDescriptors(faults),
			},
			faults: faults.list(),
		};
	});
}
