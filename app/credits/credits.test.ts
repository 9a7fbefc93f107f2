import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { icons } from "../../content/credits.ts";
import { documents } from "../../test/documents.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site?.close());

test("the page names every author, every icon and the license, and the footer links to it", async () => {
	const html = await (await fetch(`${site.address}/credits`)).text();
	const words = html.replace(/<!-- -->/g, "");
	for (const { name, author } of documents.credits.icons) {
		expect(words).toContain(`<dt>${author}</dt>`);
		expect(words).toMatch(new RegExp(`[>,] ?${name.replaceAll("-", " ")}[,<]`));
	}
	expect(words).toContain('href="https://creativecommons.org/licenses/by/3.0/"');
	expect(words).toContain('href="https://game-icons.net"');
	expect(await (await fetch(site.address)).text()).toContain('href="/credits"');
});

test("CREDITS.md names the same icons with the same authors, and no others", async () => {
	const text = await readFile(join(import.meta.dirname, "../../CREDITS.md"), "utf8");
	const named = [...text.matchAll(/^- (.+?): (.+)$/gm)].flatMap(([, author, list = ""]) =>
		[...list.matchAll(/`(.+?)`/g)].map(([, name]) => ({ name, author })),
	);
	const sort = (list: readonly { name?: string | undefined; author?: string | undefined }[]) =>
		list.map(({ name, author }) => `${name} ${author}`).sort();
	expect(sort(named)).toEqual(sort(icons));
});
