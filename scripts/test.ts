import { runChecks } from "./checks.ts";
import { findChromium } from "./chromium.ts";
import { endWith, runTests } from "./run-tests.ts";

/** Runs every check and every test, and sums them up in one last line. */
process.env.CHROMIUM_PATH = findChromium();
const checks = runChecks();
endWith(
	{
		passed: checks.filter((check) => check.ok).length,
		failed: checks.filter((check) => !check.ok).length,
	},
	await runTests(["site", "stories"], process.argv.slice(2)),
);
