import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documents } from "../../../test/documents.ts";
import { mergeProject } from "./merge-project.ts";

const birdAndFloral = documents["bird-and-floral"];

const [first, ...others] = birdAndFloral.images;

test("nothing that is no object is a project", () => {
	for (const stored of [null, "text", 7, true, [], [birdAndFloral]]) {
		expect(mergeProject(birdAndFloral, stored)).toBeNull();
	}
});

test("stored texts replace the site's, each by itself", () => {
	const stored = { pageTitle: "Wren", images: [{ id: 1, description: "A wren." }] };
	expect(mergeProject(birdAndFloral, stored)).toEqual({
		...birdAndFloral,
		pageTitle: "Wren",
		images: [{ ...first, description: "A wren." }, ...others],
	});
});

test("values that are no text, and empty titles, are replaced by the site's", () => {
	const stored = {
		pageTitle: " ",
		pageDescription: 3,
		projectTitle: "\u200b \u2060",
		projectDescription: ["a"],
		images: [
			{ id: 1, title: "", description: {}, duration: 5 },
			{ id: 2, title: "\u200b", description: null },
		],
	};
	expect(mergeProject(birdAndFloral, stored)).toEqual(birdAndFloral);
});

test("descriptions and durations may be empty", () => {
	const stored = { pageDescription: "", images: [{ id: 1, duration: "", description: "" }] };
	const merged = mergeProject(birdAndFloral, stored);
	expect(merged?.pageDescription).toBe("");
	expect(merged?.images[0]).toEqual({ ...first, duration: "", description: "" });
});

test("texts have 1,200 characters at most", () => {
	const stored = {
		projectDescription: "W".repeat(20_000),
		images: [{ id: 1, title: "W".repeat(20_000) }],
	};
	const merged = mergeProject(birdAndFloral, stored);
	expect(merged?.projectDescription).toBe("W".repeat(1_200));
	expect(merged?.images[0]?.title).toBe("W".repeat(1_200));
});

describe("images", () => {
	test.each([[{}], ["text"], [3], [null], [[null, 1, "x", [], {}]], [[{ id: "1", title: "No" }]]])(
		"%j changes none of them",
		(images) => {
			expect(mergeProject(birdAndFloral, { images })).toEqual(birdAndFloral);
		},
	);

	test("are merged by id: others are left out, the order and the pictures are the site's", () => {
		const stored = {
			images: [
				{ id: 99, title: "Unknown" },
				{ id: 2, title: "Inside", image: "covers/tattoos", alt: "Something else" },
				{ id: 1, title: "Outside", picture: {} },
			],
		};
		const [one, two, ...rest] = birdAndFloral.images;
		expect(mergeProject(birdAndFloral, stored)?.images).toEqual([
			{ ...one, title: "Outside" },
			{ ...two, title: "Inside" },
			...rest,
		]);
	});
});

test("whatever is stored, the project keeps its form, ids and pictures, and has a text in each place", () => {
	const text = fc.oneof(fc.string(), fc.jsonValue());
	const image = fc.record(
		{ id: fc.oneof(fc.integer({ min: 0, max: 7 }), fc.jsonValue()), title: text, duration: text },
		{ requiredKeys: [] },
	);
	const project = fc.record(
		{
			pageTitle: text,
			projectDescription: text,
			images: fc.oneof(fc.array(image), fc.jsonValue()),
		},
		{ requiredKeys: [] },
	);
	fc.assert(
		fc.property(fc.oneof(fc.jsonValue(), project), (stored) => {
			const merged = mergeProject(birdAndFloral, JSON.parse(JSON.stringify(stored)));
			if (merged === null) return;
			expect(Object.keys(merged)).toEqual(Object.keys(birdAndFloral));
			const { images, ...texts } = merged;
			for (const value of Object.values(texts)) expect(value).toBeTypeOf("string");
			expect(texts.pageTitle.trim()).not.toBe("");
			expect(images).toHaveLength(birdAndFloral.images.length);
			for (const [at, { id, title, image, alt, description, duration }] of images.entries()) {
				const original = birdAndFloral.images[at];
				expect({ id, image, alt }).toEqual({
					id: original?.id,
					image: original?.image,
					alt: original?.alt,
				});
				expect(title.trim()).not.toBe("");
				expect(description).toBeTypeOf("string");
				expect(["string", "undefined"]).toContain(typeof duration);
			}
		}),
		{ numRuns: 1_000 },
	);
});
