import { setTimeout as wait } from "node:timers/promises";
import { startMailServer } from "../../test/mail-server.ts";
import { drawJpeg } from "../../test/media.ts";
import { verify } from "../../test/processes.ts";
import { collectFaults, type Faults, type Outcome, quantile } from "./outcome.ts";
import { listDescriptors, readMemory } from "./process-figures.ts";
import { sendByTus } from "./send-request.ts";
import { signInBeside } from "./sign-in-beside.ts";
import { instances, withStage } from "./stage.ts";
import { countConnections } from "./stored-in-postgres.ts";
import { failureOf, send } from "./traffic.ts";

export interface SoakCounts {
	minutes: number;
	/** A busy day has some 5,000 visits of eight answers: ten times that is five in a second. */
	perSecond: number;
}

/** Of one process. */
interface Minute {
	/** Megabytes, the least of the minute: what is garbage comes and goes. */
	memory: number;
	descriptors: number;
}

/** Of them all. */
interface SharedMinute {
	connections: number;
	p99: number;
	answers: number;
}

const pages = [
	...["/", "/about", "/contact", "/consultation", "/blog", "/aftercare", "/credits"],
	...["/artwork", "/artwork/tattoos", "/artwork/drawings", "/drawing-and-deposit-policy"],
];
const bounds = { megabytesAnHour: 1, descriptors: 5, connections: 3, p99Times: 1.25, p99Ms: 20 };

/** Hours of ordinary traffic before three processes. The first quarter warms up, and is in no bound. */
export async function soak(counts: SoakCounts): Promise<Outcome> {
	const faults = collectFaults();
	const mail = await startMailServer();
	const figures = await withStage(mail.url, async ({ origin, env, folders, start }) => {
		const sites = await Promise.all(Array.from({ length: instances }, (_, index) => start(index)));
		const artist = await signInBeside(origin, { ...env, DATA_DIR: `${folders[0]}-beside` });
		const traffic = startTraffic(origin, artist, await drawJpeg(1_600, 1_200), counts, faults);
		const each: Minute[][] = sites.map(() => []);
		const shared: SharedMinute[] = [];
		for (let minute = 0; minute < counts.minutes; minute += 1) {
			const seen = await watchMinute(sites.map(({ child }) => child.pid ?? 0));
			for (const [index, one] of seen.entries()) each[index]?.push(one);
			const took = traffic.takeTimes();
			const connections = await countConnections(env);
			const p99 = quantile(took, 0.99);
			shared.push({ connections, p99, answers: took.length });
			const told = seen.map(({ memory, descriptors }) => `${memory} MB ${descriptors} descriptors`);
			const all = [`minute ${minute + 1}`, ...told, `${connections} connections`, `p99 ${p99} ms`];
			console.log(all.join(", "));
		}
		await traffic.stop();
		const { code, text } = await verify(folders[0] ?? "", env);
		faults.require(code === 0, `the check says: ${text.trim()}`);
		return { ...judgeEach(each, faults), ...judgeShared(shared, faults) };
	}).finally(() => mail.close());
	return { figures, faults: faults.list() };
}

/** Answers in one list of a hundred, in turn. */
function startTraffic(
	origin: string,
	artist: Record<string, string>,
	photo: Buffer,
	{ perSecond }: SoakCounts,
	faults: Faults,
) {
	let [times, turn, stopped]: [number[], number, boolean] = [[], 0, false];
	const open = new Set<Promise<void>>();
	const act = async (number: number): Promise<number> => {
		const kind = number % 100;
		const headers = { "Idempotency-Key": crypto.randomUUID() };
		const marker = `soak-${number}`;
		const sent = () => {
			if (kind % 25 === 0)
				return sendByTus(origin, marker, kind === 0 ? [photo] : [], headers["Idempotency-Key"]);
			if (kind % 25 === 5)
				return send(origin, "/api/notes", { method: "POST", json: { message: marker }, headers });
			if (kind % 10 === 1) return send(origin, "/api/visitor-count", { method: "POST", headers });
			if (kind % 10 === 2) return send(origin, "/admin", { headers: artist });
			// Nobody asked for it before, so no answer is kept.
			if (kind % 10 === 3) return send(origin, `/artwork/tattoos?soak=${number}`);
			return send(origin, pages[number % pages.length] ?? "/");
		};
		return (await sent()).status;
	};
	const timed = async (number: number) => {
		const began = performance.now();
		const told = await act(number).catch(failureOf);
		times.push(performance.now() - began);
		if (told !== 200 && told !== 201) faults.add(`answer ${number} was ${told}`);
	};
	const run = async () => {
		for (; !stopped; turn += 1) {
			const one: Promise<void> = timed(turn).finally(() => open.delete(one));
			open.add(one);
			await wait(1_000 / perSecond);
		}
		await Promise.all(open);
	};
	const running = run();
	return {
		takeTimes: () => {
			const taken = times;
			times = [];
			return taken;
		},
		stop: () => {
			stopped = true;
			return running;
		},
	};
}

async function watchMinute(pids: number[]): Promise<Minute[]> {
	const seen: Minute[][] = pids.map(() => []);
	for (let second = 0; second < 60; second += 1) {
		await wait(1_000);
		for (const [index, pid] of pids.entries())
			seen[index]?.push({
				memory: readMemory(pid).now,
				descriptors: listDescriptors(pid).length,
			});
	}
	return seen.map((all) => ({
		memory: Math.min(...all.map(({ memory }) => memory)),
		descriptors: quantile(
			all.map(({ descriptors }) => descriptors),
			0.5,
		),
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
	const p99 = minutes.map((minute) => minute.p99);
	const [before, after] = firstAndLast(p99);
	const more = growth(minutes.map(({ connections }) => connections));
	const isFlat = after <= Math.max(before * bounds.p99Times, before + bounds.p99Ms);
	faults.require(isFlat, `p99 went from ${before} to ${after} ms`);
	faults.require(Math.abs(more) <= bounds.connections, `connections changed by ${more}`);
	return {
		minutes: minutes.length,
		answers: minutes.reduce((sum, { answers }) => sum + answers, 0),
		[`connections more (${bounds.connections} at most)`]: more,
		[`p99 ms before and after (${bounds.p99Times} times or ${bounds.p99Ms} ms more at most)`]: `${before}/${after}`,
	};
}

function afterQuarter<T>(minutes: T[]): T[] {
	return minutes.slice(Math.floor(minutes.length / 4));
}

/** Medians of the first and the last third after the first quarter. */
function firstAndLast(minutes: number[]): [number, number] {
	const judged = afterQuarter(minutes);
	const third = Math.ceil(judged.length / 3);
	return [quantile(judged.slice(0, third), 0.5), quantile(judged.slice(-third), 0.5)];
}

function growth(minutes: number[]): number {
	const [first, last] = firstAndLast(minutes);
	return last - first;
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
