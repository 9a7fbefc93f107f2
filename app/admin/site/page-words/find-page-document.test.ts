import { expect, it } from "vitest";
import { findDocumentPage, findPageDocument } from "./find-page-document.ts";

it.each([
	["/", "home"],
	["/about", "about"],
	["/artwork", "portfolio-landing"],
	["/artwork/tattoos", "tattoos"],
	["/artwork/tattoos/12-blue-columbine-color-calf", "tattoos"],
	["/bird-and-floral/1-outer-arm", "bird-and-floral"],
	["/blog/history", "blog"],
	["/no-such-page", undefined],
	["", undefined],
	["/__proto__", undefined],
])("finds the words of %s in %s", (path, document) => {
	expect(findPageDocument(path)).toBe(document);
});

it.each([
	["home", "/"],
	["tattoos", "/artwork/tattoos"],
	["healing-course", "/aftercare"],
	["letters", undefined],
] as const)("leads from %s to %s", (document, path) => {
	expect(findDocumentPage(document)).toBe(path);
});
