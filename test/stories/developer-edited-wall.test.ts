import type { Page } from "playwright-core";
import { describe, expect as expectValue, test } from "vitest";
import { documents } from "../documents.ts";
import { findBar, switchMode, visitAsArtist } from "./artist.ts";
import { desk, holdBack, phone, prepareReadOnlyStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { findPlate, openPlate } from "./viewer.ts";

const drawings = documents.drawings.pieces;
const tattoos = documents.tattoos.pieces;

const stories = prepareReadOnlyStories();
const path = "/artwork/tattoos";
const reversed = { tattoos_all_permanent: [...tattoos].reverse() };
const last = tattoos.at(-1);
const lost = { ...tattoos[0], id: 999, title: "Gone from the site", image: "tattoos/gone" };

const readWall = (page: Page) =>
	page.locator("main section").evaluate((section) => {
		const lines: string[] = [];
		const walk = (node: Node, depth: number) => {
			if (node instanceof Text) lines.push(" ".repeat(depth) + node.data);
			if (!(node instanceof Element)) return;
			const attributes = [...node.attributes]
				.filter(({ name }) => name !== "data-state" && name !== "data-unedited")
				.map(({ name, value }) => `${name}=${value}`);
			lines.push(" ".repeat(depth) + [node.tagName, ...attributes.sort()].join(" "));
			for (const child of node.childNodes) walk(child, depth + 1);
		};
		walk(section, 0);
		return lines;
	});

const wholeList = (page: Page) =>
	page.waitForResponse((response) =>
		response.url().endsWith(`${path}/all`.replace("/artwork", "/api/artwork")),
	);

test("with the mode off, an edited wall differs from the visitor's only in its edits", async () => {
	const { page, complaints, leave } = await visitAsArtist(stories, path, { on: false });
	await expect(page.locator("main ol > li")).toHaveCount(12);
	const usual = await readWall(page);
	const edited = tattoos.map((piece) => (piece.id === 2 ? { ...piece, title: "Mine" } : piece));
	await page.evaluate(
		(list) => localStorage.setItem("tattoos_all_permanent", list),
		JSON.stringify(edited),
	);
	await page.reload();
	await whenReady(page);
	await expect(findPlate(page, "Mine")).toBeVisible();
	await expect(page.locator("main ol > li")).toHaveCount(12);
	const mine = usual.map((line) => line.replace(/^ +Koi climbing, color, forearm$/, "Mine"));
	expectValue((await readWall(page)).map((line) => line.replace(/^ +Mine$/, "Mine"))).toEqual(mine);
	expect(complaints).toEqual([]);
	await leave();
});

test("a stored order holds for pages and viewer, with each piece under its own URL", async () => {
	const { page, leave } = await visitAsArtist(stories, `${path}?page=2`, {
		on: false,
		stored: reversed,
	});
	const thirteenth = reversed.tattoos_all_permanent[12];
	const next = reversed.tattoos_all_permanent[13];
	await expect(page.locator("main ol > li").first()).toContainText(thirteenth?.title ?? "");
	await openPlate(page, thirteenth?.title ?? "");
	const viewer = page.getByRole("dialog");
	await expect(viewer).toContainText("13 of 53");
	await page.keyboard.press("ArrowRight");
	await expect(viewer).toContainText(next?.title ?? "");
	await expect(page).toHaveURL(new RegExp(`${path}/${next?.id}-`));
	await page.goBack();
	await expect(viewer).toBeHidden();
	await leave();
});

test("hydration keeps the scroll position, and Back restores it", async () => {
	let release = () => {};
	const { page, leave } = await visitAsArtist(stories, path, {
		on: false,
		stored: {
			tattoos_all_permanent: tattoos.map((piece) =>
				piece.id === 1
					? { ...piece, title: "Mine, and so long that it needs several lines ".repeat(3) }
					: piece,
			),
		},
		prepare: async (opened) => {
			release = await holdBack(opened, "**/api/artwork/tattoos/all");
		},
	});
	const plate = findPlate(page, tattoos[8]?.title ?? "");
	await plate.scrollIntoViewIfNeeded();
	const before = (await plate.boundingBox())?.y ?? 0;
	const come = wholeList(page);
	release();
	await come;
	await expect(findPlate(page, "Mine, and so long")).toBeAttached();
	await expect.poll(async () => (await plate.boundingBox())?.y).toBeCloseTo(before, 0);
	await page.getByRole("link", { name: "Front Range Linework" }).first().click();
	await expect(page).toHaveURL(`${stories.site.address}/`);
	await page.goBack();
	await expect.poll(async () => (await plate.boundingBox())?.y).toBeCloseTo(before, -1);
	await leave();
});

test("a piece shows another picture of the site, and says so where the site has none", async () => {
	const stored = drawings.map((piece, at) =>
		at === 0 ? { ...piece, image: "covers/tattoos" } : { ...piece, image: `covers/gone-${at}` },
	);
	const { page, complaints, leave } = await visitAsArtist(stories, "/artwork/drawings", {
		on: false,
		stored: { drawings_all: stored, tattoos_all_permanent: [lost, ...tattoos] },
	});
	const cards = page.locator("main ol > li");
	await expect(cards.first().getByRole("img")).toHaveAttribute("src", /\/covers\/tattoos/);
	await expect(cards.first()).not.toContainText("Image not found");
	await expect(cards.nth(1)).toContainText("Image not found");

	// One that the site has not is shown with its title and no link, and with its path in the mode.
	await page.goto(stories.site.address + path);
	await whenReady(page);
	const card = cards.first();
	for (const on of [false, true]) {
		await switchMode(page, on);
		await expect(card.getByText("/pictures/tattoos/gone")).toHaveCount(on ? 1 : 0);
		await expect(card).toContainText("Image not found");
		await expect(card).toContainText(lost.title);
		await expect(card.getByRole("link")).toHaveCount(0);
	}
	const viewer = await openPlate(page, tattoos[0]?.title ?? "");
	await expect(viewer).toContainText("1 of 53");
	expect(complaints.filter((one) => !one.includes("preload"))).toEqual([]);
	await leave();
});

test("while the whole list fails to load the page stays as it is and says so, and Retry loads it", async () => {
	let faulty = true;
	const { page, leave } = await visitAsArtist(stories, path, {
		stored: reversed,
		async prepare(opened) {
			// Keeps the page from retrying by itself.
			await opened.route("**/healthz", (route) => route.abort());
			await opened.route("**/api/artwork/tattoos/all", (route) =>
				faulty ? route.fulfill({ status: 500, body: "" }) : route.continue(),
			);
		},
	});
	await expect(page.getByText("The Whole List Did Not Load")).toBeVisible();
	await openPlate(page, tattoos[0]?.title ?? "");
	await page.goBack();
	await expect(page.getByText(/^ID \d/)).toHaveCount(0);
	await page.getByRole("banner").getByRole("link", { name: "About" }).click();
	await expect(page).toHaveURL(/about$/);
	await expect(page.getByText("The Whole List Did Not Load")).toBeHidden();
	await page.goBack();
	await expect(page.getByText("The Whole List Did Not Load")).toBeVisible();
	faulty = false;
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(page.locator("main ol > li").first()).toContainText(`ID ${last?.id}`);
	await expect(page.getByText("The Whole List Did Not Load")).toBeHidden();
	await leave();
});

describe("with stored edits", () => {
	async function openHeld(what: RegExp, { on = false, to = path } = {}) {
		const start = `${stories.site.address}/healthz`;
		const visitor = await visit(stories.browser, start, { size: desk });
		const { page } = visitor;
		await page.evaluate(
			([flag, list]) => {
				localStorage.setItem("devMode", flag);
				localStorage.setItem("tattoos_all_permanent", list);
			},
			[String(on), JSON.stringify(reversed.tattoos_all_permanent)] as const,
		);
		const letGo = await holdBack(page, what);
		await page.goto(stories.site.address + to, { waitUntil: "commit" });
		const title = (words = "") => page.getByRole("main").getByText(words, { exact: true }).first();
		return { ...visitor, letGo, own: title(tattoos[0]?.title), edited: title(last?.title) };
	}

	test("nothing of the list shows before its edits do", async () => {
		const held = await openHeld(/\/assets\/developer-wall[^/]*js/);
		const { page, letGo, own, edited, leave } = held;
		await whenReady(page);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(own).toBeAttached();
		await expect(own).toBeHidden();
		letGo();
		await expect(edited).toBeVisible();
		await leave();
	});

	test("if its edits fail to load, the list shows as the site has it", async () => {
		const { own, letGo, leave } = await openHeld(/\/assets\/.*js/);
		await expect(own).toBeAttached();
		await expect(own).toBeHidden();
		await expect(own).toBeVisible();
		letGo();
		await leave();
	});

	test("edits wait for no picture, nor does the bar, whose space is reserved", async () => {
		const { page, own, edited, letGo, leave } = await openHeld(/\/pictures\//, { on: true });
		await expect(edited).toBeVisible();
		await expect(findBar(page)).toBeVisible();
		expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
		await expect(own).toBeHidden();
		letGo();
		await leave();
	});

	test("the page does not jump when the bar appears, on a phone and on a desk", async () => {
		const { page, letGo, leave } = await openHeld(/\/assets\/.*js/, { on: true, to: "/" });
		const measureTop = async (size: typeof desk) => {
			await page.setViewportSize(size);
			return (await page.getByRole("main").boundingBox())?.y;
		};
		await page.waitForLoadState("domcontentloaded");
		const onPhone = await measureTop(phone);
		const onDesk = await measureTop(desk);
		letGo();
		await expect(findBar(page)).toBeVisible();
		expect(await measureTop(desk)).toBe(onDesk);
		await expect.poll(() => measureTop(phone)).toBe(onPhone);
		await leave();
	});
});
