import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeVideo } from "../../test/media.ts";
import { createUpload } from "../../test/tus.ts";
import { collectFaults, type Outcome, quantile } from "./outcome.ts";
import { judgePages, watchPages } from "./page-watch.ts";
import { countDescriptors, measureFolder } from "./process-figures.ts";
import { openRaw, writeHead, writePatchHead } from "./raw-socket.ts";
import { withSite } from "./run-site.ts";
import { freshAddress, share } from "./traffic.ts";

const endedWithin = 120_000;
const megabyte = 1024 ** 2;
const boundary = "slow";

interface SlowBodyCounts {
	uploads: number;
	addresses: number;
	pagesWithin: number;
}

export function outlastSlowBodies(counts: SlowBodyCounts): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const { address, child } = await start();
		const compareDescriptors = countDescriptors(child.pid ?? 0);
		const addresses = Array.from({ length: counts.addresses }, freshAddress);
		const video = makeVideo("mov", megabyte);
		await using pages = watchPages(address);
		const lasted: number[] = [];
		let [refused, mostSpace] = [0, 0];

		const drip = async (head: string, from: string) => {
			const { socket, ended } = await openRaw(address, from);
			socket.write(head);
			socket.write(video.subarray(0, 100));
			let sent = 100;
			const slowly = setInterval(() => {
				if (socket.writable) socket.write(video.subarray(sent, sent + 10));
				sent += 10;
			}, 1_000);
			const end = await Promise.race([ended, wait(endedWithin + 10_000, Number.NaN)]);
			clearInterval(slowly);
			socket.destroy();
			if (Number.isNaN(end)) faults.add("an upload was never ended");
			else lasted.push(end);
		};
		const measuring = setInterval(() => {
			mostSpace = Math.max(mostSpace, measureFolder(join(dataDir, "incoming")));
		}, 1_000);
		await share(counts.uploads, counts.uploads, async (index) => {
			const from = addresses[index % addresses.length] ?? "";
			if (index % 5 === 4) return drip(writeFormHead(address, video.byteLength), from);
			const created = await createUpload(address, video.byteLength, "slow.mov", { from });
			const path = created.headers.location;
			if (path) return drip(writePatchHead(address, path, video.byteLength), from);
			faults.require(created.status === 429, `creating an upload was answered ${created.status}`);
			refused += 1;
		});
		clearInterval(measuring);
		const seen = await pages.stop();
		await wait(500);
		const longest = quantile(lasted, 1);
		faults.require(longest <= endedWithin, `an upload lasted ${longest} ms`);
		faults.require(mostSpace <= counts.uploads * 4096, `the parts took ${mostSpace} bytes`);
		return {
			figures: {
				uploads: counts.uploads,
				"refused at once": refused,
				"ended median ms": quantile(lasted, 0.5),
				"ended most ms": longest,
				"most space KB": Math.round(mostSpace / 1024),
				...judgePages(seen, counts.pagesWithin, faults),
				...compareDescriptors(faults),
			},
			faults: faults.list(),
		};
	});
}

function writeFormHead(origin: string, bytes: number): string {
	const head = writeHead(origin, "POST /consultation", {
		"Content-Type": `multipart/form-data; boundary=${boundary}`,
		"Content-Length": bytes,
	});
	const part = 'Content-Disposition: form-data; name="reference_files"; filename="slow.mov"';
	return `${head}--${boundary}\r\n${part}\r\n\r\n`;
}
