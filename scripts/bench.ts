import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { readConfig } from "../app/config.server.ts";
import { startSite } from "../server.ts";
import { measureWithLighthouse } from "./bench/lighthouse.ts";
import { measureScripts } from "./bench/scripts.ts";
import { findChromium } from "./chromium.ts";

/** Pages that are measured, and what each must reach. */
const pages = [{ path: "/", performance: 95, others: 100, scripts: 125_000, loader: 1024 }];
const runs = 3;

const chromium = findChromium();
const dataDir = await mkdtemp(join(tmpdir(), "linework-bench-"));
const config = readConfig({ PORT: "0", DATA_DIR: dataDir });
const site = await startSite(config, { log: pino({ level: "silent" }) });
let missed = 0;

function report(name: string, figure: number, holds: boolean, bound: string): void {
	if (!holds) missed += 1;
	console.log(`${holds ? "ok    " : "MISSED"} ${name}: ${figure} (${bound})`);
}

try {
	for (const { path, performance, others, scripts, loader } of pages) {
		const url = `${site.address}${path}`;
		const sizes = await measureScripts(chromium, url);
		const { beforePaint, total } = sizes;
		report(
			`${path} script bytes before the content is painted`,
			beforePaint,
			beforePaint <= loader,
			`at most ${loader}`,
		);
		report(`${path} script bytes in all, gzip`, total, total <= scripts, `at most ${scripts}`);
		const medians = await measureWithLighthouse(chromium, url, runs);
		for (const [category, score] of Object.entries(medians.scores)) {
			const least = category === "performance" ? performance : others;
			report(
				`${path} Lighthouse ${category}, median of ${runs}`,
				score,
				score >= least,
				`at least ${least}`,
			);
		}
		console.log(`       ${path} ${medians.details}`);
	}
} finally {
	await site.stop();
	await rm(dataDir, { recursive: true, force: true });
}
process.exit(missed === 0 ? 0 : 1);
