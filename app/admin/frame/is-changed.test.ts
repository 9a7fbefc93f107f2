import { describe, expect, it } from "vitest";
import { isChanged } from "./is-changed.ts";

const option = (value: string, defaultSelected = false) => ({ value, defaultSelected });

describe("a field differs from its default value", () => {
	it.each([
		["text", { type: "text", value: "Koi", defaultValue: "Koi" }, false],
		["text", { type: "textarea", value: "Koi and waves", defaultValue: "Koi" }, true],
		["switch", { type: "checkbox", value: "on", checked: true, defaultChecked: true }, false],
		["switch", { type: "radio", value: "b", checked: true, defaultChecked: false }, true],
	])("as %s %j: %s", (_, control, changed) => {
		expect(isChanged(control)).toBe(changed);
	});

	it.each([
		["a", [option("a"), option("b")], false],
		["b", [option("a"), option("b")], true],
		["b", [option("a"), option("b", true)], false],
		["a", [option("a"), option("b", true)], true],
	])("as the choice %s of %j: %s", (value, options, changed) => {
		expect(isChanged({ type: "select-one", value, options })).toBe(changed);
	});
});
