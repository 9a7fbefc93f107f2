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
import { firstViews, promised } from "./bench/bounds.ts";
import { measureFirstView } from "./bench/first-view.ts";
import { measureWithLighthouse } from "./bench/lighthouse.ts";
import { findChromium } from "./chromium.ts";

const runs = 3;

/** `npm run bench -- --bytes /about` skips Lighthouse, which takes most of the time. */
const bytesOnly = process.argv.includes("--bytes");
const wanted = process.argv.slice(2).filter((word) => word !== "--bytes");
const content = openContent(createContent(readBuiltIn()));
const pieces = (await listPiecePages(content)).map(({ path }) => path);
const firstPieces = portfolioNames.map((name) => {
	const own = `${addressList(name)}/`;
	return pieces.find((path) => path.startsWith(own)) ?? own;
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

try {
	for (const path of wanted.length > 0 ? wanted : paths) {
		const url = `${site.address}${path}`;
		const seen = await measureFirstView(chromium, url);
		report(
			`${path} script bytes before the content is painted`,
			seen.earlyScripts,
			seen.earlyScripts <= promised.loader,
			`at most ${promised.loader}`,
		);
		const most = firstViews[path];
		const name = `${path} bytes of the first view`;
		if (most) report(name, seen.bytes, seen.bytes <= most, `at most ${most}`);
		else console.log(`       ${name}: ${seen.bytes}`);
		console.log(`       ${path} scripts: ${seen.scripts.files} files, ${seen.scripts.bytes} bytes`);
		if (bytesOnly) continue;
		const medians = await measureWithLighthouse(chromium, url, runs);
		for (const [category, score] of Object.entries(medians.scores)) {
			const least = category === "performance" ? promised.performance : promised.others;
			report(
				`${path} Lighthouse ${category}${category === "performance" ? `, median of ${runs}` : ""}`,
				score,
				score >= least,
				`at least ${least}`,
			);
		}
		for (const run of medians.details) console.log(`       ${path} ${run}`);
	}
} finally {
	await site.stop();
	await rm(dataDir, { recursive: true, force: true });
}
process.exit(missed === 0 ? 0 : 1);
