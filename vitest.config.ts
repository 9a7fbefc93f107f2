import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "site",
					include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "test/*.test.ts"],
					globalSetup: "test/postgres.ts",
					testTimeout: 30_000,
					hookTimeout: 30_000,
				},
			},
			{
				test: {
					name: "stories",
					include: ["test/stories/*.test.ts"],
					// After the others, which need the machine; much of a story is waiting, so two run at once.
					sequence: { groupOrder: 1 },
					maxWorkers: 2,
					testTimeout: 90_000,
					hookTimeout: 60_000,
				},
			},
		],
	},
});
