import axe from "axe-core";
import type { Visitor } from "./visitor.ts";

declare global {
	interface Window {
		axe: typeof axe;
	}
}

/** @returns what axe finds on the page, each with the first element */
export async function listViolations(visitor: Visitor): Promise<string[]> {
	await visitor.inject(axe.source);
	return visitor.evaluate(async () => {
		const { violations } = await window.axe.run({ resultTypes: ["violations"] });
		return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
	});
}
