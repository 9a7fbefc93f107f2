import { join } from "node:path";
import { drawJpeg } from "../../test/media.ts";
import { collectFaults, type Faults, type Outcome } from "./outcome.ts";
import { type SiteRun, withSite } from "./run-site.ts";
import { sendByForm, sendByTus, sendWithUploads } from "./send-request.ts";
import { openLedger, queryFile, requireConsistent } from "./stored-requests.ts";
import { hasStrace, pathOf, readTrace, straced, straceMissing } from "./strace.ts";
import { failureOf } from "./traffic.ts";

interface EioCounts {
	/** Which sync calls of each thread fail, in strace's syntax: `5..7`, or `4+6` for 4, 10, 16… */
	windows: string[];
	requests: number;
}

export async function surviveIoErrors({ windows, requests }: EioCounts): Promise<Outcome> {
	if (!hasStrace()) return { figures: {}, faults: [straceMissing] };
	const faults = collectFaults();
	const sum = { sent: 0, failed: 0, acknowledged: 0, injected: 0, exits: 0 };
	for (const window of windows) {
		const seen = await withSite((run) => tryWindow(run, window, requests, faults));
		for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += seen[name];
	}
	return {
		figures: {
			windows: windows.length,
			requests: sum.sent,
			"failed syncs": sum.injected,
			"answered 5xx": sum.failed,
			acknowledged: sum.acknowledged,
			"process exits": sum.exits,
		},
		faults: faults.list(),
	};
}

async function tryWindow(
	{ dataDir, start }: SiteRun,
	window: string,
	requests: number,
	faults: Faults,
) {
	await (await start()).end("SIGTERM");
	const trace = join(dataDir, "../trace.txt");
	const inject = `inject=fsync,fdatasync:error=EIO:when=${window}`;
	const site = await start({ under: straced(trace, ["fsync,fdatasync"], ["-e", inject]) });
	const ledger = openLedger(dataDir, faults);
	const sent: { what: string; from: number; to: number; taken: boolean }[] = [];
	const again: { marker: string; key: string }[] = [];
	const ways = {
		text: (marker: string, key: string) => sendWithUploads(site.address, marker, [], key),
		tus: async (marker: string, key: string) =>
			sendByTus(site.address, marker, [await drawJpeg()], key),
		form: async (marker: string) =>
			sendByForm(site.address, marker, [{ name: "a.jpg", bytes: await drawJpeg() }]),
	};

	let exited = false;
	const sendRound = async (index: number): Promise<boolean> => {
		for (const [way, sendOne] of Object.entries(ways)) {
			const [marker, key] = [`${way}-${index}`, crypto.randomUUID()];
			const from = Date.now();
			const status = await sendOne(marker, key).then(
				(answer) => {
					if (answer.status === 201) ledger.acknowledge(idOf(dataDir, marker), marker);
					return answer.status;
				},
				// An error about a refused upload starts with its status.
				(error: unknown) =>
					Number(/^Error: (\d{3}) /.exec(String(error))?.[1] ?? 0) || failureOf(error),
			);
			exited = site.child.exitCode !== null;
			sent.push({ what: `${window} ${marker}`, from, to: Date.now(), taken: status === 201 });
			if (status === 201) continue;
			if (way === "text") again.push({ marker, key });
			const failedWell = typeof status === "number" ? status >= 500 : exited;
			faults.require(failedWell, `${window}: ${marker} was answered ${status}`);
		}
		return sent.slice(-Object.keys(ways).length).every(({ taken }) => taken);
	};
	let sound = false;
	for (let index = 0; index < requests && !exited; index += 1) sound = await sendRound(index);
	// strace counts calls per thread, so a thread that rarely syncs reaches its window late.
	const most = isEndless(window) ? 0 : requests + 60;
	for (let index = requests; index < most && !sound && !exited; index += 1) {
		sound = await sendRound(index);
	}
	faults.require(
		sound || exited || isEndless(window),
		`${window}: requests still fail after the disk is sound again`,
	);
	await site.end("SIGKILL");

	const injected = readTrace(trace).filter((call) => call.injected);
	faults.require(injected.length > 0, `${window}: no sync call failed`);
	for (const call of injected.filter((each) => !pathOf(each).includes("/probe-"))) {
		const during = sent.find(({ from, to }) => call.at > from + 1 && call.at < to - 1);
		if (during?.taken) faults.add(`${during.what} was accepted although ${call.text}`);
	}

	const next = await start();
	for (const { marker, key } of again) {
		const answer = await sendWithUploads(next.address, marker, [], key);
		faults.require(answer.status === 201, `${marker}, sent again, was answered ${answer.status}`);
		if (answer.status === 201) ledger.acknowledge(String(answer.json().id), marker);
	}
	ledger.checkAll();
	await next.end("SIGTERM");
	await requireConsistent(dataDir, faults);
	return {
		sent: sent.length,
		failed: sent.filter(({ taken }) => !taken).length,
		acknowledged: ledger.acknowledged(),
		injected: injected.length,
		exits: exited ? 1 : 0,
	};
}

function isEndless(window: string): boolean {
	return window.includes("+");
}

function idOf(dataDir: string, marker: string): string {
	const query = "select id from consultation_submissions where design_idea = ?";
	const [row] = queryFile<{ id: string }>(dataDir, query, marker);
	return row?.id ?? `of ${marker}, which has no row`;
}
