import { expect, test } from "vitest";
import { curlQuotes } from "./curl-quotes.ts";

test.each([
	[`It's "done", she said.`, "It’s “done”, she said."],
	[`"A first word" (and "another")`, "“A first word” (and “another”)"],
	["clients' skin, 'inner' quotes", "clients’ skin, ‘inner’ quotes"],
	["back in the '90s", "back in the ’90s"],
	[`a dash—"so"`, "a dash—“so”"],
	[`4" x 6", "about 5" wide`, `4" x 6", “about 5” wide`],
])("%s is set as %s", (written, set) => {
	expect(curlQuotes(written)).toBe(set);
});

test("a quotation mark after other markup closes", () => {
	expect(curlQuotes(`" he said`, "d")).toBe("” he said");
	expect(curlQuotes("'s", "t")).toBe("’s");
});
