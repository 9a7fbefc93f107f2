import type { Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { expectAccessible } from "./accessible.ts";
import {
	desk,
	phone,
	prepareReadOnlyStories,
	type Visitor,
	visit,
	visitEach,
	whenReady,
	whenSettled,
} from "./browser.ts";
import { expect } from "./expect.ts";
import { whenStill } from "./viewer.ts";

const stories = prepareReadOnlyStories();
const at = (path: string) => stories.site.address + path;

/** Shared by what only looks at a page. */
let visitor: Visitor;
beforeAll(async () => {
	visitor = await visit(stories.browser, at("/robots.txt"));
});
afterAll(() => visitor.leave());

async function open(path: string, size = phone): Promise<Page> {
	await visitor.page.setViewportSize(size);
	await visitor.page.goto(at(path));
	return visitor.page;
}

const lists = ["/artwork/tattoos", "/artwork/digital"];
const comingSoon = ["/artwork/paintings", "/artwork/featured"];
const pieces = [
	"/artwork/tattoos/12-blue-columbine-color-calf",
	"/artwork/drawings/4-poudre-canyon",
	"/artwork/tattoos/53-hand-and-candle-black-and-amber-thigh",
	"/bird-and-floral/1-outer-arm",
];

function measureArt(): number {
	const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
	const shown = [...document.querySelectorAll("main picture")].map((picture) => {
		const { top, bottom, left, right } = picture.getBoundingClientRect();
		const high = Math.min(bottom, innerHeight) - Math.max(top, header);
		const wide = Math.min(right, innerWidth) - Math.max(left, 0);
		return Math.max(0, high) * Math.max(0, wide);
	});
	return shown.reduce((sum, area) => sum + area, 0) / (innerWidth * innerHeight);
}

const filter = (page: Page, name: string) =>
	page.getByRole("navigation", { name: "Filters" }).getByRole("link", { name, exact: true });

async function expectLargeLinks(page: Page) {
	expect(await page.locator("main a:visible").count()).toBeGreaterThan(0);
	const small = await page.locator("main a:visible").evaluateAll((links) =>
		links
			.filter((link) => getComputedStyle(link, "::after").content === "none")
			.filter((link) => link.getBoundingClientRect().height < 44)
			.map((link) => link.outerHTML),
	);
	expect(small).toEqual([]);
}

/** As wide as the screen or as high, below the header; words and neighbors stand beside or below. */
async function expectLargestPlate(page: Page) {
	const { width, height, room } = await page.evaluate(() => {
		const plate = document.querySelector("main picture")?.getBoundingClientRect();
		const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
		return {
			width: (plate?.width ?? 0) / innerWidth,
			height: plate?.height ?? 0,
			room: innerHeight - header,
		};
	});
	expect(Math.max(width, height / room)).toBeGreaterThan(0.97);
	expect(height).toBeLessThanOrEqual(room);
}

async function expectInView(page: Page, name: string) {
	const place = await filter(page, name).boundingBox();
	expect(place?.x).toBeGreaterThanOrEqual(0);
	expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(phone.width);
}

test("a page of a portfolio opens with art, and its links are large enough for a finger", async () => {
	const plain = ["/artwork", "/artwork/categories"];
	const opening = [...lists, ...comingSoon];
	await visitEach(stories, [...plain, ...opening, ...pieces], {}, async (page, path) => {
		for (const size of [phone, desk]) {
			await page.setViewportSize(size);
			if (!pieces.includes(path)) await expectLargeLinks(page);
			if (plain.includes(path)) continue;
			if (pieces.includes(path)) await expectLargestPlate(page);
			else expect(await page.evaluate(measureArt)).toBeGreaterThanOrEqual(0.7);
		}
	});
});

test("parts of lists and refused ones are accessible and fit the screen", async () => {
	const accessible = {
		"/artwork/tattoos?page=2": phone,
		"/artwork/tattoos?style=color&size=large": desk,
		"/artwork/tattoos?sort=password": phone,
	};
	await visitEach(stories, Object.keys(accessible), {}, async (page, path) => {
		await whenReady(page);
		for (const size of [phone, desk]) {
			await page.setViewportSize(size);
			await whenSettled(page);
			if (accessible[path as keyof typeof accessible] === size) await expectAccessible(page);
			await expectLargeLinks(page);
			const wide = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(wide).toBeLessThanOrEqual(size.width);
		}
	});
});

test("a grid has one column on a phone, three on a desk, and two between", async () => {
	const page = await open("/artwork/tattoos");
	const places = () =>
		page
			.locator("main ol")
			.first()
			.locator("> li picture")
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
	const columns = async () => {
		const [first, ...others] = await places();
		return 1 + others.filter(({ top }) => top === first?.top).length;
	};
	for (const [width, count] of [
		[phone.width, 1],
		[800, 2],
		[desk.width, 3],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		await expect.poll(columns).toBe(count);
	}
	// The tenth piece is a landscape: wider than its neighbors, and as high as they are.
	for (const width of [800, desk.width]) {
		await page.setViewportSize({ width, height: 900 });
		const all = await places();
		const wide = all[9] as DOMRect;
		const row = all.filter(({ top }) => Math.abs(top - wide.top) < 1);
		expect(row).toHaveLength(width === 800 ? 2 : 3);
		for (const one of row) expect(Math.abs(one.height - wide.height)).toBeLessThan(1);
		for (const one of row.filter((each) => each.left !== wide.left)) {
			expect(wide.width / one.width).toBeCloseTo(1.5625, 1);
		}
	}
});

test("the chosen filter is in view on a phone, and distinct in forced colors", async () => {
	const page = await open("/artwork/digital?filter=character-design");
	await expectInView(page, "Character Design");
	await page.emulateMedia({ forcedColors: "active" });
	const lines = await page
		.getByRole("navigation", { name: "Filters" })
		.getByRole("link")
		.evaluateAll((links) =>
			links.map((link) => ({
				chosen: link.ariaCurrent === "true",
				line: getComputedStyle(link.querySelector("span") ?? link).borderBottomColor,
			})),
		);
	expect(lines).toHaveLength(5);
	const [chosen] = lines.filter((one) => one.chosen);
	const others = lines.filter((one) => !one.chosen).map(({ line }) => line);
	expect(others).toHaveLength(4);
	expect(new Set(others).size).toBe(1);
	expect(others).not.toContain(chosen?.line);
	await page.emulateMedia({ forcedColors: "none" });
});

test("of the paintings' pictures only the one for the screen is fetched", async () => {
	for (const [size, only] of [
		[phone, "coming-soon-upright-480"],
		[desk, "coming-soon-960"],
	] as const) {
		const page = await open("/artwork/paintings", size);
		await whenReady(page);
		const listFetched = () =>
			page.evaluate(() =>
				performance
					.getEntriesByType("resource")
					.flatMap(({ name }) => /coming-soon[a-z-]*-\d+(?=\.\w+\.avif$)/.exec(name) ?? []),
			);
		await expect.poll(listFetched).toEqual([only]);
	}
});

test("chips narrow the tattoos without leaving the page, the viewer walks what is left, and Back undoes it", async () => {
	const { page, complaints, leave } = await visit(stories.browser, at("/artwork/tattoos"));
	await whenReady(page);
	const chips = page.getByRole("navigation", { name: "Style, placement and more" });
	await chips.getByRole("link", { name: /^Chest/ }).click();
	await expect(page).toHaveURL(at("/artwork/tattoos?placement=chest"));
	const chosen = chips.getByRole("link", { name: "Remove Chest" });
	await expect(chosen).toBeFocused();
	await expect(chosen).toBeInViewport();
	const count = await page.locator("main ol > li").count();
	expect(count).toBeLessThan(12);
	await page.locator("main ol > li").first().getByRole("link").click();
	await expect(page.getByRole("dialog")).toContainText(`1 of ${count}`);
	await page.goBack();
	await page.goBack();
	await expect(page).toHaveURL(at("/artwork/tattoos"));
	await expect(page.locator("main ol > li").nth(11)).toBeAttached();
	expect(complaints).toEqual([]);
	await leave();
});

async function walkIllustrative(page: Page): Promise<void> {
	await page.locator("main ol > li").first().getByRole("link").click();
	const viewer = page.getByRole("dialog");
	await expect(viewer).toContainText("1 of 3");
	await expect(viewer.getByRole("link", { name: "Claim this design" })).toBeVisible();
	await whenStill(page);
	for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
	await expect(viewer).toContainText("3 of 3");
	await page.goBack();
	await expect(viewer).toBeHidden();
	await expect(page).toHaveURL(at("/artwork/drawings?filter=illustrative"));
}

test("a filter is chosen by keyboard, in reading order, keeps the scroll position, the viewer stays in it, and Back undoes it", async () => {
	const { page, complaints, leave } = await visit(stories.browser, at("/artwork/drawings"));
	await whenReady(page);
	for (const size of [phone, desk]) {
		await page.setViewportSize(size);
		await page.evaluate(() => scrollTo(0, 40));
		await filter(page, "Illustrative").focus();
		const place = await page.evaluate(() => scrollY);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(at("/artwork/drawings?filter=illustrative"));
		await expect(page.locator("main ol > li")).toHaveCount(3);
		await expect(filter(page, "Illustrative")).toHaveAttribute("aria-current", "true");
		await expect(filter(page, "Illustrative")).toBeFocused();
		expect(await page.evaluate(() => scrollY)).toBe(place);
		if (size === phone) await walkIllustrative(page);
		await page.goBack();
		await expect(page.locator("main ol > li")).toHaveCount(7);
		await expect(filter(page, "All")).toHaveAttribute("aria-current", "true");
	}
	const lefts = await page
		.locator("main header a")
		.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
	expect(lefts).toHaveLength(6);
	expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
	expect(complaints).toEqual([]);
	await leave();
});

test("what is shown large on a desk is sharp, in the middle under a filter, and no larger than the screen", async () => {
	const few = [
		"/artwork/drawings?filter=landscape",
		"/artwork/drawings?filter=metaphysical",
		"/artwork/digital?filter=abstract",
		"/artwork/drawings?filter=illustrative",
	];
	const counts = new Map([
		[few[1], 1],
		[few[3], 3],
	]);
	await visitEach(stories, [...few, ...pieces.slice(0, 2)], { size: desk }, async (page, path) => {
		const count = counts.get(path);
		if (count) await expectInMiddle(page, count);
		if (count !== 3) await expectSharp(page);
		if (count === 1) await expectNoNeighbors(page);
	});
});

async function expectInMiddle(page: Page, count: number): Promise<void> {
	const plates = await page
		.locator("main ol > li")
		.evaluateAll((all) =>
			all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
		);
	expect(plates).toHaveLength(count);
	expect(plates[0]?.left).toBeCloseTo(desk.width - (plates.at(-1)?.right ?? 0), 0);
}

/** In the viewer a single one has no previous and next. */
async function expectNoNeighbors(page: Page): Promise<void> {
	await whenReady(page);
	await page.locator("main ol > li").getByRole("link").click();
	const viewer = page.getByRole("dialog");
	await expect(viewer).toBeVisible();
	await expect(viewer.getByRole("button", { name: /Previous|Next/ })).toHaveCount(0);
	await expect(viewer).not.toContainText("1 of 1");
	await page.keyboard.press("ArrowRight");
	await expect(viewer).toBeVisible();
}

async function expectSharp(page: Page): Promise<void> {
	const plate = page.locator("main picture img").first();
	await expect.poll(() => plate.evaluate((img: HTMLImageElement) => img.currentSrc)).not.toBe("");
	const { file, width, bottom } = await plate.evaluate((img: HTMLImageElement) => ({
		file: Number(/-(\d+)\.\w+\.\w+$/.exec(img.currentSrc)?.[1]),
		width: img.getBoundingClientRect().width,
		bottom: img.getBoundingClientRect().bottom,
	}));
	expect(width).toBeGreaterThan(desk.width / 3);
	expect(file).toBeGreaterThanOrEqual(width);
	expect(bottom).toBeLessThanOrEqual(desk.height);
}

test("without scripts chips and filters are links, in view once they are chosen, one tap away from the others of their group, and so are further pages", async () => {
	const { page, leave } = await visit(stories.browser, at("/artwork/tattoos"), { scripts: false });
	const first = await page.locator("main ol > li").first().textContent();
	await page.getByRole("link", { name: "Next page" }).click();
	await expect(page).toHaveURL(at("/artwork/tattoos?page=2"));
	await expect(page.getByText("Page 2 of")).toBeVisible();
	await page.getByRole("link", { name: "Previous page" }).click();
	await expect(page.locator("main ol > li").first()).toHaveText(first ?? "");
	const chips = page.getByRole("navigation", { name: "Style, placement and more" });
	await chips.getByRole("link", { name: /^Medium/ }).click();
	await expect(page).toHaveURL(/\?size=medium$/);
	await chips.getByRole("link", { name: /^Large/ }).click();
	await expect(page).toHaveURL(/\?size=large$/);
	await chips.getByRole("link", { name: /^Thigh/ }).click();
	await expect(page).toHaveURL(/\?placement=thigh&size=large$/);
	for (const name of ["Remove Thigh", "Remove Large"]) {
		await expect(chips.getByRole("link", { name })).toBeInViewport({ ratio: 0.6 });
	}
	await page.goto(at("/artwork/digital"));
	await filter(page, "Concept Art").click();
	await expect(page.locator("main ol > li")).toHaveCount(2);
	await filter(page, "Character Design").click();
	await expect(page).toHaveURL(/filter=character-design$/);
	await expectInView(page, "Character Design");
	await leave();
});
