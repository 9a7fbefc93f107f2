import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { addressList, portfolioNames } from "../app/portfolio/pieces/piece-address.ts";
import { listPiecePages } from "../app/portfolio/pieces/portfolios.server.ts";
import { readBuiltIn } from "../app/publishing/built-in.server.ts";
import { createContent, openContent } from "../app/publishing/content.server.ts";
import { listPages } from "../app/search-engines/listed-pages.server.ts";
import { readConfig } from "../app/server/config.server.ts";
import { startSite } from "../server.ts";
import { bestPages, firstViews, promised } from "./bench/bounds.ts";
import { measureDesk } from "./bench/desk.ts";
import { measureFirstView } from "./bench/first-view.ts";
import { floodWithAddresses } from "./bench/flood.ts";
import { measureGrowth } from "./bench/frames.ts";
import { measureInteractions } from "./bench/interactions.ts";
import { measureWithLighthouse } from "./bench/lighthouse.ts";
import { type Network, withNetwork } from "./bench/network.ts";
import { gradeHeaders } from "./bench/observatory.ts";
import { quickNetwork, slowNetwork } from "./bench/phone.ts";
import { compareWithPlainFiles } from "./bench/plain-files.ts";
import { measureProcess } from "./bench/process.ts";
import { measureScale } from "./bench/scale.ts";
import { measureNextPage, measureTaps } from "./bench/taps.ts";
import { warm } from "./bench/warm.ts";
import { findChromium } from "./chromium.ts";

const runs = 3;

/** `npm run bench -- --bytes --speed /about` skips Lighthouse, which takes most of the time. */
const kinds = ["--bytes", "--speed", "--lighthouse", "--desk", "--observatory", "--scale"];
const asked = process.argv.filter((word) => kinds.includes(word));
const wanted = process.argv.slice(2).filter((word) => !kinds.includes(word));
const measures = (kind: string) => asked.length === 0 || asked.includes(kind);
/** Graded as well: they answer strangers, too. */
const unlisted = [
	"/sign-in",
	"/admin",
	"/request/lost",
	"/blog/rss.xml",
	"/sitemap.xml",
	"/robots.txt",
];
const content = openContent(createContent(readBuiltIn()));
const pieces = (await listPiecePages(content)).map(({ path }) => path);
const firstPieces = portfolioNames.flatMap((name) => {
	const own = `${addressList(name)}/`;
	return pieces.find((path) => path.startsWith(own)) ?? [];
});
const paths = [...(await listPages(content)).map(({ path }) => path), ...firstPieces];
const unknown = wanted.filter((path) => !paths.includes(path) && !pieces.includes(path));
if (unknown.length > 0) {
	console.error(`${unknown.join(", ")}: no such page. Pages: ${paths.join(" ")}`);
	process.exit(1);
}

const chromium = findChromium();
const dataDir = await mkdtemp(join(tmpdir(), "linework-bench-"));
const config = readConfig({ PORT: "0", DATA_DIR: dataDir });
const site = await startSite(config, { log: pino({ level: "silent" }) });
let missed = 0;

function report(name: string, figure: number, holds: boolean, bound: string): void {
	if (!holds) missed += 1;
	console.log(`${holds ? "ok    " : "MISSED"} ${name}: ${figure} (${bound})`);
}

function note(name: string, figure: number | string): void {
	console.log(`       ${name}: ${figure}`);
}

async function reportBytes(path: string, url: string): Promise<void> {
	const { bytes, byKind, earlyScripts } = await measureFirstView(chromium, url);
	const most = firstViews[path];
	const name = `${path} bytes of the first view at three dots`;
	if (most) report(name, bytes, bytes <= most, `at most ${most}`);
	else note(name, bytes);
	for (const [kind, size] of Object.entries(byKind)) note(`${path} of it ${kind}`, size);
	report(
		`${path} script bytes before the content is painted`,
		earlyScripts,
		earlyScripts <= promised.loader,
		`at most ${promised.loader}`,
	);
}

async function reportLighthouse(path: string, url: string): Promise<void> {
	const { performance } = promised;
	const leastSpeed = bestPages.includes(path) ? performance.best : performance.others;
	const medians = await measureWithLighthouse(chromium, url, runs);
	for (const [category, score] of Object.entries(medians.scores)) {
		const isSpeed = category === "performance";
		const least = isSpeed ? leastSpeed : promised.others;
		const name = `${path} Lighthouse ${category}${isSpeed ? `, median of ${runs}` : ""}`;
		report(name, score, score >= least, `at least ${least}`);
	}
	const { "largest-contentful-paint": paint = 0, "cumulative-layout-shift": shift = 0 } =
		medians.metrics;
	const paintName = `${path} largest contentful paint, ms, median of ${runs}`;
	const ms = Math.round(paint);
	if (path === "/") report(paintName, ms, ms <= promised.paint, `at most ${promised.paint}`);
	else note(paintName, ms);
	const shifted = Number(shift.toFixed(2));
	report(`${path} layout shift`, shifted, shifted === promised.shift, `${promised.shift}`);
	for (const run of medians.details) note(path, run);
}

