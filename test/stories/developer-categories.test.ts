import type { Locator, Page } from "playwright-core";
import { describe, test } from "vitest";
import { documents } from "../documents.ts";
import { expectAccessible } from "./accessible.ts";
import { expectBriefly, prepareArtist, readStored, typeInto } from "./artist.ts";
import { phone, prepareStories, stopClock, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const portfolioCategories = documents["portfolio-categories"];

const stories = prepareStories();
const { open, takeComplaints } = prepareArtist(stories);
const local = "portfolio_categories";
const permanent = "portfolio_categories_permanent";
const [tattoos, drawings, digital, paintings] = portfolioCategories;
const everywhere = ["/artwork", "/artwork/categories"];

function expectLogged(...expected: RegExp[]): void {
	const logged = takeComplaints();
	for (const pattern of expected) expect(logged.join("\n")).toMatch(pattern);
	expect(logged.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
}

const findCards = (page: Page) => page.locator("main ul").last().getByRole("article");
const findCard = (page: Page, at: number) => findCards(page).nth(at);
const findView = (card: Locator, title: string) =>
	card.getByRole("link", { name: `View ${title}`, exact: true });
const findEditor = (card: Locator, label: string) =>
	card.getByRole("button", { name: new RegExp(`^Edit ${label}`) });
const changed = (id: number, patch: object) =>
	portfolioCategories.map((one) => (one.id === id ? { ...one, ...patch } : one));

test("with the mode off, a tap on a title or picture opens the page", async () => {
	const page = await open("/artwork", { on: false, size: phone });
	await expect(findCards(page).getByRole("button")).toHaveCount(0);
	await page.getByRole("link", { name: "Drawings/Sketches" }).click();
	await expect(page).toHaveURL(/\/artwork\/drawings$/);
	await page.goto(`${stories.site.address}/artwork/categories`);
	await whenReady(page);
	await findCard(page, 0).getByRole("img").click({ force: true });
	await expect(page).toHaveURL(/\/artwork\/tattoos$/);
});

test("with the mode off, edits are shown and nothing can be edited", async () => {
	const stored = { [local]: changed(1, { title: "Skin", description: "On skin." }) };
	const page = await open("/artwork", { on: false, stored });
	await expect(page.getByText("On skin.")).toBeVisible();
	await expect(findCards(page).getByRole("button")).toHaveCount(0);
	await expect(page.getByText(/^ID \d/)).toHaveCount(0);
	await page.getByRole("link", { name: "Skin" }).click();
	await expect(page).toHaveURL(/\/artwork\/tattoos$/);
});

test.each(everywhere)("on %s a title is edited in place, and both pages show it", async (path) => {
	const page = await open(path);
	const card = findCard(page, 0);
	await expect(findEditor(card, "title")).toHaveText("Tattoos");
	await stopClock(page);
	await (await typeInto(card, "title", "  Healed work ")).press("Enter");
	await expectBriefly(page, "Changes saved locally");
	await expect(findEditor(card, "title")).toHaveText("Healed work");
	await expect(findView(card, "Healed work")).toHaveAttribute("href", "/artwork/tattoos");
	expect(await readStored(page, local)).toEqual(changed(1, { title: "Healed work" }));

	await page.clock.resume();
	await page.goto(stories.site.address + everywhere.filter((other) => other !== path)[0]);
	await expect(findEditor(findCard(page, 0), "title")).toHaveText("Healed work");

	const other = await visit(stories.browser, stories.site.address + path);
	await whenReady(other.page);
	await expect(findCard(other.page, 0).getByRole("heading")).toHaveText("Tattoos");
	expect(await other.page.evaluate(() => ({ ...localStorage }))).toEqual({});
	await other.leave();
});

test("Escape cancels an edit of a description, and leaving its field saves it", async () => {
	const page = await open("/artwork");
	const card = findCard(page, 3);
	await (await typeInto(card, "description", "Never kept")).press("Escape");
	await expect(findEditor(card, "description")).toHaveText(paintings?.description ?? "");
	expect(await readStored(page, local)).toBeNull();
	await (await typeInto(card, "description", "Oil,\nmostly. ")).blur();
	await expect(findEditor(card, "description")).toHaveText("Oil,\nmostly.");
	expect(await readStored(page, local)).toEqual(changed(4, { description: "Oil,\nmostly." }));
});

test("a title takes 64 characters, a description 160, and not one more", async () => {
	const page = await open("/artwork/categories", { size: phone });
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
	await expect.poll(() => readStored(page, local)).toEqual(changed(2, full));
	await page.reload();
	await expect(findEditor(findCard(page, 1), "title")).toHaveText(full.title);
	await expect(findEditor(findCard(page, 1), "description")).toHaveText(full.description);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test.each(everywhere)(
	"on %s the mode shows ids, is accessible, and cards link to their pages",
	async (path) => {
		const page = await open(path, { size: phone });
		for (const [at, { id, title }] of portfolioCategories.entries()) {
			await expect(findCard(page, at).getByText(`ID ${id}`, { exact: true })).toBeVisible();
			await expect(findView(findCard(page, at), title)).toBeVisible();
			await expect(findCard(page, at).getByRole("link").getByRole("button")).toHaveCount(0);
		}
		await findEditor(findCard(page, 2), "title").click();
		await expectAccessible(page);
		// The link covers the picture; the press that ends an edit must not follow it.
		await findCard(page, 1).getByRole("img").click({ force: true });
		await expect(page.getByRole("textbox")).toHaveCount(0);
		await expect(page).toHaveURL(path === "/artwork" ? /\/artwork$/ : /\/categories$/);
		// Waits for the click that would follow the press.
		await page.waitForTimeout(150);
		await findCard(page, 1).getByRole("img").click({ force: true });
		await expect(page).toHaveURL(/\/artwork\/drawings$/);
	},
);

test("a permanent save takes precedence, is queued, and is removed by a reset", async () => {
	const edited = changed(3, { title: "Tablet" });
	const page = await open("/artwork/categories", { stored: { [local]: edited } });
	await expect(findEditor(findCard(page, 2), "title")).toHaveText("Tablet");
	await stopClock(page);
	await page.getByRole("button", { name: /save.* permanently/i }).click();
	await expectBriefly(
		page,
		"Changes saved permanently!",
		"Changes queued for portfolio-categories. Connect to GitHub to persist changes!",
	);
	expect(await readStored(page, permanent)).toEqual(edited);
	expect(await readStored(page, local)).toBeNull();
	const queued = { filename: "portfolio-categories", data: edited };
	expect(await readStored(page, "codebase_changes_portfolio-categories")).toMatchObject(queued);

	await page.clock.resume();
	const other = JSON.stringify(changed(3, { title: "Not this" }));
	await page.evaluate((text) => localStorage.setItem("portfolio_categories", text), other);
	await page.reload();
	await expect(findEditor(findCard(page, 2), "title")).toHaveText("Tablet");
	await page.getByRole("button", { name: /^reset/i }).click();
	await expect(findEditor(findCard(page, 2), "title")).toHaveText(digital?.title ?? "");
	expect(await readStored(page, permanent)).toBeNull();
	expect(await readStored(page, local)).toBeNull();
});

describe("old placeholder images", () => {
	const old = { ...tattoos, title: "Old", image: "/placeholder.svg" };
	const titles = portfolioCategories.map(({ title }) => title);

	async function expectRest(page: Page) {
		await expect(findCards(page).getByRole("heading")).toHaveText(titles.with(1, "Paper"));
		expectLogged(/old placeholder images are removed/);
	}

	test("are removed from a local copy, which keeps its other edits", async () => {
		const mine = { ...drawings, title: "Paper" };
		const stored = { [local]: [old, mine, digital, paintings] };
		const page = await open("/artwork", { on: false, stored });
		await expect(page.getByRole("link", { name: "Paper" })).toBeVisible();
		expect(await readStored(page, local)).toEqual([tattoos, mine, digital, paintings]);
		await expectRest(page);
	});

	test("are removed from a permanent copy, and no portfolio disappears", async () => {
		const mine = { ...drawings, title: "Paper" };
		const stored = { [permanent]: [old, mine, { ...digital, image: "covers/none" }] };
		const page = await open("/artwork", { on: false, stored });
		await expect(page.getByRole("link", { name: "Paper" })).toBeVisible();
		expect(await readStored(page, permanent)).toEqual([mine]);
		await expectRest(page);
	});

	test("leave nothing behind where nothing else is stored", async () => {
		const page = await open("/artwork", { on: false, stored: { [permanent]: [old] } });
		await expect.poll(() => readStored(page, permanent)).toBeNull();
		await expect(findCards(page).getByRole("heading")).toHaveText(titles);
		expectLogged(/old placeholder images are removed/);
	});
});

test("a stored category may use any picture of the site, and links to no other site", async () => {
	const [script, foreign, other] = [
		"javascript:alert(1)",
		"//other.example/",
		"https://other.example/",
	];
	const stored = {
		[permanent]: [
			{ ...tattoos, image: "tattoos/koi", href: script },
			{ ...drawings, href: foreign },
			{ ...tattoos, id: 5, title: "Koi", image: "/pictures/tattoos/koi", href: other },
		],
	};
	const page = await open("/artwork/categories", { on: false, stored });
	await expect(findView(findCard(page, 4), "Koi")).toHaveAttribute("href", "/artwork");
	await expect(findView(findCard(page, 0), "Tattoos")).toHaveAttribute("href", "/artwork/tattoos");
	const paper = findView(findCard(page, 1), "Drawings/Sketches");
	await expect(paper).toHaveAttribute("href", "/artwork/drawings");
	for (const at of [0, 4]) {
		const picture = findCard(page, at).locator("picture img");
		await expect(picture).toHaveAttribute("src", /^\/pictures\/tattoos\/koi-/);
	}
});

test("corrupt storage leaves the page as the site has it", async () => {
	const page = await open("/artwork");
	for (const text of [
		"{[",
		'{"id":1}',
		'[{"title":"x"}]',
		'[{"id":1,"title":7,"href":null},{"id":2},{"id":3},{"id":4,"image":[]}]',
		'[{"id":1,"title":" "},{"id":2,"title":""},{"id":3},{"id":4}]',
	]) {
		await page.evaluate((spoilt) => {
			localStorage.setItem("portfolio_categories", spoilt);
			localStorage.setItem("portfolio_categories_permanent", spoilt);
		}, text);
		await page.reload();
		await expect(findEditor(findCard(page, 0), "title")).toHaveText("Tattoos");
		await expect(findView(findCard(page, 3), "Paintings")).toHaveAttribute(
			"href",
			"/artwork/paintings",
		);
		await expect(findCards(page)).toHaveCount(4);
	}
	expectLogged(/cannot be read/, /it is no such document/);
});

test.each([true, false])(
	"a picture that fails to load says so; with its path in the mode: %s",
	async (on) => {
		const page = await open("/credits", { on });
		await page.route("**/pictures/{covers/tattoos,bird-and-floral/outer-arm}-*", (route) =>
			route.abort(),
		);
		await page.goto(`${stories.site.address}/artwork/categories`);
		const words = page.getByText("Image failed to load: /pictures/covers/tattoos", { exact: true });
		await expect(words).toBeVisible();
		await expect(words.locator("xpath=..")).toHaveCSS("background-image", /gradient/);

		await page.goto(`${stories.site.address}/bird-and-floral`);
		const failure = page
			.getByRole("main")
			.getByRole("group")
			.first()
			.getByText("Image not found")
			.locator("xpath=..");
		const path = on ? "/pictures/bird-and-floral/outer-arm" : "";
		await expect(failure).toHaveText(`Image not foundOuter arm${path}`);
		await expect(failure).toHaveCSS("background-image", /gradient/);
	},
);
