import { startVitest } from "vitest/node";
import { runChecks } from "./checks.ts";
import { findChromium } from "./chromium.ts";

/** Runs every check and every test, and sums them up in one last line. */
process.env.CHROMIUM_PATH = findChromium();
process.env.NODE_ENV = "test";

const checks = runChecks();
let passed = checks.filter((check) => check.ok).length;
let failed = checks.length - passed;

const vitest = await startVitest("test", process.argv.slice(2), { watch: false, run: true });
const modules = vitest.state.getTestModules();
for (const module of modules) {
	for (const test of module.children.allTests()) {
		const { state } = test.result();
		if (state === "passed") passed += 1;
		// A skipped test tells nothing, so it counts against the run as well.
		else failed += 1;
	}
	failed += module.errors().length;
}
failed += vitest.state.getUnhandledErrors().length;
if (modules.length === 0) failed += 1;
await vitest.close();

console.log(`${passed} passed, ${failed} failed`);
// Explicit, since a library that the tests use would end the process with 0 on its own.
process.exit(failed === 0 ? 0 : 1);
