import type { Page } from "playwright-core";
import { test } from "vitest";
import { documents } from "../documents.ts";
import { desk, holdBack, phone, prepareReadOnlyStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { drawFingers, wayBetween } from "./viewer.ts";

const birdAndFloral = documents["bird-and-floral"];

const stories = prepareReadOnlyStories();
const { images } = birdAndFloral;

async function open(options: Parameters<typeof visit>[2] = {}) {
	const visitor = await visit(stories.browser, `${stories.site.address}/bird-and-floral`, {
		motion: true,
		...options,
	});
	if (options.scripts !== false) await whenReady(visitor.page);
	return visitor;
}

const findRow = (page: Page) => page.locator("ul", { has: page.getByRole("group") });
const findSlide = (page: Page, at: number) =>
	page.getByRole("group", { name: `${images[at]?.title}, ${at + 1} of 5` });
const findPicture = (page: Page, at: number) =>
	findSlide(page, at).locator("a[aria-haspopup=dialog]");

async function expectAt(page: Page, at: number): Promise<void> {
	await expect(page.getByRole("status").filter({ hasText: " of 5" })).toHaveText(
		`${images[at]?.title}, ${at + 1} of 5`,
	);
	await expectWhole(page, at);
}

async function expectWhole(page: Page, at: number): Promise<void> {
	await expect.poll(() => listWhole(page)).toContain(at);
}

function listWhole(page: Page): Promise<number[]> {
	return findRow(page).evaluate((row) =>
		[...row.children].flatMap((slide, index) => {
			const { left, right } = slide.getBoundingClientRect();
			return left > -1 && right < innerWidth + 1 ? [index] : [];
		}),
	);
}

async function waitForRest(page: Page): Promise<void> {
	await findRow(page).evaluate(async (row) => {
		const frame = () => new Promise(requestAnimationFrame);
		for (let still = 0, last = row.scrollLeft; still < 10; last = row.scrollLeft) {
			await frame();
			still = row.scrollLeft === last ? still + 1 : 0;
		}
	});
}

async function stepByButtons(page: Page): Promise<void> {
	const previous = page.getByRole("button", { name: "Previous picture" });
	const next = page.getByRole("button", { name: "Next picture" });
	for (const button of [previous, next]) {
		const box = await button.boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
	}
	await expectAt(page, 0);
	await expect(previous).toHaveAttribute("aria-disabled", "true");
	for (const at of [1, 2, 3, 4]) {
		await expect(next).toHaveAttribute("aria-disabled", "false");
		await next.click();
		await expectAt(page, at);
	}
	await expect(next).toHaveAttribute("aria-disabled", "true");
	await next.click({ force: true });
	await expectAt(page, 4);
	await expect(next).toBeFocused();
	await previous.click();
	await expectAt(page, 3);
}

/** Wherever the focus is, also in quick succession. */
async function stepByKeys(page: Page): Promise<void> {
	await page.keyboard.press("ArrowRight");
	await expectAt(page, 1);
	await page.getByRole("link", { name: "Bats & Pumpkin Halloween Sleeve" }).focus();
	for (let press = 0; press < 6; press++) await page.keyboard.press("ArrowRight");
	await expectAt(page, 4);
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("ArrowLeft");
	await expectAt(page, 2);
	await page.keyboard.press("Control+ArrowRight");
	await page.keyboard.press("ArrowDown");
	await waitForRest(page);
	await expectAt(page, 2);
}

/** Also on a slow device. */
async function pressWhileItComesToRest(page: Page): Promise<void> {
	await findRow(page).evaluate((row) => {
		const press = () =>
			window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", cancelable: true }));
		const stall = () => {
			const until = performance.now() + 400;
			while (performance.now() < until);
		};
		row.addEventListener(
			"scrollend",
			() => {
				press();
				stall();
				setTimeout(press, 40);
			},
			{ once: true },
		);
		press();
	});
	await expectAt(page, 3);
}

async function returnToStart(page: Page): Promise<void> {
	for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowLeft");
	await expectAt(page, 0);
}

async function stepByTab(page: Page): Promise<void> {
	await findPicture(page, 0).focus();
	await expectWhole(page, 0);
	for (const at of [1, 2, 3, 4]) {
		await page.keyboard.press("Tab");
		await expect(findPicture(page, at)).toBeFocused();
		await expectWhole(page, at);
	}
	await expect(page.getByRole("status").filter({ hasText: "5 of 5" })).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(
		page.locator("main").getByRole("link", { name: "Book Consultation" }).first(),
	).toBeFocused();
}

async function keepKeysInFieldAndDialog(page: Page): Promise<void> {
	await page.locator("main").getByRole("link", { name: "Book Consultation" }).first().click();
	const name = page.getByRole("dialog").getByLabel("First Name");
	await name.fill("Ann");
	await name.press("ArrowLeft");
	await name.press("ArrowLeft");
	await page.keyboard.type("-");
	await expect(name).toHaveValue("A-nn");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await expectAt(page, 0);

	await findPicture(page, 0).click();
	await expect(page.getByRole("dialog", { name: images[0]?.title })).toBeVisible();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("dialog", { name: images[1]?.title })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(findPicture(page, 1)).toBeFocused();
	await expectAt(page, 1);
}

test("on a phone arrow keys, Tab and buttons step through the pictures, to either end", async () => {
	const { page, complaints, leave } = await open();
	await stepByKeys(page);
	await returnToStart(page);
	await pressWhileItComesToRest(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await stepByTab(page);
	await returnToStart(page);
	await stepByButtons(page);
	expect(complaints).toEqual([]);
	await leave();
});

async function expectNoGliding(page: Page): Promise<void> {
	const follow = (key: "ArrowLeft" | "ArrowRight") =>
		findRow(page).evaluate(async (row, pressed) => {
			const before = row.scrollLeft;
			const seen = new Set<number>();
			const note = () => seen.add(row.scrollLeft);
			row.addEventListener("scroll", note);
			const over = new Promise((resolve) => {
				row.addEventListener("scrollend", resolve, { once: true });
			});
			document.dispatchEvent(
				new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }),
			);
			await over;
			row.removeEventListener("scroll", note);
			seen.delete(before);
			return seen.size;
		}, key);
	// The end of an earlier glide would be taken for that of the first.
	await waitForRest(page);
	// A busy machine may draw nothing in the middle of a glide.
	const glide = async () => Math.max(await follow("ArrowRight"), await follow("ArrowLeft"));
	await expect.poll(glide).toBeGreaterThan(1);
	await page.emulateMedia({ reducedMotion: "reduce" });
	expect(await glide()).toBe(1);
}

