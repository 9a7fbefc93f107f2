import { defineConfig } from "vitest/config";
import { engines } from "./scripts/engines.ts";

export default defineConfig({
	test: {
		// Once for all projects.
		globalSetup: ["test/pictures.ts", "test/stories/read-only-site.ts"],
		projects: [
			{
				test: {
					name: "site",
					include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "test/*.test.ts"],
					globalSetup: ["test/postgres.ts", "test/bucket.ts"],
					// Vitest's default on two cores is one worker, but tests mostly wait for disk and processes.
					maxWorkers: 4,
					// Files share loaded modules, which a third of the time went into.
					isolate: false,
					testTimeout: 90_000,
					hookTimeout: 60_000,
					expect: { poll: { timeout: 20_000 } },
				},
			},
			{
				test: {
					name: "stories",
					include: ["test/stories/*.test.ts"],
					// A browser on a busy machine loses a touch now and then. What needed it is listed (run-tests.ts).
					retry: 1,
					// Runs after the site's tests; stories mostly wait, so three run in parallel.
					sequence: { groupOrder: 1 },
					maxWorkers: 3,
					// Files share loaded modules, and those that only read a site; contexts are their own.
					isolate: false,
					testTimeout: 90_000,
					hookTimeout: 60_000,
				},
			},
			"demo-art",
			{
				test: {
					name: "machine",
					include: ["test/machine/*.test.ts"],
					maxWorkers: 1,
					testTimeout: 90_000,
					hookTimeout: 60_000,
				},
			},
			...engines.map((engine) => ({
				test: {
					name: engine,
					include: ["test/browsers/*.test.ts"],
					provide: { engine },
					sequence: { groupOrder: 2 },
					retry: 1,
					maxWorkers: 2,
					isolate: false,
					testTimeout: 90_000,
					hookTimeout: 90_000,
				},
			})),
		],
	},
});
