import { expect, it } from "vitest";
import { documents } from "../../test/documents.ts";
import { fillFigures, setTexts } from "./figures.ts";

it("fills the studio's figures and curls quotes, but in addresses and Markdown", () => {
	const texts = { text: `It's "{deposit}"`, address: "o'hara@example.com", url: "/it's" };
	expect(setTexts(texts, documents.studio)).toEqual({ ...texts, text: "It’s “$100”" });
	expect(fillFigures(texts, documents.studio)).toEqual({ ...texts, text: `It's "$100"` });
});
