import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Holds the page as it stands now against all rules of axe. */
export async function expectAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page: page as never })
		.options({ resultTypes: ["violations"] })
		// Pages here have no frames; without looking for them it takes half the time.
		.setLegacyMode()
		.analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
