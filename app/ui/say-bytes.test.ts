import { expect, it } from "vitest";
import { sayBytes } from "./say-bytes.ts";

it.each([
	[0, "1 KB"],
	[850 * 1024, "850 KB"],
	[1024 ** 2, "1 MB"],
	[12.44 * 1024 ** 2, "12.4 MB"],
	[20 * 1024 ** 2, "20 MB"],
	[1.07 * 1024 ** 3, "1.1 GB"],
])("says %d bytes as %s", (bytes, words) => {
	expect(sayBytes(bytes)).toBe(words);
});
