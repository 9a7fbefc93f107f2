import type { Page } from "playwright-core";
import { desk, setTextSize } from "./browser.ts";
import { expect } from "./expect.ts";

const smallest = { width: 320, height: 568 };

const findFaults = (page: Page) =>
	page.evaluate(async () => {
		await document.fonts.ready;
		/** A column of text is at least eight times the text size wide, if the screen is. */
		const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
		const narrowest = Math.min(8 * size, 0.6 * innerWidth);
		const headings = [...document.querySelectorAll("main :is(h1, h2, h3), footer h2")];
		const broken = headings
			.filter((heading) => !heading.classList.contains("unseen"))
			.filter((heading) => {
				let column = heading.parentElement;
				while (column && column.clientWidth === 0) column = column.parentElement;
				const isCut = heading.scrollWidth > heading.clientWidth;
				return isCut || !column || column.clientWidth < narrowest;
			});
		const header = document.querySelector("header");
		const name = header?.querySelector("a");
		return {
			headings: broken.map((heading) => heading.textContent),
			sideways: document.documentElement.scrollWidth - innerWidth,
			nameIsCut: !header || !name || name.scrollHeight > header.clientHeight,
		};
	});

/** Maximum text spacing of WCAG 1.4.12. */
const spaceOut = (page: Page) =>
	page.evaluate(() => {
		document.documentElement.style.fontSize = "";
		const spaced = new CSSStyleSheet();
		spaced.replaceSync(`
			* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
			p { margin-bottom: 2em !important; }
		`);
		document.adoptedStyleSheets = [spaced];
	});

/** Headings stay whole and nothing is wider than the screen. Leaves the page changed. */
export async function expectRoomForText(page: Page): Promise<void> {
	await setTextSize(page);
	for (const size of [smallest, { ...desk, width: 1024 }]) {
		await page.setViewportSize(size);
		await expect
			.poll(() => findFaults(page))
			.toEqual({ headings: [], sideways: 0, nameIsCut: false });
	}
	await spaceOut(page);
	for (const width of [1280, 320]) {
		await page.setViewportSize({ width, height: 844 });
		await expect.poll(() => findFaults(page)).toMatchObject({ sideways: 0 });
	}
}
