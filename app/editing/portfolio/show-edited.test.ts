import { expect, test } from "vitest";
import { documents } from "../../../test/documents.ts";
import { createShowEdited } from "./show-edited.ts";

const drawings = documents.drawings.pieces;

test.each([
	["koi", "/pictures/koi"],
	["covers/koi", "/pictures/covers/koi"],
	["/pictures/koi", "/pictures/koi"],
	["/x.jpg", "/x.jpg"],
	["https://studio.example/x.jpg", "https://studio.example/x.jpg"],
])("a picture that the site has not, stored as %s, is told of as %s", (image, path) => {
	const whole = { artworks: drawings, pictures: {}, available: true };
	const [drawing] = drawings;
	if (!drawing) throw new Error("There are no drawings.");
	const show = createShowEdited("drawings", whole, new Map());
	expect(show({ ...drawing, image }).picture.path).toBe(path);
});

test.each(["", " ", "\u200b", "\u2060 \u00ad"])(
	"a title that nobody can see (%j) is the site's",
	(title) => {
		const whole = { artworks: drawings, pictures: {}, available: true };
		const [drawing] = drawings;
		if (!drawing) throw new Error("There are no drawings.");
		const show = createShowEdited("drawings", whole, new Map());
		expect(show({ ...drawing, title }).title).toBe(drawing.title);
		expect(show({ ...drawing, id: 999, title }).title).toBe("Piece 999");
	},
);
