import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as colors from "./colors.ts";

test.each(Object.entries(colors))("%s has the styles’ color", (name, color) => {
	const styles = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
	expect(styles).toContain(`\t--${name}: ${color};`);
});
