import { afterAll, beforeAll, expect, it } from "vitest";
import { pages } from "./route-table.ts";
import { openTestSite, type TestSite } from "./site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

it.each(pages)("$path requests few stylesheets and scripts", async ({ path }) => {
	const { text } = await site.call(path);
	const styles = new Set(text.match(/\/assets\/[\w.-]+\.css/g));
	const scripts = new Set(text.match(/\/assets\/[\w.-]+\.js/g));
	expect(styles.size).toBeGreaterThan(1);
	expect(styles.size).toBeLessThanOrEqual(9);
	expect(scripts.size).toBeGreaterThan(2);
	expect(scripts.size).toBeLessThanOrEqual(20);
});
