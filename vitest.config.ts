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
					fileParallelism: false,
					testTimeout: 90_000,
					hookTimeout: 60_000,
				},
			},
		],
	},
});
