import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { prepareReadOnlyStories, type Visitor, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { openDialog, submitButton } from "./form.ts";

const stories = prepareReadOnlyStories();

let visitor: Visitor;
beforeAll(async () => {
	visitor = await visit(stories.browser, stories.site.address);
});
afterAll(() => visitor.leave());

async function open(path: string, width: number, height = 844): Promise<Page> {
	const { page } = visitor;
	await page.setViewportSize({ width, height });
	await page.goto(stories.site.address + path);
	await whenReady(page);
	await page.evaluate(() => document.fonts.ready);
	return page;
}

async function place(locator: Locator) {
	const box = await locator.boundingBox();
	if (!box) throw new Error("It is not shown.");
	return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const readLines = (element: Element) => {
	const lines = new Map<number, string>();
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const text = node.textContent ?? "";
		for (let at = 0; at < text.length; at++) {
			const range = document.createRange();
			range.setStart(node, at);
			range.setEnd(node, at + 1);
			const line = Math.round(range.getBoundingClientRect().bottom);
			lines.set(line, (lines.get(line) ?? "") + text[at]);
		}
	}
	return [...lines.values()].map((line) => line.trim()).filter(Boolean);
};

test("at the end of a page the bar covers none of the footer's links", async () => {
	for (const path of ["/sleeves-largescale", "/bird-and-floral"]) {
		const page = await open(path, 360);
		for (const width of [360, 430]) {
			await page.setViewportSize({ width, height: 844 });
			await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
			const bar = await place(page.locator("[data-bottom-bar] a"));
			const footer = await place(page.locator("footer"));
			expect(bar.bottom).toBeLessThanOrEqual(footer.y);
		}
	}
});

test("the headline and the claims break between phrases at every width", async () => {
	const page = await open("/", 320);
	for (let width = 320; width <= 2560; width += width < 1480 ? 40 : 540) {
		await page.setViewportSize({ width, height: 900 });
		const lines = await page.locator("h1").evaluate(readLines);
		const phrases = /^(Custom Tattoos)?( ?by A Master)?( ?of the Craft)?$/;
		for (const line of lines) expect(line).toMatch(phrases);
		expect(lines.join(" ")).toBe("Custom Tattoos by A Master of the Craft");
		const claims = await page.locator("main > section dd").evaluateAll((all) =>
			all.map((claim) => ({
				height: claim.clientHeight,
				top: claim.getBoundingClientRect().top,
			})),
		);
		expect(claims).toHaveLength(4);
		for (const { height, top } of claims) {
			expect(height).toBeLessThan(60);
			// No single one on a row of its own below others.
			expect([1, 2, 4]).toContain(claims.filter((other) => other.top === top).length);
		}
	}
	const figures = page.locator("main > section dl");
	await figures.evaluate((list) => {
		const long = ["Since 2009", "4,000+ hours", "100%", "4.9 of 5"];
		list.querySelectorAll("dd").forEach((claim, at) => {
			claim.textContent = long[at] ?? "";
		});
	});
	for (const width of [320, 390, 768, 1024, 1280, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		expect(await figures.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
	}
});

test("the head of a list begins where the plates do", async () => {
	for (const path of ["/artwork/tattoos", "/artwork/categories", "/artwork/digital"]) {
		const page = await open(path, 1440, 900);
		for (const width of [1440, 2560]) {
			await page.setViewportSize({ width, height: 900 });
			const title = await place(page.locator("h1"));
			const plates = await place(page.locator("main :is(ol, ul) > li picture").first());
			expect(Math.abs(title.x - plates.x), path).toBeLessThanOrEqual(8);
		}
	}
});

test("what a plate of another room says begins where the heading does", async () => {
	const page = await open("/artwork/paintings", 768, 1024);
	for (const width of [390, 768, 999]) {
		await page.setViewportSize({ width, height: 1024 });
		const heading = page.locator("main h2").first();
		const edge = await heading.evaluate((element) =>
			Number.parseFloat(getComputedStyle(element).paddingLeft),
		);
		const caption = await place(page.locator("main li a > :last-child > span").first());
		expect(caption.x).toBeCloseTo(edge, 0);
	}
});

test("the words of a slide stand level with those of the next, and keep off them", async () => {
	const page = await open("/bird-and-floral", 1440, 900);
	for (const width of [768, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const duration = await place(page.getByText("5-6 sessions", { exact: true }).first());
		const next = await place(page.locator("li h2").nth(1));
		expect(next.x - duration.right).toBeGreaterThanOrEqual(16);
		const [first, second] = await page
			.locator("li h2 ~ p:last-child")
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
		expect(first).toBe(second);
	}
});

test("categories break after a slash, and their buttons stay within their cards", async () => {
	const page = await open("/artwork/categories", 320);
	const longest = `View ${"x".repeat(40)} ${"y".repeat(23)}`;
	const view = page.getByRole("link", { name: "View Drawings/Sketches" });
	await view.evaluate((link, words) => {
		link.textContent = words;
	}, longest);
	const title = page.getByRole("heading", { name: "Drawings/Sketches" });
	for (const width of [320, 480, 900, 959, 960, 1440]) {
		await page.setViewportSize({ width, height: 844 });
		expect((await title.evaluate(readLines))[0]).toMatch(/^Drawings\//);
		const button = await place(page.getByRole("link", { name: longest }));
		const card = await place(page.locator("article").nth(1));
		expect(button.right).toBeLessThanOrEqual(card.right);
	}
});

test("filters on two lines leave no single one on the second", async () => {
	for (const path of ["/artwork/drawings", "/artwork/digital"]) {
		const page = await open(path, 390);
		const tops = await page
			.getByRole("navigation", { name: "Filters" })
			.getByRole("link")
			.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
		expect(new Set(tops).size).toBeGreaterThan(1);
		for (const top of tops) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1);
	}
});

test("the background of a list with one piece reaches the footer", async () => {
	const page = await open("/artwork/drawings?filter=landscape", 768, 1024);
	const section = await place(page.locator("main section").first());
	expect(section.bottom).toBeCloseTo((await place(page.locator("footer"))).y, 0);
});

test("a piece's two actions stand on one line", async () => {
	const page = await open("/artwork/drawings/4-poudre-canyon", 1024, 800);
	await page.getByRole("link", { name: "Claim this design" }).evaluate((link) => {
		link.textContent = "Ask for one like this";
	});
	for (const width of [1024, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		const share = await place(page.getByRole("link", { name: "Share" }));
		const asked = await place(page.getByRole("link", { name: "Ask for one like this" }));
		expect(share.y).toBeLessThan(asked.bottom);
	}
});

test("a sleeve prints on two sheets", async () => {
	for (const [path, format] of [
		["/bird-and-floral", "A4"],
		["/bats-and-pumpkin", "Letter"],
	] as const) {
		// A phone's pictures are printed faster.
		const page = await open(path, 390);
		const printed = (await page.pdf({ format })).toString("latin1");
		expect(printed.match(/\/Type\s*\/Page\b/g)?.length, path).toBeLessThanOrEqual(2);
	}
});

test("at 400 % and on a phone held sideways a form's fields have the screen, and no toast covers the one in focus", async () => {
	for (const [path, width, height] of [
		["/contact", 320, 256],
		["/about", 844, 390],
	] as const) {
		const page = await open(path, width, height);
		const dialog = await openDialog(page);
		await submitButton(dialog).click();
		await expect(page.getByRole("alert")).toContainText("Missing Information");
		const toast = page.getByRole("alert").locator("..");
		for (let field = 0; field < 6; field++) {
			const focused = await place(dialog.locator(":focus"));
			expect(focused.y).toBeGreaterThanOrEqual(0);
			expect(focused.bottom).toBeLessThanOrEqual((await place(toast)).y);
			await page.keyboard.press("Tab");
		}
		await expect(dialog.getByRole("heading", { name: "Book a Consultation" })).not.toBeInViewport();
		await expect(submitButton(dialog)).not.toBeInViewport();
		await submitButton(dialog).focus();
		const submit = await place(submitButton(dialog));
		expect(submit.bottom).toBeLessThanOrEqual((await place(toast)).y);
	}
});
