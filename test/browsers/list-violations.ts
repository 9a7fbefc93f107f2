import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type Axe from "axe-core";
import type { Visitor } from "./visitor.ts";

declare global {
	interface Window {
		axe: typeof Axe;
	}
}

const withAxe = createRequire(import.meta.url).resolve("@axe-core/playwright");
const axe = readFileSync(createRequire(withAxe).resolve("axe-core/axe.min.js"), "utf8");

/** @returns what axe finds on the page, each with the first element */
export async function listViolations(visitor: Visitor): Promise<string[]> {
	await visitor.inject(axe);
	return visitor.evaluate(async () => {
		const { violations } = await window.axe.run({ resultTypes: ["violations"] });
		return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
	});
}
