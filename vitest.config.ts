import { defineConfig } from "vitest/config";
import { engines } from "./scripts/engines.ts";

export default defineConfig({
	test: {
		// Once for all projects.
		globalSetup: "test/pictures.ts",
		projects: [
			{
				test: {
					name: "site",
					include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "test/*.test.ts"],
					globalSetup: "test/postgres.ts",
					// One by itself on two cores, although much of a test is waiting for a disk or a process.
					maxWorkers: 2,
					testTimeout: 30_000,
					hookTimeout: 30_000,
				},
			},
			{
				test: {
					name: "stories",
					include: ["test/stories/*.test.ts"],
					// After the others, which need the machine; much of a story is waiting, so three run at once.
					sequence: { groupOrder: 1 },
					maxWorkers: 3,
					// What a file loads, the next one has too; sites and browsers they have of their own.
					isolate: false,
					testTimeout: 90_000,
					hookTimeout: 60_000,
				},
			},
			"demo-art",
			{ test: { name: "machine", include: ["test/machine/*.test.ts"], maxWorkers: 1 } },
			...engines.map((engine) => ({
				test: {
					name: engine,
					include: ["test/browsers/*.test.ts"],
					provide: { engine },
					sequence: { groupOrder: 2 },
					maxWorkers: 2,
					isolate: false,
					testTimeout: 90_000,
					hookTimeout: 90_000,
				},
			})),
		],
	},
});
