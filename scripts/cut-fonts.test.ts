import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { basicRange } from "./cut-fonts.ts";

test("the styles name the characters that the fonts are cut to", () => {
	const styles = readFileSync(new URL("../app/ui/tokens.css", import.meta.url), "utf8");
	const faces = [...styles.matchAll(/url\("@fonts\/\w+\.woff2"\)[^}]*unicode-range:([^;]+);/g)];
	expect(faces).toHaveLength(3);
	for (const [, range = ""] of faces) expect(range.trim().replace(/\s+/g, " ")).toBe(basicRange);
});
