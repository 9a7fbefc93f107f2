import * as v from "valibot";
import { expect, it } from "vitest";
import { readBuiltIn } from "./built-in.server.ts";
import { documentNames, documents } from "./documents.ts";

const builtIn = readBuiltIn();

it.each(documentNames)("matches the schema of %s", (name) => {
	const { issues } = v.safeParse(documents[name].schema, builtIn[name]);
	const told = issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
	expect(told ?? []).toEqual([]);
});

it("has its texts as a form sends them back, so that saving them changes nothing", () => {
	const texts = JSON.stringify(builtIn, (_, value) =>
		typeof value === "string" && value !== value.trim() ? `Not trimmed: ${value}` : value,
	);
	expect(texts).not.toContain("Not trimmed");
});
