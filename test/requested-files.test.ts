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

it("only /consultation loads valibot (decision 0034)", async () => {
	const checking = new Set<string>();
	const scriptsOf = new Map<string, boolean>();
	for (const { path } of pages) {
		const { text } = await site.call(path);
		for (const script of text.match(/\/assets\/[\w.-]+\.js/g) ?? []) {
			const known = scriptsOf.get(script);
			const checks = known ?? (await site.call(script)).text.includes("strict_object");
			scriptsOf.set(script, checks);
			if (checks) checking.add(path);
		}
	}
	expect([...checking]).toEqual(["/consultation"]);
});
