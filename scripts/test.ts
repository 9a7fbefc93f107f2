import { runChecks } from "./checks.ts";
import { findChromium } from "./chromium.ts";
import { endWith, runTests } from "./run-tests.ts";

process.env.CHROMIUM_PATH = findChromium();
const checks = runChecks();
endWith(
	{
		passed: checks.filter((check) => check.ok).length,
		failed: checks.filter((check) => !check.ok).length,
	},
	await runTests(["site", "stories"], process.argv.slice(2)),
);
