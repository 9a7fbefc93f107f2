import { expect, test } from "vitest";
import { inspectPage } from "./inspect-page.ts";
import { paths } from "./pages.ts";
import { prepareVisitor } from "./visitor.ts";

const visitor = prepareVisitor();

test.each(paths)("%s is whole on a phone", async (path) => {
	await visitor.open(path);
	expect(await visitor.evaluate(inspectPage)).toEqual([]);
});
