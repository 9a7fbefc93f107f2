import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { drawJpeg } from "../../test/media.ts";
import { collectFaults, type Faults, type Outcome, quantile } from "./outcome.ts";
import { listDescriptors, readMemory } from "./process-figures.ts";
import { sendByTus } from "./send-request.ts";
import { signInBeside } from "./sign-in-beside.ts";
import { instances, type Stage, withStage } from "./stage.ts";
import { countConnections } from "./stored-in-postgres.ts";
import { requireConsistent } from "./stored-requests.ts";
import { failureOf, send } from "./traffic.ts";

interface SoakCounts {
	minutes: number;
	/** A busy day has some 5,000 visits of eight answers: ten times that is five in a second. */
	perSecond: number;
}

/** Of one process. */
interface Minute {
	/** Megabytes, at its end after a collection: V8 lets some garbage lie for hours. */
	memory: number;
	descriptors: number;
}

/** Of them all. */
interface SharedMinute {
	connections: number;
	answered: Answered[];
}

const pages = [
	...["/", "/about", "/contact", "/consultation", "/blog", "/aftercare", "/credits"],
	...["/artwork", "/artwork/tattoos", "/artwork/drawings", "/drawing-and-deposit-policy"],
];
const bounds = { megabytesAnHour: 1, descriptors: 5, connections: 3, p99Times: 1.25, p99Ms: 20 };

/**
 * Hours of ordinary traffic before three processes. The first quarter is in no bound: it is six times as busy, so that
 * the code which V8 compiles on the way, and keeps, has been compiled by its end.
 */
export async function soak(counts: SoakCounts): Promise<Outcome> {
	const faults = collectFaults();
	const work = async ({ origin, env, folders, start }: Stage) => {
		const sites = await Promise.all(Array.from({ length: instances }, (_, index) => start(index)));
		const artist = await signInBeside(origin, { ...env, DATA_DIR: folders[0] ?? "" });
		const each: Minute[][] = sites.map(() => []);
		const shared: SharedMinute[] = [];
		const isWarm = () => shared.length >= countWarmUp(counts.minutes);
		const pace = () => counts.perSecond * (isWarm() ? 1 : 6);
		const traffic = startTraffic(origin, artist, await drawJpeg(1_600, 1_200), pace, faults);
		for (let minute = 0; minute < counts.minutes; minute += 1) {
			const seen = await watchMinute(sites.map(({ child }) => child.pid ?? 0));
			for (const [index, one] of seen.entries()) each[index]?.push(one);
			const answered = traffic.takeAnswered();
			const connections = await countConnections(env);
			shared.push({ connections, answered });
			const p99 = quantile(listTimes(answered), 0.99);
			const told = seen.map(({ memory, descriptors }) => `${memory} MB ${descriptors} descriptors`);
			const all = [`minute ${minute + 1}`, ...told, `${connections} connections`, `p99 ${p99} ms`];
			console.log(all.join(", "));
		}
		await traffic.stop();
		await requireConsistent(folders[0] ?? "", faults, env);
		return { ...judgeEach(each, faults), ...judgeShared(shared, faults) };
	};
	const collector = pathToFileURL(join(import.meta.dirname, "collect-on-signal.ts")).href;
	const figures = await withStage(work, { NODE_OPTIONS: `--import=${collector}` });
	return { figures, faults: faults.list() };
}

interface Answered {
	kind: string;
	ms: number;
}

/** Sends the kinds of requests in turn: one of a hundred has a photo. */
function startTraffic(
	origin: string,
	artist: Record<string, string>,
	photo: Buffer,
	perSecond: () => number,
	faults: Faults,
) {
	const post = (path: string, json?: object) => {
		const headers = { "Idempotency-Key": crypto.randomUUID() };
		return send(origin, path, { method: "POST", headers, json });
	};
	const request = (number: number, files: Buffer[]) =>
		sendByTus(origin, `soak-${number}`, files, crypto.randomUUID());
	const kinds = {
		photo: (number: number) => request(number, [photo]),
		request: (number: number) => request(number, []),
		note: (number: number) => post("/api/notes", { message: `soak-${number}` }),
		click: () => post("/api/visitor-count"),
		desk: () => send(origin, "/admin", { headers: artist }),
		// Nobody asked for it before, so no answer is kept.
		fresh: (number: number) => send(origin, `/?soak=${number}`),
		page: (number: number) => send(origin, pages[number % pages.length] ?? "/"),
	};
	const choose = (number: number): keyof typeof kinds => {
		if (number % 100 === 0) return "photo";
		if (number % 25 === 0) return "request";
		if (number % 25 === 5) return "note";
		if (number % 10 === 1) return "click";
		if (number % 10 === 2) return "desk";
		return number % 10 === 3 ? "fresh" : "page";
	};
	let [answered, turn, stopped]: [Answered[], number, boolean] = [[], 0, false];
	const open = new Set<Promise<void>>();
	const ask = async (number: number) => {
		const kind = choose(number);
		const began = performance.now();
		const told = await kinds[kind](number).then(({ status }) => status, failureOf);
		answered.push({ kind, ms: performance.now() - began });
		if (told !== 200 && told !== 201) faults.add(`${kind} ${number} was answered ${told}`);
	};
	const run = async () => {
		for (; !stopped; turn += 1) {
			const one: Promise<void> = ask(turn).finally(() => open.delete(one));
			open.add(one);
			await wait(1_000 / perSecond());
		}
		await Promise.all(open);
	};
	const running = run();
	return {
		takeAnswered: () => {
			const taken = answered;
			answered = [];
			return taken;
		},
		stop: () => {
			stopped = true;
			return running;
		},
	};
}

