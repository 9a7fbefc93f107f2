import type { Locator, Page } from "playwright-core";
import { test } from "vitest";
import { holdBack, prepareReadOnlyStories, stopClock, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { drawFrames, findPlate, whenStill } from "./viewer.ts";

const stories = prepareReadOnlyStories();

const open = () => visit(stories.browser, `${stories.site.address}/aftercare`, { motion: true });

async function timeAnswer(plate: Locator): Promise<number> {
	await plate.waitFor();
	const session = await plate.page().context().newCDPSession(plate.page());
	await session.send("Performance.enable", { timeDomain: "threadTicks" });
	const measureWork = async () => {
		const { metrics } = await session.send("Performance.getMetrics");
		return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
	};
	const before = await measureWork();
	const isBusy = await plate.evaluate(async (link: HTMLElement) => {
		link.click();
		await Promise.resolve();
		return link.ariaBusy;
	});
	expect(isBusy).toBe("true");
	const after = await measureWork();
	await session.detach();
	return (after - before) * 1_000;
}

/** Nothing opens later, either. */
async function expectClosed(page: Page): Promise<void> {
	await whenStill(page, 24);
	await expect(page.getByRole("dialog")).toBeHidden();
}

test("a plate shows at once that it is loading, until it opens; Escape cancels, so does another plate, and Escape just after the press", async () => {
	const { page, leave } = await open();
	await whenReady(page);
	const letGo = await holdBack(page, "**/viewer-walk*.js");
	const [first, second] = [findPlate(page, "Week 1"), findPlate(page, "Week 2 & 3")];
	expect(await timeAnswer(first)).toBeLessThan(200);
	await expect(first).toHaveAttribute("aria-busy", "true");
	await expect(first.locator("> *")).not.toHaveCSS("opacity", "1");
	await page.keyboard.press("Escape");
	await expect(first).not.toHaveAttribute("aria-busy");
	await first.click();
	await second.click();
	await expect(first).not.toHaveAttribute("aria-busy");
	await expect(second).toHaveAttribute("aria-busy", "true");
	letGo();
	await expect(page.getByRole("dialog", { name: "Week 2 & 3" })).toBeVisible();
	await expect(second).not.toHaveAttribute("aria-busy");
	await page.keyboard.press("Escape");
	await expectClosed(page);
	await expect(second).toBeFocused();
	await expect(second.locator("> *")).toHaveCSS("opacity", "1");
	await expect(page).toHaveURL(`${stories.site.address}/aftercare`);

	for (const frames of [0, 2, 10]) {
		await page.keyboard.press("Enter");
		await drawFrames(page, frames);
		await page.keyboard.press("Escape");
		await expectClosed(page);
		await expect(second).toBeFocused();
	}
	await second.click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await whenStill(page);
	await leave();
});

test("pressed before hydration, a plate is busy too, and Escape cancels", async () => {
	const { page, leave } = await visit(stories.browser, "about:blank", { motion: true });
	const letGo = await holdBack(page, "**/assets/**/*.js");
	// Stops the timer after which the link would be followed without scripts.
	await stopClock(page);
	await page.goto(`${stories.site.address}/aftercare`, { waitUntil: "commit" });
	const [first, second] = [findPlate(page, "Week 1"), findPlate(page, "Week 2 & 3")];
	expect(await timeAnswer(first)).toBeLessThan(200);
	await expect(first).toHaveAttribute("aria-busy", "true");
	await second.click();
	await expect(first).not.toHaveAttribute("aria-busy");
	await expect(second).toHaveAttribute("aria-busy", "true");
	await page.keyboard.press("Escape");
	await expect(second).not.toHaveAttribute("aria-busy");
	await page.clock.resume();
	letGo();
	await whenReady(page);
	await expectClosed(page);
	await leave();
});

test("a reload leaves the viewer open, and however it is closed, the picture's plate has the focus", async () => {
	const { page, complaints, leave } = await open();
	await whenReady(page);
	const viewer = page.getByRole("dialog", { name: "Week 2 & 3" });
	for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
		await findPlate(page, "Week 1").click();
		await page.getByRole("button", { name: "Next" }).click();
		await expect(viewer).toBeVisible();
		await page.reload();
		await expect(viewer).toBeVisible();
		await close();
		await expect(viewer).toBeHidden();
		await expect(findPlate(page, "Week 2 & 3")).toBeFocused();
		await expect(findPlate(page, "Week 2 & 3")).toBeInViewport();
	}
	await page.goForward();
	await expect(viewer).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(viewer).toBeHidden();
	expect(complaints).toEqual([]);
	await leave();
});

test("without a connection a plate stays closed, says why, and opens once there is one", async () => {
	const { page, context, complaints, leave } = await visit(
		stories.browser,
		`${stories.site.address}/artwork/tattoos`,
	);
	await whenReady(page);
	await context.setOffline(true);
	const plate = findPlate(page, "Koi climbing");
	await plate.click();
	const words = page.getByText("It needs a connection, and the studio could not be reached.");
	await expect(words).toBeVisible();
	await expect(page).toHaveURL(`${stories.site.address}/artwork/tattoos`);
	await expect(plate).not.toHaveAttribute("aria-busy");
	await context.setOffline(false);
	await page.getByRole("button", { name: "Retry" }).click();
	const viewer = page.getByRole("dialog", { name: "Koi climbing, color, forearm" });
	await expect(viewer).toBeVisible();
	await expect(viewer).toHaveCSS("position", "fixed");
	const size = page.viewportSize();
	await expect.poll(() => viewer.boundingBox()).toEqual({ x: 0, y: 0, ...size });
	await expect(words).toBeHidden();
	expect(complaints).toEqual([]);
	await leave();
});