test("on a desk a field or a dialog over the page keeps its keys, and reduced motion means no gliding", async () => {
	const { page, complaints, leave } = await open({ size: desk });
	await keepKeysInFieldAndDialog(page);
	await returnToStart(page);
	await expectNoGliding(page);
	expect(complaints).toEqual([]);
	await leave();
});

test("without scripts it is a row to scroll, its pictures are links, and no button is shown", async () => {
	const { page, complaints, leave } = await open({ scripts: false });
	for (const size of [phone, desk]) {
		await page.setViewportSize(size);
		if (size === desk) await page.goto(`${stories.site.address}/bird-and-floral`);
		await expect(page.getByRole("button", { name: /picture$/ })).toHaveCount(0);
		for (const at of [1, 2, 3, 4]) {
			await findRow(page).evaluate((row) => row.scrollBy({ left: 100 }));
			await expectWhole(page, at);
		}
	}
	await page.setViewportSize(phone);
	await page.getByRole("link", { name: images[2]?.title, exact: true }).first().click();
	await expectWhole(page, 2);
	await page.goto(`${stories.site.address}/bird-and-floral#picture-5`);
	await expectWhole(page, 4);
	// The browser's own picture page may log errors.
	expect(complaints).toEqual([]);
	await findPicture(page, 4).click();
	await expect(page).toHaveURL(/\/bird-and-floral\/5-close$/);
	await leave();
});

test("on a phone a swipe turns by one picture, thumbnails lead to theirs, and turning the phone keeps it", async () => {
	const { page, leave } = await open();
	const draw = async (from: number, to: number) => {
		// A finger that comes down during a glide adds to it.
		await waitForRest(page);
		await drawFingers(page, wayBetween([from, 450], [to, 450]));
	};
	const small = (at: number) =>
		page
			.getByRole("navigation", { name: "All pictures" })
			.getByRole("link", { name: images[at]?.title });
	await expect(small(0)).toHaveAttribute("aria-current", "true");
	await draw(340, 60);
	await expectAt(page, 1);
	await draw(340, 60);
	await expectAt(page, 2);
	await draw(60, 340);
	await expectAt(page, 1);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.keyboard.press("ArrowRight");
	await expectAt(page, 2);
	await page.keyboard.press("ArrowRight");
	await expectAt(page, 3);

	await page.setViewportSize({ width: phone.height, height: phone.width });
	await expectAt(page, 3);
	await page.setViewportSize(phone);
	await expectAt(page, 3);

	await small(4).click();
	await expectAt(page, 4);
	await expect(small(4)).toHaveAttribute("aria-current", "true");
	await expect(small(0)).toHaveAttribute("aria-current", "false");
	await small(1).click();
	await expectAt(page, 1);
	await expect(page).toHaveURL(`${stories.site.address}/bird-and-floral`);
	await leave();
});

test("a URL that names a picture, and the link back from its page, start at it, on a desk too", async () => {
	const address = `${stories.site.address}/bird-and-floral`;
	const { page, complaints, leave } = await visit(stories.browser, `${address}#picture-3`, {
		motion: true,
	});
	await whenReady(page);
	await expectAt(page, 2);
	const back = page.getByRole("link", { name: `Back to ${birdAndFloral.pageTitle}` });
	for (const [size, link] of [
		[phone, back.first()],
		[desk, back.last()],
	] as const) {
		await page.setViewportSize(size);
		await page.goto(`${address}/3`);
		await whenReady(page);
		await link.click();
		await expectAt(page, 2);
		await page.keyboard.press("ArrowRight");
		await expectAt(page, 3);
	}
	await page.goBack();
	await page.goto(`${address}#picture-3`);
	await whenReady(page);
	await expectAt(page, 2);
	expect(complaints).toEqual([]);
	await leave();
});

test("arrows pressed before hydration move it afterwards", async () => {
	const { page, context, complaints, leave } = await visit(stories.browser, "about:blank", {
		size: desk,
		motion: true,
	});
	const release = await holdBack(context, /\.js$/);
	await page.goto(`${stories.site.address}/bird-and-floral`, { waitUntil: "domcontentloaded" });
	for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"]) {
		await page.keyboard.press(key);
	}
	release();
	await expectAt(page, 2);
	await page.keyboard.press("ArrowRight");
	await expectAt(page, 3);
	expect(complaints).toEqual([]);
	await leave();
});
