import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Minified: it is sent to each page and compiled there. */
const rules = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function expectAccessible(page: Page): Promise<void> {
	// Loading the rules takes as long as applying them.
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(rules);
	// While a dialog fades in, its contrast is too low.
	await expect
		.poll(() =>
			page.evaluate(
				() => document.querySelector("dialog[open]")?.getAnimations({ subtree: true }).length ?? 0,
			),
		)
		.toBe(0)
		// Some never end.
		.catch(() => {});
	const { violations } = await page.evaluate(() => {
		const { run } = Reflect.get(window, "axe") as typeof axe;
		return run({ resultTypes: ["violations"], iframes: false });
	});
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
