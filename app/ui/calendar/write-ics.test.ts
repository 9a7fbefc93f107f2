import fc from "fast-check";
import { expect, it } from "vitest";
import { anyCharacter } from "../../../test/any-character.ts";
import { escapeText, foldLine } from "./write-ics.ts";

const anyText = fc.string({ unit: anyCharacter, maxLength: 400, size: "max" });
const octets = (text: string) => new TextEncoder().encode(text).length;

const unfold = (text: string) => text.replaceAll("\r\n ", "");
const readText = (text: string) =>
	text.replace(/\\(.)/g, (_, character) => (character === "n" ? "\n" : character));

it("folds every line into parts of at most 75 octets that unfold to the original", () => {
	fc.assert(
		fc.property(anyText, (given) => {
			const line = given.replace(/[\r\n]/g, "");
			const folded = foldLine(line);
			const parts = folded.split("\r\n");
			expect(Math.max(...parts.map(octets))).toBeLessThanOrEqual(75);
			expect(parts.slice(1).every((part) => part.startsWith(" ") && part.length > 1)).toBe(true);
			expect(parts.every((part) => part.isWellFormed())).toBe(true);
			expect(unfold(folded)).toBe(line);
		}),
	);
});

it("keeps a line of 75 octets and folds one of 76", () => {
	expect(foldLine("a".repeat(75))).toBe("a".repeat(75));
	expect(foldLine("a".repeat(76))).toBe(`${"a".repeat(75)}\r\n a`);
	expect(foldLine(`${"a".repeat(74)}é`)).toBe(`${"a".repeat(74)}\r\n é`);
});

it("escapes any text to one line that reads back as the original", () => {
	fc.assert(
		fc.property(anyText, (text) => {
			const escaped = escapeText(text);
			expect(escaped).not.toMatch(/[\r\n]/);
			expect(escaped.replace(/\\[\\;,n]/g, "")).not.toMatch(/[\\;,]/);
			const clean = text.replace(/\r\n|\r/g, "\n").replace(/[\p{Cc}--[\t\n]]/gv, "");
			expect(readText(escaped)).toBe(clean);
		}),
	);
	expect(escapeText("Wash; pat dry, rest\\\nDone")).toBe("Wash\\; pat dry\\, rest\\\\\\nDone");
});
