import { expect, it } from "vitest";
import { cleanFileName } from "./file-name.ts";

it.each([
	["sleeve.JPG", "sleeve.JPG"],
	["  sketch 2.png ", "sketch 2.png"],
	["../../linework.db", "linework.db"],
	["C:\\Users\\ada\\arm.mov", "arm.mov"],
	["cover\r\nX-Evil: 1.jpg", "coverX-Evil: 1.jpg"],
	["photo\u202egpj.exe", "photogpj.exe"],
	["a\0b.jpg", "ab.jpg"],
	["cafe\u0301.jpg", "café.jpg"],
	["", "file"],
	["../..", "file"],
	["folder/", "file"],
])("turns %j into %j", (given, expected) => {
	expect(cleanFileName(given)).toBe(expected);
});

it("keeps at most 255 characters and no lone surrogate", () => {
	expect(cleanFileName("x".repeat(300))).toHaveLength(255);
	const name = cleanFileName(`x${"🦅".repeat(200)}`);
	expect(name.length).toBeLessThanOrEqual(255);
	expect(name.isWellFormed()).toBe(true);
});
