import { test } from "vitest";
import { documents } from "../documents.ts";
import { link } from "./find-control.ts";
import { desk, prepareVisitor } from "./visitor.ts";

const drawings = documents.drawings.pieces;

const visitor = prepareVisitor(desk);
const filter = (name: string) => link(name, { role: "navigation", name: "Filters" });

async function seeList(count: number, search: string): Promise<void> {
	await visitor.until(
		(wanted, query) =>
			document.querySelectorAll("main ol > li").length === wanted && location.search === query,
		count,
		search,
	);
}

test("a filter shortens the list under an address of its own, and Back undoes it", async () => {
	await visitor.open("/artwork/drawings");
	await seeList(drawings.length, "");
	await visitor.click(filter("Illustrative"));
	await seeList(3, "?filter=illustrative");
	await visitor.reload();
	await seeList(3, "?filter=illustrative");
	await visitor.evaluate(() => history.back());
	await seeList(drawings.length, "");
});
