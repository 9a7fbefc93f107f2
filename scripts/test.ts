import { runChecks } from "./checks.ts";
import { findChromium } from "./chromium.ts";
import { engines } from "./engines.ts";
import { endWith, runInEngines, runTests } from "./run-tests.ts";

/**
 * Runs every check and every test, and sums them up in one last line. With `--with-browsers` it also runs
 * in all engines what has to hold there on every change.
 */
const filters = process.argv.slice(2).filter((word) => word !== "--with-browsers");
const withBrowsers = process.argv.includes("--with-browsers");

process.env.CHROMIUM_PATH = findChromium();
const checks = runChecks();
const sums = [
	{
		passed: checks.filter((check) => check.ok).length,
		failed: checks.filter((check) => !check.ok).length,
	},
	await runTests(["site", "stories"], filters),
];
if (withBrowsers) {
	const files = ["request", "viewer", "walk-phone"].map((name) => `test/browsers/${name}.test.ts`);
	sums.push(await runInEngines(engines, files));
}
endWith(...sums);
