import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { desk, phone, prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareStories();
const at = (path: string) => stories.site.address + path;

const lists = ["/artwork/tattoos", "/artwork/drawings", "/artwork/digital"];
const pages = [
	"/artwork",
	"/artwork/categories",
	...lists,
	"/artwork/drawings?filter=abstract",
	"/artwork/tattoos?page=2",
	"/artwork/tattoos?sort=password",
	"/artwork/paintings",
	"/artwork/featured",
];

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

describe.each([
	["a phone", phone],
	["a desk", desk],
])("on %s", (_, size) => {
	test.each(pages)("%s has no accessibility violations and fits the screen", async (path) => {
		const { page, complaints, strangers, leave } = await visit(stories.browser, at(path), { size });
		await whenReady(page);
		await expectAccessible(page);
		const wide = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(wide).toBeLessThanOrEqual(size.width);
		const small = await page.locator("main a:visible").evaluateAll((links) =>
			links
				.filter((link) => getComputedStyle(link, "::after").content === "none")
				.filter((link) => link.getBoundingClientRect().height < 44)
				.map((link) => link.outerHTML),
		);
		expect(small).toEqual([]);
		expect(complaints).toEqual([]);
		expect(strangers).toEqual([]);
		await leave();
	});

	const opening = [...lists, "/artwork/paintings", "/artwork/featured", ...pieces];
	test.each(opening)("most of the first screen of %s is art", async (path) => {
		const { page, leave } = await visit(stories.browser, at(path), { size });
		expect(await page.evaluate(measureArt)).toBeGreaterThanOrEqual(0.7);
		await leave();
	});

	test("a grid has one column on a phone, three on a desk, and two between", async () => {
		const { page, leave } = await visit(stories.browser, at("/artwork/tattoos"), { size });
		const columns = () =>
			page
				.locator("main ol")
				.first()
				.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
		expect(await columns()).toBe(size === phone ? 1 : 3);
		await page.setViewportSize({ width: 800, height: 900 });
		await expect.poll(columns).toBe(2);
		await leave();
	});

	test("a filter is chosen by keyboard, keeps the scroll position, and Back undoes it", async () => {
		const { page, complaints, leave } = await visit(stories.browser, at("/artwork/drawings"), {
			size,
		});
		await whenReady(page);
		await page.evaluate(() => scrollTo(0, 40));
		await filter(page, "Illustrative").focus();
		const place = await page.evaluate(() => scrollY);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(at("/artwork/drawings?filter=illustrative"));
		await expect(page.locator("main ol > li")).toHaveCount(3);
		await expect(filter(page, "Illustrative")).toHaveAttribute("aria-current", "true");
		await expect(filter(page, "Illustrative")).toBeFocused();
		expect(await page.evaluate(() => scrollY)).toBe(place);
		await page.goBack();
		await expect(page.locator("main ol > li")).toHaveCount(7);
		await expect(filter(page, "All")).toHaveAttribute("aria-current", "true");
		expect(complaints).toEqual([]);
		await leave();
	});
});

test.each([true, false])(
	"a phone shows any chosen filter in view, scripts: %s",
	async (scripts) => {
		const path = at("/artwork/digital?filter=character-design");
		const { page, leave } = await visit(stories.browser, path, { scripts });
		const place = await filter(page, "Character Design").boundingBox();
		expect(place?.x).toBeGreaterThanOrEqual(0);
		expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(phone.width);
		await leave();
	},
);

test("the chosen filter is distinct in forced colors", async () => {
	const path = at("/artwork/digital?filter=abstract");
	const { page, leave } = await visit(stories.browser, path, { size: desk });
	await page.emulateMedia({ forcedColors: "active" });
	const lines = await page
		.getByRole("navigation", { name: "Filters" })
		.locator("span")
		.evaluateAll((names) => names.map((name) => getComputedStyle(name).borderBottomColor));
	expect(lines).toHaveLength(5);
	const [plain, , , chosen] = lines;
	expect(chosen).not.toBe(plain);
	expect(lines.filter((line) => line === plain)).toHaveLength(4);
	await leave();
});

test("the tab order of the line above the art is its reading order", async () => {
	const path = at("/artwork/drawings");
	const { page, leave } = await visit(stories.browser, path, { size: desk });
	const lefts = await page
		.locator("main header a")
		.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
	expect(lefts).toHaveLength(6);
	expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
	await leave();
});

test.each([
	"/artwork/drawings?filter=landscape",
	"/artwork/drawings?filter=metaphysical",
	"/artwork/digital?filter=abstract",
	pieces[0],
	pieces[1],
])("what is shown large on %s is sharp, and no larger than the screen", async (path) => {
	const { page, leave } = await visit(stories.browser, at(path ?? ""), { size: desk });
	const plate = page.locator("main picture img").first();
	await expect.poll(() => plate.evaluate((img: HTMLImageElement) => img.currentSrc)).not.toBe("");
	const { file, width, bottom } = await plate.evaluate((img: HTMLImageElement) => ({
		file: Number(/-(\d+)\.\w+$/.exec(img.currentSrc)?.[1]),
		width: img.getBoundingClientRect().width,
		bottom: img.getBoundingClientRect().bottom,
	}));
	expect(width).toBeGreaterThan(desk.width / 3);
	expect(file).toBeGreaterThanOrEqual(width);
	expect(bottom).toBeLessThanOrEqual(desk.height);
	await leave();
});

test.each([
	["upright", phone],
	["wide", desk],
])("of the paintings' pictures only the %s one is fetched", async (shape, size) => {
	const { page, leave } = await visit(stories.browser, at("/artwork/paintings"), { size });
	await whenReady(page);
	const listFetched = () =>
		page.evaluate(() =>
			performance
				.getEntriesByType("resource")
				.flatMap(({ name }) => /coming-soon.*/.exec(name) ?? []),
		);
	const only = shape === "upright" ? "coming-soon-upright-480.avif" : "coming-soon-1600.avif";
	await expect.poll(listFetched).toEqual([only]);
	await leave();
});

test.each([
	["metaphysical", 1],
	["illustrative", 3],
])("what is under %s stands in the middle of a desk", async (id, count) => {
	const path = at(`/artwork/drawings?filter=${id}`);
	const { page, leave } = await visit(stories.browser, path, { size: desk });
	const plates = await page
		.locator("main ol > li")
		.evaluateAll((all) =>
			all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
		);
	expect(plates).toHaveLength(count);
	expect(plates[0]?.left).toBeCloseTo(desk.width - (plates.at(-1)?.right ?? 0), 0);
	await leave();
});

test("without scripts a filter is a link, and so are further pages", async () => {
	const { page, leave } = await visit(stories.browser, at("/artwork/digital"), { scripts: false });
	await filter(page, "Concept Art").click();
	await expect(page.locator("main ol > li")).toHaveCount(2);
	await page.goto(at("/artwork/tattoos"));
	const first = await page.locator("main ol > li").first().textContent();
	await page.getByRole("link", { name: "Next page" }).click();
	await expect(page).toHaveURL(at("/artwork/tattoos?page=2"));
	await expect(page.getByText("Page 2 of")).toBeVisible();
	await page.getByRole("link", { name: "Previous page" }).click();
	await expect(page.locator("main ol > li").first()).toHaveText(first ?? "");
	await leave();
});
