import { test } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { desk, holdBack, phone, prepareReadOnlyStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { drawFingers, wayBetween, whenStill } from "./viewer.ts";

const stories = prepareReadOnlyStories();
const columbine = {
	title: "Blue columbine, color, calf",
	path: "/artwork/tattoos/12-blue-columbine-color-calf",
};

async function visitPiece(path: string, size = phone) {
	const visitor = await visit(stories.browser, stories.site.address + path, { size });
	await whenReady(visitor.page);
	return visitor;
}

test("on its page a piece opens in the viewer of its list, each under its URL, and Back returns to its page", async () => {
	const { page, complaints, leave } = await visitPiece(columbine.path);
	const ownTitle = await page.title();
	await page.locator("a[aria-haspopup=dialog]").click();
	const viewer = page.getByRole("dialog");
	await expect(viewer).toContainText("12 of 53");
	await expect(page).toHaveURL(stories.site.address + columbine.path);
	await expect(page).toHaveTitle(ownTitle);
	const steps = await page.evaluate(() => history.length);
	await page.keyboard.press("ArrowRight");
	await expect(viewer).toContainText("13 of 53");
	await expect(page).toHaveURL(/\/artwork\/tattoos\/13-/);
	await expect(page).not.toHaveTitle(ownTitle);
	await page.getByRole("button", { name: "Previous" }).click();
	for (const at of [11, 10]) {
		await page.keyboard.press("ArrowLeft");
		await expect(viewer).toContainText(`${at} of 53`);
	}
	expect(await page.evaluate(() => history.length)).toBe(steps);
	await page.goBack();
	await expect(viewer).toBeHidden();
	await expect(page).toHaveURL(stories.site.address + columbine.path);
	await expect(page).toHaveTitle(ownTitle);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(columbine.title);
	await page.goForward();
	await expect(viewer).toContainText("10 of 53");
	await page.keyboard.press("Escape");
	await expect(viewer).toBeHidden();
	expect(complaints).toEqual([]);
	await leave();
});

test("Next, pressed before the list has loaded, says that it waits and then moves on", async () => {
	const { page, complaints, leave } = await visitPiece(columbine.path, desk);
	const release = await holdBack(page, "**/api/artwork/**");
	await page.locator("a[aria-haspopup=dialog]").click();
	const viewer = page.getByRole("dialog");
	const next = viewer.getByRole("button", { name: "Next" });
	await next.click();
	await expect(next).toHaveAttribute("aria-busy", "true");
	await expect(next.locator("svg")).not.toHaveCSS("opacity", "1");
	await expect(viewer).toContainText("12 of 53");
	release();
	await expect(viewer).toContainText("13 of 53");
	await expect(next).toHaveAttribute("aria-busy", "false");
	expect(complaints).toEqual([]);
	await leave();
});

test("a piece that is reached from another one's page opens in its own place", async () => {
	const { page, complaints, leave } = await visitPiece("/artwork/tattoos/8-luna-moth-color-back");
	const viewer = page.getByRole("dialog");
	const open = page.locator("a[aria-haspopup=dialog]");
	const listed = page.waitForResponse("**/api/artwork/**");
	await open.click();
	await (await listed).finished();
	await whenStill(page);
	await page.keyboard.press("Escape");
	await expect(viewer).toBeHidden();
	for (const title of [columbine.title, "Jellyfish, color, calf"]) {
		await page.getByRole("link", { name: title }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	}
	const release = await holdBack(page, "**/api/artwork/**");
	await open.click();
	await expect(viewer).toContainText("16 of 53");
	release();
	expect(complaints).toEqual([]);
	await leave();
});

test("when its list fails to load, the viewer says so, and Next retries", async () => {
	const { page, complaints, leave } = await visitPiece(columbine.path, desk);
	let faulty = true;
	await page.route("**/api/artwork/**", (route) =>
		faulty ? route.fulfill({ status: 500, body: "" }) : route.continue(),
	);
	await page.locator("a[aria-haspopup=dialog]").click();
	const viewer = page.getByRole("dialog");
	const words = viewer.getByRole("alert").getByText("The Next Pieces Did Not Load");
	await expect(words).toBeVisible();
	faulty = false;
	await page.keyboard.press("ArrowRight");
	await expect(viewer).toContainText("13 of 53");
	await expect(words).toBeHidden();
	expect(complaints).toEqual([]);
	await leave();
});

test("the line between fresh and healed moves by touch and key, and the picture still scrolls the page", async () => {
	const { page, complaints, leave } = await visitPiece(
		"/artwork/tattoos/17-stag-beetle-black-and-gray-calf",
	);
	const line = page.getByRole("slider", { name: "Line between fresh and healed" });
	const box = await line.boundingBox();
	if (!box) throw new Error("There is no line");
	const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	const swipe = ({ x, y }: typeof middle, across: number, down: number) =>
		drawFingers(page, wayBetween([x, y], [x + across, y + down]));
	const hasFresh = (at: number) =>
		page.evaluate(
			([x, y]) => document.elementsFromPoint(x, y).some((one) => one.closest(".pair-fresh")),
			[box.x + box.width * at, middle.y] as const,
		);
	expect([await hasFresh(0.25), await hasFresh(0.75)]).toEqual([true, false]);
	await swipe(middle, -0.3 * box.width, 0);
	await expect(line).toHaveAttribute("aria-valuetext", /^Healed, 6 months: 8\d%$/);
	await swipe({ x: box.x + box.width * 0.75, y: middle.y }, 0, -200);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
	await expect(line).toHaveAttribute("aria-valuetext", /8\d%$/);
	await line.press("Home");
	await expect(line).toHaveAttribute("aria-valuetext", "Healed, 6 months");
	await expectAccessible(page);
	await page.getByRole("link", { name: "the ink settled" }).click();
	const toggle = page.getByRole("dialog").getByRole("button", { name: "Healed, 6 months" });
	await expect(toggle).toHaveAttribute("aria-pressed", "true");
	await toggle.click();
	await expect(toggle).toHaveAttribute("aria-pressed", "false");
	expect(complaints).toEqual([]);
	await leave();
});

test("a picture of a sleeve opens in the viewer of its project", async () => {
	const { page, complaints, leave } = await visitPiece("/bats-and-pumpkin/3-the-house");
	await page.locator("a[aria-haspopup=dialog]").click();
	const viewer = page.getByRole("dialog", { name: "The house" });
	await expect(viewer).toContainText("3 of 4");
	await whenStill(page);
	await page.keyboard.press("ArrowRight");
	await expect(page).toHaveURL(/\/bats-and-pumpkin\/4-/);
	await page.goBack();
	await expect(page).toHaveURL(/\/bats-and-pumpkin\/3-the-house$/);
	expect(complaints).toEqual([]);
	await leave();
});
