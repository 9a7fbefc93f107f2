import { expect, it } from "vitest";
import { isPlainClick } from "./is-plain-click.ts";

const click = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it("accepts a click without modifiers", () => {
	expect(isPlainClick(click)).toBe(true);
});

it.each([
	{ altKey: true },
	{ ctrlKey: true },
	{ metaKey: true },
	{ shiftKey: true },
	{ button: 1 },
])("leaves a click with %j to the browser", (held) => {
	expect(isPlainClick({ ...click, ...held })).toBe(false);
});