async function reportTaps(
	name: string,
	network: Network,
	bounds: Record<"early" | "rested", number>,
): Promise<void> {
	const [taps, nextPage] = await withNetwork(site.address, network, async (origin) => {
		for (const path of ["/", "/artwork", "/artwork/tattoos", "/artwork/drawings", "/consultation"])
			await warm(origin + path);
		return [await measureTaps(chromium, origin), await measureNextPage(chromium, origin)];
	});
	for (const [what, times] of Object.entries(taps)) {
		for (const when of ["early", "rested"] as const) {
			const ms = times[when];
			const most = bounds[when];
			const after = when === "early" ? "an early tap" : "a rest";
			report(`${name} network, ${what} after ${after}, ms`, ms, ms <= most, `at most ${most}`);
		}
	}
	note(`${name} network, next page painted after a tap on its link, ms`, nextPage);
}

async function reportSpeed(): Promise<void> {
	for (const path of ["/", "/artwork/tattoos"]) {
		const rate = await compareWithPlainFiles(path);
		if (!rate) {
			note(`${path} requests a second`, "not measured, as it takes nginx and wrk");
			continue;
		}
		const share = Number((rate.site / rate.plain).toFixed(2));
		note(`${path} requests a second, nginx with the same file`, `${rate.site}, ${rate.plain}`);
		report(`${path} share of nginx`, share, share >= promised.share, `at least ${promised.share}`);
		report(`${path} p99 in ms`, rate.p99, rate.p99 <= promised.p99, `at most ${promised.p99}`);
	}
	await reportTaps("slow", slowNetwork, promised);
	await reportTaps("quick", quickNetwork, promised.quick);
	const interactions = Object.entries(await measureInteractions(chromium, `${site.address}/`));
	const [slowest = ["none", 0]] = interactions.toSorted(([, a], [, b]) => b - a);
	const [action, paint] = slowest;
	report(
		`next paint after each of ${interactions.length} actions, ms, at most (${action})`,
		paint,
		paint <= promised.interaction,
		`at most ${promised.interaction}`,
	);
	const { drawn, dropped, longest } = await measureGrowth(chromium, `${site.address}/`);
	report(
		`plate growing into the viewer, frames dropped beside ${drawn} drawn`,
		dropped,
		dropped <= promised.dropped,
		`at most ${promised.dropped}`,
	);
	note("longest time between two of the page's frames meanwhile, ms", longest);
	const { quiet, flooded, grown } = await floodWithAddresses();
	note("p99 of / in ms before 50,000 made-up addresses", quiet);
	report("the same meanwhile", flooded, flooded <= promised.p99, `at most ${promised.p99}`);
	report("MB more after them", grown, grown <= promised.grown, `at most ${promised.grown}`);
	const { ready, memory } = await measureProcess();
	report("ready after a kill, ms", ready, ready <= promised.ready, `at most ${promised.ready}`);
	report("memory at rest, MB", memory, memory <= promised.memory, `at most ${promised.memory}`);
}

async function reportDesk(): Promise<void> {
	for (const [engine, times] of Object.entries(await measureDesk())) {
		for (const [name, ms] of Object.entries(times)) {
			const most = promised.desk;
			report(`desk on ${engine}, ${name}, p99 in ms`, ms, ms <= most, `at most ${most}`);
		}
	}
}

async function reportGrades(pages: string[]): Promise<void> {
	const grades = Object.entries(await gradeHeaders(pages));
	const [worst] = grades.toSorted(([, a], [, b]) => a.score - b.score);
	if (!worst) return;
	const [path, { score, grade, rules }] = worst;
	for (const [rule, { result, points }] of Object.entries(rules))
		note(`${rule}, ${result}`, points);
	const name = `worst of ${grades.length} pages by MDN's Observatory (${path}, ${grade})`;
	report(name, score, score >= promised.observatory, `at least ${promised.observatory}`);
}

try {
	for (const path of wanted.length > 0 ? wanted : paths) {
		const url = `${site.address}${path}`;
		await warm(url);
		if (measures("--bytes")) await reportBytes(path, url);
		if (measures("--lighthouse")) await reportLighthouse(path, url);
	}
	if (measures("--speed")) await reportSpeed();
	if (measures("--desk")) await reportDesk();
	if (asked.includes("--scale"))
		for (const [site, figures] of Object.entries(await measureScale()))
			for (const [what, rate] of Object.entries(figures)) note(`${site}, ${what} a second`, rate);
	// Takes ports 80 and 443 and a download, so only when it is asked for.
	if (asked.includes("--observatory"))
		await reportGrades([...(wanted.length > 0 ? wanted : paths), ...unlisted]);
} finally {
	await site.stop();
	await rm(dataDir, { recursive: true, force: true });
}
process.exit(missed === 0 ? 0 : 1);
