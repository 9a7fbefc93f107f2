import { expect, it } from "vitest";
import { sayFileSize } from "./say-file-size.ts";

it.each([
	[0, "1 KB"],
	[850 * 1024, "850 KB"],
	[1024 ** 2, "1 MB"],
	[12.44 * 1024 ** 2, "12.4 MB"],
])("says %d bytes as %s", (bytes, words) => {
	expect(sayFileSize(bytes)).toBe(words);
});
