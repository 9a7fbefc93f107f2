import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { fingerprints, manifest, PICTURES, sharePrints } from "./manifest.ts";
import { printOf } from "./share.ts";
import { shares } from "./share-list.ts";

const SHARES = fileURLToPath(new URL("share/", PICTURES));

test("no two share pictures have the same path", () => {
	const paths = shares.map(({ path }) => path);
	expect(new Set(paths).size).toBe(paths.length);
});

test("titles are there and no longer than a piece's may be", () => {
	for (const { title } of shares) {
		expect(title).toMatch(/\S/);
		expect(title.length).toBeLessThanOrEqual(64);
	}
});

test("every share picture shows a published picture", async () => {
	const known = await manifest.read();
	expect(shares.filter(({ image }) => !known[image]).map(({ path }) => path)).toEqual([]);
});

test("every share picture is there, and no other", async () => {
	const files = await readdir(SHARES, { recursive: true });
	const drawn = files.filter((file) => file.endsWith(".jpg")).map((file) => file.slice(0, -4));
	expect(drawn.sort()).toEqual(shares.map(({ path }) => path).sort());
});

test("every share picture is of its title and its picture as they are now", async () => {
	const [known, prints] = [await fingerprints.read(), await sharePrints.read()];
	const stale = shares.filter((share) => prints[share.path] !== printOf(share, known));
	expect(stale.map(({ path }) => path)).toEqual([]);
});
