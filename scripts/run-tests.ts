import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startVitest } from "vitest/node";
import { type Engine, prepareEngines } from "./engines.ts";

interface Sum {
	passed: number;
	failed: number;
}

export async function runTests(projects: readonly string[], filters: string[]): Promise<Sum> {
	process.env.NODE_ENV = "test";
	const usual = tmpdir();
	// Tests leave their folders in it, also when they fail.
	const folder = await mkdtemp(join(usual, "linework-tests-"));
	process.env.TMPDIR = folder;
	try {
		// As root, Postgres runs as another user.
		await chmod(folder, 0o711);
		return await sumUp(projects, filters);
	} finally {
		process.env.TMPDIR = usual;
		await rm(folder, { recursive: true, force: true });
	}
}

async function sumUp(projects: readonly string[], filters: string[]): Promise<Sum> {
	const sum = { passed: 0, failed: 0 };
	const vitest = await startVitest("test", filters, {
		watch: false,
		run: true,
		project: [...projects],
	});
	const modules = vitest.state.getTestModules();
	for (const module of modules) {
		for (const test of module.children.allTests()) {
			const { state, errors } = test.result();
			if (state === "passed") sum.passed += 1;
			// A skipped test proves nothing, so it counts as failed.
			else sum.failed += 1;
			if (test.diagnostic()?.flaky) {
				const { project, moduleId, relativeModuleId } = module;
				const [{ message, stacks = [] } = {}] = errors ?? [];
				// A helper of the same file may stand above.
				const line = stacks.findLast(({ file }) => file === moduleId)?.line;
				console.log(
					`Passed on the second try: ${project.name}, ${relativeModuleId}:${line} > ${test.fullName}\n${message}`,
				);
			}
		}
		sum.failed += module.errors().length;
	}
	sum.failed += vitest.state.getUnhandledErrors().length;
	if (modules.length === 0) sum.failed += 1;
	await vitest.close();
	return sum;
}

/** Missing engines fail the run only in CI. */
export async function runInEngines(chosen: readonly Engine[], filters: string[]): Promise<Sum> {
	const { ready, missing } = prepareEngines(chosen);
	for (const sentence of missing) console.error(sentence);
	const sum = ready.length > 0 ? await runTests(ready, filters) : { passed: 0, failed: 1 };
	return process.env.CI ? { ...sum, failed: sum.failed + missing.length } : sum;
}

export function endWith(...sums: Sum[]): never {
	const passed = sums.reduce((all, sum) => all + sum.passed, 0);
	const failed = sums.reduce((all, sum) => all + sum.failed, 0);
	console.log(`${passed} passed, ${failed} failed`);
	// Explicit, because a library in the tests would end the process with 0.
	process.exit(failed === 0 ? 0 : 1);
}
