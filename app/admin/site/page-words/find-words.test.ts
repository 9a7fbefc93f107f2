import { expect, it } from "vitest";
import { documents } from "../../../../test/documents.ts";
import { createContent, openContent } from "../../../publishing/content.server.ts";
import { documentNames } from "../../../publishing/documents.ts";
import { findWords } from "./find-words.ts";

const bodies = await openContent(createContent(documents)).readBodies(...documentNames);
const { about, studio, tattoos } = bodies;
const [piece] = tattoos.pieces;

it.each([
	["a whole text", about.table.title, "about", ["table", "title"]],
	["a piece's title", piece?.title ?? "", "tattoos", ["pieces", `id ${piece?.id}`, "title"]],
	["a part of a text", about.lead.slice(3, 20), "about", ["lead"]],
	["a text among other words", `By appointment: ${studio.hours}`, "studio", ["hours"]],
	["an amount", `$${studio.deposit}`, "studio", ["deposit"]],
	["a range", "$150-180/hr", "studio", ["hourlyRate", "from"]],
	["a phone number as pages write it", "(970) 555-0142", "studio", ["phone"]],
] as const)("finds %s", (_, words, key, path) => {
	expect(findWords(words, bodies, ["about", "tattoos", "studio"])).toEqual({ key, path });
});

it("takes no part of another page's texts", () => {
	expect(findWords(about.lead.slice(3, 20), bodies, ["home", "studio"])).toBeUndefined();
});
