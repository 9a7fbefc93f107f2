import type { Locator, Page } from "playwright-core";
import { test } from "vitest";
import { documents } from "../documents.ts";
import { expectAccessible } from "./accessible.ts";
import {
	expectBriefly,
	prepareArtist,
	readStored,
	storeElsewhere,
	switchMode,
	typeInto,
	whenIdle,
} from "./artist.ts";
import { phone, prepareReadOnlyStories, stopClock, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const portfolioCategories = documents["portfolio-categories"];

const stories = prepareReadOnlyStories();
const { open, takeComplaints } = prepareArtist(stories);
const local = "portfolio_categories";
const permanent = "portfolio_categories_permanent";
const [tattoos, drawings, digital, paintings] = portfolioCategories;

function expectLogged(...expected: RegExp[]): void {
	const logged = takeComplaints();
	for (const pattern of expected) expect(logged.join("\n")).toMatch(pattern);
	expect(logged.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
}

const findCards = (page: Page) =>
	page
		.locator("main ul", { has: page.locator("article") })
		.last()
		.getByRole("article");
const findCard = (page: Page, at: number) => findCards(page).nth(at);
const findView = (card: Locator, title: string) =>
	card.getByRole("link", { name: `View ${title}`, exact: true });
const findEditor = (card: Locator, label: string) =>
	card.getByRole("button", { name: new RegExp(`^Edit ${label}`) });
const changed = (id: number, patch: object) =>
	portfolioCategories.map((one) => (one.id === id ? { ...one, ...patch } : one));

test("with the mode off edits are shown, none can be made, and a tap on a title or picture opens the page", async () => {
	const stored = { [local]: changed(1, { title: "Skin", description: "On skin." }) };
	const page = await open("/artwork", { on: false, size: phone, stored });
	await expect(page.getByText("On skin.")).toBeVisible();
	await expect(findCards(page).getByRole("button")).toHaveCount(0);
	await expect(page.getByText(/^ID \d/)).toHaveCount(0);
	await page.getByRole("link", { name: "Skin" }).click();
	await expect(page).toHaveURL(/\/artwork\/tattoos$/);
	await page.goto(`${stories.site.address}/artwork/categories`);
	await whenReady(page);
	await findCard(page, 1).getByRole("img").click({ force: true });
	await expect(page).toHaveURL(/\/artwork\/drawings$/);
});

async function editTitle(page: Page, from: string, to: string): Promise<void> {
	const card = findCard(page, 0);
	await expect(findEditor(card, "title")).toHaveText(from);
	await (await typeInto(card, "title", `  ${to} `)).press("Enter");
	await expect(findEditor(card, "title")).toHaveText(to);
	await expect(findView(card, to)).toHaveAttribute("href", "/artwork/tattoos");
	expect(await readStored(page, local)).toEqual(changed(1, { title: to }));
}

test("on both pages a title is edited in place, and both show it", async () => {
	const page = await open("/artwork");
	await stopClock(page);
	await editTitle(page, "Tattoos", "Healed work");
	await expectBriefly(page, "Changes saved locally");
	await page.clock.resume();
	await page.goto(`${stories.site.address}/artwork/categories`);
	await editTitle(page, "Healed work", "Fresh work");
	await page.goto(`${stories.site.address}/artwork`);
	await expect(findEditor(findCard(page, 0), "title")).toHaveText("Fresh work");
});

test("Escape cancels an edit, leaving its field saves it, and a text has its limit and not one more", async () => {
	const page = await open("/artwork/categories", { size: phone });
	const last = findCard(page, 3);
	await (await typeInto(last, "description", "Never kept")).press("Escape");
	await expect(findEditor(last, "description")).toHaveText(paintings?.description ?? "");
	expect(await readStored(page, local)).toBeNull();
	await (await typeInto(last, "description", "Oil,\nmostly. ")).blur();
	await expect(findEditor(last, "description")).toHaveText("Oil,\nmostly.");
	const oil = changed(4, { description: "Oil,\nmostly." });
	expect(await readStored(page, local)).toEqual(oil);

	const card = findCard(page, 1);
	for (const [label, max] of [
		["title", 64],
		["description", 160],
	] as const) {
		const field = await typeInto(card, label, "a".repeat(max - 1));
		await expect(card.getByText(`${max - 1}/${max}`)).toBeVisible();
		await page.keyboard.insertText("b");
		await expect(card.getByText(`${max}/${max}`)).toBeVisible();
		await page.keyboard.insertText("c");
		await expect(field).toHaveValue(`${"a".repeat(max - 1)}b`);
		await field.blur();
	}
	const full = { title: `${"a".repeat(63)}b`, description: `${"a".repeat(159)}b` };
	const both = oil.map((one) => (one.id === 2 ? { ...one, ...full } : one));
	await expect.poll(() => readStored(page, local)).toEqual(both);
	await page.reload();
	await expect(findEditor(findCard(page, 1), "title")).toHaveText(full.title);
	await expect(findEditor(findCard(page, 1), "description")).toHaveText(full.description);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test("on both pages the mode shows ids, is accessible, and cards link to their pages", async () => {
	const page = await open("/artwork", { size: phone });
	const followed: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/artwork/drawings")) followed.push(request.url());
	});
	for (const path of ["/artwork", "/artwork/categories"]) {
		if (!page.url().endsWith(path)) await page.goto(stories.site.address + path);
		followed.length = 0;
		for (const [at, { id, title }] of portfolioCategories.entries()) {
			await expect(findCard(page, at).getByText(`ID ${id}`, { exact: true })).toBeVisible();
			await expect(findView(findCard(page, at), title)).toBeVisible();
			const view = await findView(findCard(page, at), title).boundingBox();
			const description = await findEditor(findCard(page, at), "description").boundingBox();
			expect(view?.y).toBeGreaterThanOrEqual((description?.y ?? 0) + (description?.height ?? 0));
			await expect(findCard(page, at).getByRole("link").getByRole("button")).toHaveCount(0);
		}
		await findEditor(findCard(page, 2), "title").click();
		await expectAccessible(page);
		// The link covers the picture; the press that ends an edit must not follow it.
		await findCard(page, 1).getByRole("img").click({ force: true });
		await expect(page.getByRole("textbox")).toHaveCount(0);
		// The click comes right after the press.
		await whenIdle(page);
		expect(followed).toEqual([]);
		await findCard(page, 1).getByRole("img").click({ force: true });
		await expect(page).toHaveURL(/\/artwork\/drawings$/);
		expect(followed).not.toEqual([]);
	}
});

test("stored placeholders, links to other sites and corrupt texts give way to what the site has, and no portfolio disappears", async () => {
	const old = { ...tattoos, title: "Old", image: "/placeholder.svg" };
	const paper = { ...drawings, title: "Paper" };
	const stored = {
		[local]: [old, paper, { ...digital, image: "a".repeat(20_000) }, paintings],
		[permanent]: [old, paper, { ...digital, image: "covers/none" }],
	};
	const page = await open("/artwork", { on: false, stored });
	await expect(page.getByRole("link", { name: "Paper" })).toBeVisible();
	expect(await readStored(page, local)).toEqual([tattoos, paper, digital, paintings]);
	expect(await readStored(page, permanent)).toEqual([paper]);
	const titles = portfolioCategories.map(({ title }) => title);
	await expect(findCards(page).getByRole("heading")).toHaveText(titles.with(1, "Paper"));
	expectLogged(/old placeholder images are removed/);
	await expectSafeCategories(page);
	await expectOwnCategories(page);
});

/** Each has a picture of the site, a title to see, and no link to another site. */
async function expectSafeCategories(page: Page): Promise<void> {
	const [script, foreign, other] = [
		"javascript:alert(1)",
		"//other.example/",
		"https://other.example/",
	];
	await storeAndOpen(page, "/artwork/categories", {
		[permanent]: JSON.stringify([
			{ ...tattoos, image: "tattoos/koi", href: script },
			{ ...drawings, title: "\u200b", href: foreign },
			{ ...tattoos, id: 5, title: "Koi", image: "/pictures/tattoos/koi", href: other },
		]),
	});
	await expect(findView(findCard(page, 4), "Koi")).toHaveAttribute("href", "/artwork");
	await expect(findView(findCard(page, 0), "Tattoos")).toHaveAttribute("href", "/artwork/tattoos");
	const paper = findView(findCard(page, 1), "Drawings/Sketches");
	await expect(paper).toHaveAttribute("href", "/artwork/drawings");
	await expect(findCard(page, 1).getByRole("heading")).toHaveText("Drawings/Sketches");
	for (const at of [0, 4]) {
		const picture = findCard(page, at).locator("picture img");
		await expect(picture).toHaveAttribute("src", /^\/pictures\/tattoos\/koi-/);
	}
}

/** Corrupt storage leaves the page as the site has it. */
async function expectOwnCategories(page: Page): Promise<void> {
	const both = (text: string) => ({ [local]: text, [permanent]: text });
	await storeAndOpen(page, "/artwork", { devMode: "true", ...both("{[") });
	for (const text of [
		"{[",
		'[{"title":"x"}]',
		'[{"id":1,"title":7,"href":null},{"id":2},{"id":3},{"id":4,"image":[]}]',
		'[{"id":1,"title":" "},{"id":2,"title":""},{"id":3},{"id":4}]',
	]) {
		if (text !== "{[") await storeElsewhere(page, both(text));
		await expect(findEditor(findCard(page, 0), "title")).toHaveText("Tattoos");
		await expect(findView(findCard(page, 3), "Paintings")).toHaveAttribute(
			"href",
			"/artwork/paintings",
		);
		await expect(findCards(page)).toHaveCount(4);
	}
	expectLogged(/cannot be read/, /it is no such document/);
}

async function storeAndOpen(
	page: Page,
	path: string,
	texts: Record<string, string>,
): Promise<void> {
	await page.evaluate((entries) => Object.assign(localStorage, entries), texts);
	await page.goto(stories.site.address + path);
	await whenReady(page);
}

test("a picture that fails to load says so, and shows its path as soon as the mode is on", async () => {
	const lost = "**/pictures/{covers/tattoos,bird-and-floral/outer-arm}-*";
	const page = await open("/artwork/categories", {
		on: false,
		prepare: (opened) => opened.route(lost, (route) => route.abort()),
	});
	const words = page.getByText("Image failed to load: /pictures/covers/tattoos", { exact: true });
	await expect(words).toBeVisible();
	await expect(words.locator("xpath=..")).toHaveCSS("background-image", /gradient/);

	for (const path of ["/bird-and-floral", "/bird-and-floral/1-outer-arm"]) {
		await page.goto(stories.site.address + path);
		const failure = page.getByRole("main").getByText("Image not found").first().locator("xpath=..");
		await expect(failure).toHaveText("Image not foundOuter arm");
		await expect(failure).toHaveCSS("background-image", /gradient/);
		await switchMode(page, true);
		await expect(failure).toHaveText("Image not foundOuter arm/pictures/bird-and-floral/outer-arm");
		await switchMode(page, false);
		await expect(failure).toHaveText("Image not foundOuter arm");
	}
});
