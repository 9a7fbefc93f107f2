import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boundScripts } from "../scripts/bench/bounds.ts";
import { pages } from "./route-table.ts";
import { openTestSite, type TestSite } from "./site.ts";

const client = join(import.meta.dirname, "../build/client");
let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

it.each(pages)("$path brings no more scripts than it may", async ({ path }) => {
	const { text } = await site.call(path);
	const files = new Set(text.match(/\/assets\/[\w.-]+\.js/g));
	expect(files.size).toBeGreaterThan(2);
	const bytes = [...files].map((file) => gzipSync(readFileSync(join(client, file)), { level: 9 }));
	const total = bytes.reduce((sum, { byteLength }) => sum + byteLength, 0);
	expect(total).toBeLessThanOrEqual(boundScripts(path));
});
