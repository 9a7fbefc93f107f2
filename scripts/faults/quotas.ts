import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Answer } from "../../test/call.ts";
import { makeVideo } from "../../test/media.ts";
import { askUpload, createUpload, sendBytes } from "../../test/tus.ts";
import { collectFaults, type Outcome } from "./outcome.ts";
import { judgePages, watchPages } from "./page-watch.ts";
import { withSite } from "./run-site.ts";
import { sendByForm, sendWithUploads } from "./send-request.ts";
import { freshAddress, send, share, within } from "./traffic.ts";

const megabyte = 1024 ** 2;
const gigabyte = 1024 * megabyte;
const perAddress = { bytes: 2 * gigabyte, files: 60 };
const perSite = 20 * gigabyte;

interface QuotaCounts {
	addresses: number;
	wholeDay: boolean;
	pagesWithin: number;
}

export function keepQuotas(counts: QuotaCounts): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const { address, child, output } = await start();
		await using pages = watchPages(address);
		const movie = makeVideo("mov", 100 * megabyte - 1024);
		let [taken, refused, arrived] = [0, 0, 0];
		const judgeRefusal = ({ status, headers, text }: Answer, what: string) => {
			refused += 1;
			faults.require(status === 429, `${what} was answered ${status}: ${text}`);
			const seconds = Number(headers["retry-after"]);
			faults.require(seconds >= 1 && seconds <= 86_400, `${what}: come back after ${seconds} s`);
			faults.require(/can be sent in \d+ /.test(text), `${what} was told: ${text}`);
		};
		const announce = (size: number, from: string) => createUpload(address, size, "a.mov", { from });

		await share(counts.addresses, 4, async (index) => {
			const from = freshAddress();
			const size = index % 2 ? movie.byteLength : 1_000;
			const most = index % 2 ? Math.floor(perAddress.bytes / size) : perAddress.files;
			for (let file = 0; file < most; file += 1) {
				const { status } = await announce(size, from);
				faults.require(status === 201, `file ${file} of ${most} was answered ${status}`);
				taken += 1;
			}
			for (let more = 0; more < 3; more += 1) judgeRefusal(await announce(size, from), "one more");
		});

		const bringOne = async () => {
			const created = await announce(movie.byteLength, freshAddress());
			if (created.status === 429) return created;
			const path = created.headers.location ?? "";
			// Sends all but the last byte, then deletes the upload: nothing is stored, but the bytes count.
			const answer = await within(60_000, sendBytes(address, path, movie.subarray(0, -1)));
			if (answer.status === 204) arrived += movie.byteLength - 1;
			await askUpload(address, path, "DELETE");
			return answer;
		};
		const wanted = counts.wholeDay ? Math.ceil(perSite / movie.byteLength) + 4 : 2;
		await share(wanted, 4, async () => {
			const answer = await bringOne();
			if (answer.status !== 204) judgeRefusal(answer, "a file beyond the site's day");
		});
		faults.require(arrived <= perSite, `${arrived} bytes were taken in a day`);
		if (counts.wholeDay) {
			faults.require(arrived > perSite - 8 * movie.byteLength, `only ${arrived} bytes were taken`);
			judgeRefusal(await bringOne(), "a file on a full day");
			const file = { name: "a.mov", bytes: movie };
			const form = await sendByForm(address, "full-1", [file]);
			faults.require(form.status === 429, `a form on a full day was answered ${form.status}`);
			faults.require(/20 GB/.test(output()), "the log does not report the full day");
		}
		const text = await sendWithUploads(address, "text-1", []);
		faults.require(text.status === 201, `a request without files was answered ${text.status}`);
		const ready = await send(address, "/readyz");
		faults.require(ready.status === 200, `the site is ${ready.status} afterwards`);
		faults.require(child.exitCode === null, "the process ended");
		const kept = readdirSync(join(dataDir, "files")).length;
		faults.require(kept === 0, `${kept} files were kept`);
		return {
			figures: {
				addresses: counts.addresses,
				announced: taken,
				"told to come back": refused,
				"MB arrived": Math.round(arrived / megabyte),
				...judgePages(await pages.stop(), counts.pagesWithin, faults),
			},
			faults: faults.list(),
		};
	});
}
