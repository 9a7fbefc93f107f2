import { defineConfig } from "vitest/config";

export default defineConfig({
	test: { name: "demo-art", maxWorkers: 2, testTimeout: 120_000 },
});
