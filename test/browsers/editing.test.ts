import { test } from "vitest";
import { documents } from "../documents.ts";
import { button, type Target, words } from "./find-control.ts";
import { desk, prepareVisitor } from "./visitor.ts";

const drawings = documents.drawings.pieces;

const visitor = prepareVisitor(desk);
const bar: Target = { role: "region", name: "Developer mode" };
const title = (text = "") => button(`Edit title: ${text}`);

test("a title is edited, stays through a reload, and is saved permanently", async () => {
	await visitor.open("/about");
	await visitor.evaluate(() => localStorage.setItem("devMode", "true"));
	await visitor.open("/artwork/drawings");
	// The bar renders last and shifts the content below it.
	await visitor.see(bar);
	await visitor.click(title(drawings[0]?.title));
	await visitor.fill({ role: "textbox", name: "Title" }, "A drawing renamed");
	await visitor.press("Enter");
	await visitor.see(title("A drawing renamed"));
	await visitor.reload();
	await visitor.see(title("A drawing renamed"));
	await visitor.click(button("Save permanently", bar));
	await visitor.see(words("Drawings saved permanently in this browser", bar));
	await visitor.evaluate(() => localStorage.setItem("devMode", "false"));
	await visitor.reload();
	await visitor.miss(bar);
	await visitor.see(words("A drawing renamed"));
});
