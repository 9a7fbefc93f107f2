import { describe, expect, it } from "vitest";
import { documents } from "../../../test/documents.ts";
import { documentNames } from "../../publishing/documents.ts";
import { findUnknownPlaceholders, placeholdersOf } from "./document-placeholders.ts";

const { studio } = documents;

describe("placeholders", () => {
	it.each(documentNames)("are all known in %s as it came", (key) => {
		expect(findUnknownPlaceholders(documents[key], placeholdersOf(key, studio))).toEqual({});
	});

	it("that nothing fills in are found by their field", () => {
		const body = { lead: "A {deposit}.", parts: ["{hours}", "Call {phone} or {mail}"] };
		expect(findUnknownPlaceholders(body, placeholdersOf("policy", studio))).toEqual({
			"parts.1": expect.stringMatching(/^\{phone\} is not .* without braces\.$/),
		});
	});

	it("may be shown as they stand in Markdown", () => {
		const text = "Write \\{phone\\} or {{7*7}} or { phone }.";
		expect(findUnknownPlaceholders({ text }, placeholdersOf("articles", studio))).toEqual({});
	});
});