async function watchMinute(pids: number[]): Promise<Minute[]> {
	const descriptors: number[][] = pids.map(() => []);
	for (let second = 0; second < 59; second += 1) {
		await wait(1_000);
		for (const [index, pid] of pids.entries())
			descriptors[index]?.push(listDescriptors(pid).length);
	}
	for (const pid of pids) process.kill(pid, "SIGUSR2");
	await wait(1_000);
	return pids.map((pid, index) => ({
		memory: readMemory(pid).now,
		descriptors: quantile(descriptors[index] ?? [], 0.5),
	}));
}

function judgeEach(each: Minute[][], faults: Faults): Record<string, string> {
	const slopes = each.map((minutes) =>
		slopeAnHour(afterQuarter(minutes.map(({ memory }) => memory))),
	);
	const grown = each.map((minutes) => growth(minutes.map(({ descriptors }) => descriptors)));
	for (const slope of slopes)
		faults.require(slope < bounds.megabytesAnHour, `memory grows by ${slope} MB an hour`);
	for (const more of grown)
		faults.require(Math.abs(more) <= bounds.descriptors, `descriptors changed by ${more}`);
	return {
		[`memory MB an hour (below ${bounds.megabytesAnHour})`]: slopes.join("/"),
		[`descriptors more (${bounds.descriptors} at most)`]: grown.join("/"),
	};
}

function judgeShared(minutes: SharedMinute[], faults: Faults): Record<string, number | string> {
	const [first, last] = firstAndLast(minutes.map(({ answered }) => answered));
	const compare = (share: number, kind?: string): [number, number] => [
		quantile(listTimes(first.flat(), kind), share),
		quantile(listTimes(last.flat(), kind), share),
	];
	const [before, after] = compare(0.99);
	const isFlat = after <= Math.max(before * bounds.p99Times, before + bounds.p99Ms);
	faults.require(isFlat, `p99 went from ${before} to ${after} ms`);
	const more = growth(minutes.map(({ connections }) => connections));
	faults.require(Math.abs(more) <= bounds.connections, `connections changed by ${more}`);
	const kinds = new Set(last.flat().map(({ kind }) => kind));
	return {
		minutes: minutes.length,
		answers: minutes.reduce((sum, { answered }) => sum + answered.length, 0),
		[`connections more (${bounds.connections} at most)`]: more,
		[`p99 ms (${bounds.p99Times} times or ${bounds.p99Ms} ms more at most)`]: `${before}/${after}`,
		...Object.fromEntries(
			[...kinds].map((kind) => [`${kind} median ms`, compare(0.5, kind).join("/")]),
		),
	};
}

function listTimes(answered: Answered[], kind?: string): number[] {
	return answered.filter((one) => !kind || one.kind === kind).map(({ ms }) => ms);
}

function afterQuarter<T>(minutes: T[]): T[] {
	return minutes.slice(countWarmUp(minutes.length));
}

function countWarmUp(minutes: number): number {
	return Math.floor(minutes / 4);
}

/** The first and the last third after the first quarter. */
function firstAndLast<T>(minutes: T[]): [T[], T[]] {
	const judged = afterQuarter(minutes);
	const third = Math.ceil(judged.length / 3);
	return [judged.slice(0, third), judged.slice(-third)];
}

function growth(minutes: number[]): number {
	const [first, last] = firstAndLast(minutes);
	return quantile(last, 0.5) - quantile(first, 0.5);
}

/** By least squares. @param minutes one value for each */
function slopeAnHour(minutes: number[]): number {
	const middle = (minutes.length - 1) / 2;
	const mean = minutes.reduce((sum, one) => sum + one, 0) / minutes.length;
	let [above, below] = [0, 0];
	for (const [index, one] of minutes.entries()) {
		above += (index - middle) * (one - mean);
		below += (index - middle) ** 2;
	}
	return Number(((above / below) * 60).toFixed(2));
}
