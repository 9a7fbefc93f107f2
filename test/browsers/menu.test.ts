import { test } from "vitest";
import { button, link } from "./find-control.ts";
import { prepareVisitor } from "./visitor.ts";

const visitor = prepareVisitor();
const menu = { role: "navigation", name: "Main" };

test("the menu opens, leads to a page and closes there", async () => {
	await visitor.open("/");
	await visitor.miss(link("Blog", menu));
	await visitor.click(button("Menu"));
	await visitor.see(link("Blog", menu));
	await visitor.press("Escape");
	await visitor.miss(link("Blog", menu));
	await visitor.click(button("Menu"));
	await visitor.click(link("Blog", menu));
	await visitor.until(() => location.pathname === "/blog");
	await visitor.see({ role: "heading", name: "Blog" });
	await visitor.miss(link("Contact", menu));
});
