import { readFileSync } from "node:fs";
import { glob, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

test("lint knows every area whose imports it directs", async () => {
	const { overrides } = JSON.parse(await readFile(join(root, "biome.json"), "utf8"));
	const [bases] = overrides;
	const { patterns } = bases.linter.rules.style.noRestrictedImports.options;
	const known = [...bases.includes, ...patterns.at(-1).group].map((one) => one.split("/").at(1));
	const entries = await readdir(join(root, "app"), { withFileTypes: true });
	const folders = entries.filter((one) => one.isDirectory()).map(({ name }) => name);
	expect(known.toSorted()).toEqual(folders.toSorted());
});

test("every class name that a component uses has a rule", async () => {
	const lost: string[] = [];
	let uses = 0;
	for await (const path of glob("app/**/*.tsx", { cwd: root })) {
		const source = await readFile(join(root, path), "utf8");
		for (const [, name, from = ""] of source.matchAll(/import (\w+) from "(.+\.module\.css)"/g)) {
			const rules = readFileSync(join(root, path, "..", from), "utf8");
			for (const [use, word] of source.matchAll(RegExp(`\\b${name}\\.(?!module\\b)(\\w+)`, "g"))) {
				uses++;
				if (!RegExp(`\\.${word}\\b`).test(rules)) lost.push(`${path}: ${use}`);
			}
		}
	}
	expect(uses).toBeGreaterThan(1000);
	expect(lost).toEqual([]);
});
