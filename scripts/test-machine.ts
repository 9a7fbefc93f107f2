import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium.ts";
import { installPackages } from "./debian-packages.ts";
import { hasProxies, proxyMissing } from "./faults/proxies.ts";
import { canMount, mountsMissing } from "./faults/small-disk.ts";
import { hasStrace, straceMissing } from "./faults/strace.ts";
import { endWith, runTests } from "./run-tests.ts";

/** Tests that the machine cannot run are reported as missing and not counted. */
const kinds = [
	{ file: "test/machine/strace.test.ts", possible: hasStrace, missing: straceMissing },
	{ file: "test/machine/mounts.test.ts", possible: canMount, missing: mountsMissing },
	{ file: "test/machine/proxies.test.ts", possible: hasProxies, missing: proxyMissing },
	{
		file: "test/machine/service.test.ts",
		possible: hasSystemd,
		missing: "systemd 250 or newer is not on this machine",
	},
];
/** These run on any machine, but need it idle. */
const always = [
	"faults",
	"more-faults",
	"film-over-restart",
	"large-files",
	"large-portfolio",
	"lighthouse",
	"long-scroll",
	"spam",
];

process.env.CHROMIUM_PATH = findChromium();
if (!hasStrace()) installPackages("strace");
const possible = kinds.filter((kind) => kind.possible());
for (const { file, missing } of kinds.filter((kind) => !possible.includes(kind))) {
	console.log(`Not run: ${file}, since ${missing}.`);
}
const files = [
	...always.map((name) => `test/machine/${name}`),
	...possible.map(({ file }) => file),
];
endWith(await runTests(["machine"], files));

/** Since 250, a unit is judged without being installed. */
function hasSystemd(): boolean {
	const { stdout } = spawnSync("systemd-analyze", ["--version"], { encoding: "utf8" });
	return Number(/^systemd (\d+)/.exec(stdout ?? "")?.[1] ?? 0) >= 250;
}
