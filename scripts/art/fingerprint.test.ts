import { expect, test } from "vitest";
import { takeFingerprint } from "./fingerprint.ts";

const at = (name: string) => new URL(`pieces/${name}.ts`, import.meta.url);

test("a piece keeps its fingerprint, and no two have the same", () => {
	const first = takeFingerprint(at("aftercare/week-1"));
	expect(first).toMatch(/^[0-9a-f]{32}$/);
	expect(takeFingerprint(at("aftercare/week-1"))).toBe(first);
	expect(takeFingerprint(at("aftercare/week-2-and-3"))).not.toBe(first);
});
