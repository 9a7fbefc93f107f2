import fc from "fast-check";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { documents } from "../documents.ts";
import { findBar, storeElsewhere } from "./artist.ts";
import { prepareReadOnlyStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const tattoos = documents.tattoos.pieces;

const stories = prepareReadOnlyStories();

const keys = [
	"devMode",
	"tattoos_all",
	"tattoos_all_permanent",
	"tattoos_color",
	"tattoos_bg",
	"portfolio_categories",
	"portfolio_categories_permanent",
	"drawings_all",
	"bird-and-floral-data",
	"codebase_changes_x",
];
/** Two with lists, of which one is cleared at first, one with categories and one with a sleeve. */
const pages = ["/artwork/tattoos", "/artwork/drawings", "/artwork/categories", "/bird-and-floral"];

const handPicked = [
	"",
	"undefined",
	"[{",
	"null",
	"[]",
	"{}",
	"[[[]],null]",
	'[{"id":"1"}]',
	'[{"id":1e999}]',
	'[{"id":1},{"id":1},{"id":-1.5}]',
	'[{"id":1,"title":{"a":[]},"image":7,"alt":null,"href":["x"],"__proto__":{"title":1}}]',
	'{"__proto__":{"images":1},"constructor":1,"images":{"length":3},"pageTitle":[]}',
	'{"images":[null,{"id":1,"title":"","image":"../../x","duration":{}}],"pageTitle":""}',
	'{"filename":"x","timestamp":"","data":null}',
	'{"filename":"__proto__","timestamp":"x","data":[[[1]]]}',
	"[".repeat(20_000),
	JSON.stringify(tattoos.map(({ id }) => ({ id, title: "", image: "//evil.example/x" }))),
	JSON.stringify(
		[1, 2, 3, 4].map((id) => ({ id, title: "\u202e".repeat(9), href: "javascript:x" })),
	),
	JSON.stringify(Array.from({ length: 3_000 }, (_, id) => ({ id, title: "x".repeat(200) }))),
	"\ud800 half a character",
];
const generated = fc.sample(fc.oneof(fc.json(), fc.string({ unit: "binary" })), {
	seed: 64,
	numRuns: 10,
});
const texts = [...handPicked, ...generated];
type Stored = Record<string, string>;

/** @param round selects other texts for the keys */
function spoil(round: number, devMode: string): Stored {
	const entries = keys.map((key, nth) => [key, texts[(round * 5 + nth) % texts.length] ?? ""]);
	return { ...Object.fromEntries(entries), devMode };
}

test.each([
	["in the mode", "true", pages],
	["with the mode off", "false", ["/artwork/categories"]],
])("whatever is stored, each page opens and stays usable: %s", async (_, devMode, opened) => {
	const { page, complaints, leave } = await visit(
		stories.browser,
		`${stories.site.address}/healthz`,
	);
	for (const path of opened) {
		const first = pages.indexOf(path);
		await page.evaluate(
			(stored) => {
				localStorage.clear();
				Object.assign(localStorage, stored);
			},
			spoil(first + devMode.length, devMode),
		);
		await page.goto(stories.site.address + path, { waitUntil: "domcontentloaded" });
		await whenReady(page);
		if (devMode === "true") await expect(reset(page)).toBeAttached();
		else await expect(page.locator("[data-unedited]")).toHaveCount(0);
		await expectUsable(page, path);
		for (let round = 0; round < texts.length; round += 5) {
			await storeElsewhere(page, spoil(round + first, devMode));
			await expectUsable(page, path);
		}
		expect(
			complaints.splice(0).filter((one) => !isLogged(one)),
			path,
		).toEqual([]);
	}
	await leave();
});

const reset = (page: Page) =>
	findBar(page).getByRole("button", { name: /^Reset/, includeHidden: true });

function isLogged(complaint: string): boolean {
	return /cannot be read|is not used|is discarded|placeholder|cannot be (stored|removed)/.test(
		complaint,
	);
}

async function expectUsable(page: Page, path: string): Promise<void> {
	const seen = await page.evaluate(() => ({
		title: document.querySelector("main h1")?.textContent?.trim(),
		links: document.querySelectorAll("main a[href^='/']").length,
		pictures: document.querySelectorAll("main img, main ol > li").length,
	}));
	expect(seen.title, path).not.toBeFalsy();
	expect(seen.links, path).toBeGreaterThan(0);
	expect(seen.pictures, path).toBeGreaterThan(0);
}
