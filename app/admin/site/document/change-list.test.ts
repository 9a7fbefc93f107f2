import { expect, test } from "vitest";
import { forgetChanged } from "./change-list.ts";

test.each([
	["up hours.1", ["name,hours", "hoursNote", "links.0", "links.0.parts.1"]],
	["add hours", ["name,hours", "hoursNote", "links.0", "links.0.parts.1"]],
	["remove links.0.parts.1", ["name,hours", "hoursNote", "hours.0", "hours.2", "links.0"]],
	["discard", []],
])("after %j, the parts that were open and are still the same are %j", (act, left) => {
	const places = ["name,hours", "hoursNote", "hours.0", "hours.2", "links.0", "links.0.parts.1"];
	const opened = new Set(places);
	forgetChanged(opened, act);
	expect([...opened]).toEqual(left);
});
