import fc from "fast-check";
import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { documents } from "../documents.ts";
import { findBar } from "./artist.ts";
import { prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const tattoos = documents.tattoos.pieces;

const stories = prepareStories();

const keys = [
	"devMode",
	"tattoos_all",
	"tattoos_all_permanent",
	"tattoos_color",
	"tattoos_bg",
	"portfolio_categories",
	"portfolio_categories_permanent",
	"digital_all",
	"drawings_all",
	"bird-and-floral-data",
	"codebase_changes_x",
];
const pages = [
	"/artwork/tattoos",
	"/artwork/categories",
	"/artwork/drawings",
	"/bird-and-floral",
	"/artwork/digital",
	"/artwork",
	"/blog",
	"/",
];
const withPictures = pages.filter((path) => path !== "/blog");

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
	numRuns: 25,
});
const texts = [...handPicked, ...generated];
type Stored = Record<string, string>;

/** @param round selects other texts for the keys */
function spoil(round: number, devMode?: string): Stored {
	const entries = keys.map((key, nth) => [key, texts[(round * 5 + nth) % texts.length] ?? ""]);
	return { ...Object.fromEntries(entries), ...(devMode && { devMode }) };
}

describe.each([
	["true", pages],
	["false", pages.slice(0, 6)],
	[undefined, pages.slice(0, 2)],
])("whatever is stored, with devMode %j", (devMode, opened) => {
	test.each([...opened.entries()])("each page opens and stays usable: %i, %s", async (at, path) => {
		const { page, complaints, leave } = await visit(
			stories.browser,
			`${stories.site.address}/healthz`,
		);
		await page.evaluate(
			(stored) => Object.assign(localStorage, stored),
			spoil(at + (devMode?.length ?? 0), devMode),
		);
		await page.goto(stories.site.address + path, { waitUntil: "domcontentloaded" });
		await whenReady(page);
		if (devMode !== "true") await page.waitForLoadState("networkidle");
		else if (path === "/") await expect(findBar(page)).toBeVisible();
		else await expect(reset(page)).toBeAttached();
		await expectUsable(page, path);
		for (let round = 0; round < texts.length; round += 5) {
			await store(page, spoil(round + at, devMode));
			await expectUsable(page, path);
		}
		expect(complaints.filter((one) => !isLogged(one))).toEqual([]);
		await leave();
	});
});

const reset = (page: Page) =>
	findBar(page).getByRole("button", { name: /^Reset/, includeHidden: true });

async function store(page: Page, stored: Stored): Promise<void> {
	await page.evaluate(async (entries) => {
		for (const [key, newValue] of Object.entries(entries)) {
			localStorage.setItem(key, newValue);
			dispatchEvent(new StorageEvent("storage", { key, newValue }));
		}
		await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
	}, stored);
}

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
	if (withPictures.includes(path)) expect(seen.pictures, path).toBeGreaterThan(0);
}
