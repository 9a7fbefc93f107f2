import { expect, test } from "vitest";
import { takeFingerprint } from "./fingerprint.ts";
import { fingerprints, listPieces } from "./manifest.ts";

const printOf = (name: string) => takeFingerprint(new URL(`pieces/${name}.ts`, import.meta.url));

test("a piece keeps its fingerprint, and no two have the same", () => {
	const first = printOf("aftercare/week-1");
	expect(first).toMatch(/^[0-9a-f]{32}$/);
	expect(printOf("aftercare/week-1")).toBe(first);
	expect(printOf("aftercare/week-2-and-3")).not.toBe(first);
});

test("every picture is drawn from its piece as that is now; else run `npm run art`", async () => {
	const names = await listPieces();
	const prints = await fingerprints.read();
	expect(Object.keys(prints)).toEqual(names);
	expect(names.filter((name) => prints[name] !== printOf(name))).toEqual([]);
});
