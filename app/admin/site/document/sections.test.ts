import { describe, expect, it } from "vitest";
import { shapeOf } from "../../../publishing/shape.ts";
import { listSections } from "./sections.ts";

describe("the sections of a document's form", () => {
	it("hold every fact of the studio once", () => {
		const shape = shapeOf("studio");
		const names = listSections("studio", shape).flatMap((section) => section.names);
		expect(names.toSorted()).toEqual(
			Object.keys(shape.kind === "object" ? shape.fields : {}).toSorted(),
		);
	});

	it("are the parts of a page that has many, with what is in them", () => {
		expect(listSections("home", shapeOf("home"))).toContainEqual({
			title: "Meet the man",
			words: expect.stringContaining("Title, "),
			names: ["man"],
		});
	});

	it("are none where all is in one look", () => {
		expect(listSections("policy", shapeOf("policy"))).toEqual([]);
		expect(listSections("page-pictures", shapeOf("page-pictures"))).toEqual([]);
	});
});
