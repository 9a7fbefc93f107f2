import { expect, it } from "vitest";
import { documents } from "../../../../test/documents.ts";
import { createContent, openContent } from "../../../publishing/content.server.ts";
import { type DocumentName, documentNames } from "../../../publishing/documents.ts";
import { findWords } from "./find-words.ts";

const bodies = await openContent(createContent(documents)).readBodies(...documentNames);
const { about, studio, tattoos } = bodies;
const [first] = tattoos.pieces;
const last = tattoos.pieces.findLast(({ style }) => style === first?.style);

const ofAbout = { documents: ["about", "studio"] as DocumentName[] };

it.each([
	["a whole text", about.table.title, "about", ["table", "title"]],
	["another page's whole text", last?.title, "tattoos", ["pieces", `id ${last?.id}`, "title"]],
	["a part of a text", "what you will wear", "about", ["lead"]],
	["a text among other words", `By appointment: ${studio.hours}`, "studio", ["hours"]],
	["an amount", `$${studio.deposit}`, "studio", ["deposit"]],
	["a range", "$150-180/hr", "studio", ["hourlyRate", "from"]],
	["an email address", `Email ${studio.email}`, "studio", ["email"]],
	["a sentence beside a link", `${studio.prices}Drawing and Deposit Policy`, "studio", ["prices"]],
	["a phone number as pages write it", "(970) 555-0142", "studio", ["phone"]],
] as const)("finds %s", (_, words, key, path) => {
	expect(findWords(words ?? "", bodies, ofAbout)).toEqual({ key, path });
});

it("finds what many pieces have with the one that the page shows", () => {
	const [item, style] = [`id ${last?.id}`, String(last?.style)];
	expect(first?.id).not.toBe(last?.id);
	expect(findWords(style, bodies, { documents: ["tattoos"], item })).toEqual({
		key: "tattoos",
		path: ["pieces", item, "style"],
	});
});

it.each([
	["a part of another page's text", "what you will wear", "home"],
	["a part of a word", "hat you will wea", "about"],
	["a category, which no page shows", "tattoo", "credits"],
	["marks alone", "*", "about"],
] as const)("finds nothing for %s", (_, words, document) => {
	expect(findWords(words, bodies, { documents: [document] })).toBeUndefined();
});

it.each(["Aftercare Question", "Tattoo Aftercare Question"])(
	"does not find %s, a subject that no page shows",
	(words) => expect(findWords(words, bodies, { documents: ["aftercare"] })).toBeUndefined(),
);

it("finds the heading of a piece's page whole, before other texts that read the same", () => {
	const page = { documents: ["tattoos", "studio"] as DocumentName[], isHeading: true };
	const path = ["pieces", `id ${first?.id}`, "title"];
	expect(findWords(first?.title ?? "", bodies, page)).toEqual({ key: "tattoos", path });
});
