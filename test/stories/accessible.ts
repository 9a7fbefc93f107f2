import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

export async function expectAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page: page as never })
		.options({ resultTypes: ["violations"] })
		// Pages here have no frames; without looking for them axe takes half the time.
		.setLegacyMode()
		.analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
