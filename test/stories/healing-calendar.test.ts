import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { expectAccessible } from "./accessible.ts";
import {
	desk,
	forbidStorage,
	holdBack,
	phone,
	prepareReadOnlyStories,
	visit,
	whenReady,
	whenSettled,
} from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareReadOnlyStories();
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("healingDate"));
const field = (page: Page) => page.getByLabel("Day of your session");

async function open() {
	const visitor = await visit(stories.browser, "about:blank");
	await visitor.page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
	await visitor.page.goto(`${stories.site.address}/aftercare`);
	await whenReady(visitor.page);
	return visitor;
}

async function choose(page: Page, date: string): Promise<void> {
	await field(page).fill(date);
	await page.getByRole("button", { name: "Show My Day" }).click();
}

test("a client sees the day of healing, announced, with today's tasks and what comes next, and deletes the date again", async () => {
	const { page, complaints, leave } = await open();
	const regions = page.getByRole("region", { name: "Your Healing Calendar" }).getByRole("status");
	await expect(regions).toHaveText([""]);
	const region = await regions.elementHandle();
	const hear = () => region?.evaluate((element) => element.isConnected && element.textContent);
	const course = page.getByRole("list", { name: "Healing, start to finish" });
	await expect(course).toContainText("Days 8-21");
	await choose(page, "2026-11-07");
	await expect.poll(hear).toBe("Today is day 15, Week 2 & 3.");
	await choose(page, "2026-11-17");
	await expect.poll(hear).toBe("Today is day 5, Week 1.");
	const card = page.getByRole("region", { name: "Day 5 of healing" });
	await expect(card).toBeFocused();
	await expect(card).toBeInViewport();
	await expect(card).toContainText("Redness and soreness should be less each day.");
	await expect(card).toContainText("The date stays on this device only.");
	await expect(page.getByText("Saturday, November 21, 2026, Week 1")).toBeVisible();
	await expect(page.getByText("Next, in 3 days (Tue, Nov 24): Week 2 & 3.")).toBeVisible();
	await expect(course.getByRole("listitem").filter({ hasText: "Week 1" }).first()).toHaveAttribute(
		"aria-current",
		"step",
	);
	await expect(course).toContainText("Tue, Nov 17 - Mon, Nov 23");
	await expect(course).toContainText("Wed, Feb 17");
	expect(await kept(page)).toBe("2026-11-17");
	expect(new URL(page.url()).search).toBe("");

	await choose(page, "2026-10-20");
	await expect(page.getByText("Day 33 of healing")).toBeVisible();
	const day33 = page.getByRole("region", { name: "Day 33 of healing" });
	await expect(day33).toContainText("Once closed you may swim.");
	await expect(day33).toContainText("Now: Touch-up look. Look at it in daylight");
	await choose(page, "2026-08-21");
	await expect(page.getByText("Now: 3-month check. Below the surface")).toBeVisible();

	await page.getByRole("button", { name: "Clear the Date" }).click();
	await expect.poll(hear).toBe("Date cleared.");
	await expect(field(page)).toBeFocused();
	await expect(field(page)).toHaveValue("");
	await expect(course).toContainText("Days 8-21");
	expect(await kept(page)).toBeNull();
	await page.reload();
	await whenReady(page);
	await expect(page.getByText(/^Day \d+ of healing$/)).toBeHidden();
	expect(complaints).toEqual([]);
	await leave();
});

test("a client with a film follows its course on the card, in the calendar and in the file", async () => {
	const { page, complaints, leave } = await open();
	await page.getByLabel("Film or wrap?").selectOption("Adhesive film");
	await choose(page, "2026-11-21");
	const first = page.getByRole("region", { name: "Day 1 of healing" });
	await expect(first).toContainText("Leave the film on. No balm.");
	await expect(first).toContainText("Redness beyond the edges");
	await expect(first).toContainText("Next, in 3 days (Tue, Nov 24): Film off.");
	const course = page.getByRole("list", { name: "Healing, start to finish" });
	await expect(course).toContainText("Sat, Nov 21 - Mon, Nov 23");
	await expect(course).not.toContainText("An open wound");
	await expect(page.getByText("With film, begin when it is off.")).toBeVisible();
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save to My Calendar" }).click();
	expect(await readFile(await (await download).path(), "utf8")).toContain("film-off@");

	// Three days later the card is there before any script, and nothing shifts when the scripts come.
	await page.clock.setFixedTime(new Date("2026-11-24T00:05:00"));
	const release = await holdBack(page, "**/assets/**/*.js");
	await page.goto(`${stories.site.address}/aftercare`, { waitUntil: "domcontentloaded" });
	const card = page.getByRole("region", { name: "Day 4 of healing" });
	const expectToday = async () => {
		await expect(card).toBeInViewport();
		await expect(card).toContainText("Tuesday, November 24, 2026, Film off");
		await expect(card.getByText("Peel the film off slowly")).toBeVisible();
		await expect(card.getByRole("listitem").filter({ visible: true })).toHaveCount(2);
	};
	await expectToday();
	await page.evaluate(async () => {
		await document.fonts.ready;
		Object.assign(window, { shifts: 0 });
		new PerformanceObserver((list) => {
			const shifts = Reflect.get(window, "shifts") + list.getEntries().length;
			Object.assign(window, { shifts });
		}).observe({ type: "layout-shift" });
	});
	release();
	await whenReady(page);
	await expect(card.getByRole("button", { name: "Clear the Date" })).toBeVisible();
	await expectToday();
	expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toBe(0);
	await expect(field(page)).toHaveValue("2026-11-21");
	await expect(page.getByLabel("Film or wrap?")).toHaveValue("film");

	await page.getByLabel("Film or wrap?").selectOption("Wrap or bandage");
	await choose(page, "2026-11-24");
	await expect(first).toContainText("Leave the bandage on");
	await expect(page.getByText("With film, begin when it is off.")).toBeHidden();
	expect(complaints).toEqual([]);
	await leave();
});

test("a button pressed before hydration waits and shows it; the page left open follows the days", async () => {
	const { page, complaints, leave } = await visit(stories.browser, "about:blank");
	await page.clock.install({ time: new Date("2026-11-21T12:00:00") });
	const loads: string[] = [];
	page.on("load", () => loads.push(page.url()));
	for (const name of ["Show My Day", "Download Complete Aftercare Guide"]) {
		const release = await holdBack(page, "**/assets/**/*.js");
		await page.goto(`${stories.site.address}/aftercare`, { waitUntil: "domcontentloaded" });
		await field(page).fill("2026-11-17");
		const download = page.waitForEvent("download");
		const button = page.getByRole("button", { name });
		await button.click();
		await expect(button).toHaveCSS("opacity", "0.6");
		// Longer than links and forms wait for scripts.
		await page.clock.fastForward(4_000);
		await expect(button).toHaveCSS("opacity", "0.6");
		release();
		await expect(page.getByText("Day 5 of healing")).toBeVisible({ timeout: 15_000 });
		await expect(button).toHaveCSS("opacity", "1");
		if (name === "Show My Day") {
			expect(await kept(page)).toBe("2026-11-17");
			await page.getByRole("button", { name: "Save to My Calendar" }).click();
		}
		await download;
	}
	expect(loads).toHaveLength(2);
	await page.clock.fastForward(12 * 60 * 60 * 1_000);
	await expect(page.getByText("Day 6 of healing")).toBeVisible();
	const firstEvening = page.getByRole("heading", { name: "Just Got Home?" });
	await expect(firstEvening).toBeHidden();
	await choose(page, "2026-11-22");
	await expect(firstEvening).toBeVisible();
	await page.clock.fastForward(24 * 60 * 60 * 1_000);
	await expect(page.getByText("Day 2 of healing")).toBeVisible();
	await expect(firstEvening).toBeHidden();
	expect(complaints).toEqual([]);
	await leave();
});

test("what is no date of a session gets its own message and is not stored, and does no harm where it was", async () => {
	const { page, complaints, leave } = await open();
	for (const date of ["2026-12-24", "rubbish"]) {
		await page.evaluate((value) => localStorage.setItem("healingDate", value), date);
		await page.reload();
		await whenReady(page);
		await expect(page.getByText("Days 8-21")).toBeVisible();
		await expect(field(page)).toHaveValue("");
	}
	await page.evaluate(() => localStorage.removeItem("healingDate"));

	const button = page.getByRole("button", { name: "Show My Day" });
	await button.click();
	await expect(page.getByText("Choose the date of your session.")).toBeVisible();
	await expect(field(page)).toBeFocused();
	await expect(field(page)).toHaveAttribute("aria-invalid", "true");
	await field(page).pressSequentially("1117");
	await button.click();
	await expect(page.getByText("That is not a valid date.")).toBeVisible();
	await choose(page, "2026-11-22");
	await expect(page.getByText("That date is in the future.")).toBeVisible();
	await choose(page, "2025-11-21");
	await expect(page.getByText("your tattoo has long since healed")).toBeVisible();
	expect(await kept(page)).toBeNull();
	await choose(page, "2025-11-22");
	await expect(page.getByText("Day 365 with your tattoo")).toBeVisible();
	await expect(field(page)).not.toHaveAttribute("aria-invalid");
	expect(complaints).toEqual([]);
	await leave();
});

test("the filled calendar is saved as a file, prints on two sheets, and has no accessibility violations", async () => {
	const { page, complaints, leave } = await open();
	const countSheets = async (format: string) => {
		const printed = (await page.pdf({ format })).toString("latin1");
		return printed.match(/\/Type \/Page\b/g)?.length;
	};
	expect(await countSheets("Letter")).toBe(2);
	await choose(page, "2026-11-17");
	await expect(page.getByText("Day 5 of healing")).toBeVisible();
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save to My Calendar" }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe("tattoo-healing.ics");
	const text = await readFile(await file.path(), "utf8");
	expect(text.startsWith("BEGIN:VCALENDAR\r\n")).toBe(true);
	expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(5);
	expect(text).toContain("DTSTART;VALUE=DATE:20261117\r\nDTEND;VALUE=DATE:20261124\r\n");

	for (const format of ["Letter", "A4"]) expect(await countSheets(format)).toBe(2);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByText("tap it with a flat, clean hand")).toBeVisible();
	await expect(page.getByText("Tue, Nov 17 - Mon, Nov 23")).toBeVisible();
	await expect(page.getByText("When to Seek Medical Attention")).toBeVisible();
	for (const name of ["Show My Day", "Save to My Calendar (.ics)", "Clear the Date"]) {
		await expect(page.getByText(name, { exact: true })).toBeHidden();
	}
	await expect(page.getByRole("contentinfo")).toBeHidden();
	await page.emulateMedia({ media: null });

	for (const summary of await page.locator("summary").all()) await summary.click();
	for (const size of [phone, desk]) {
		await page.setViewportSize(size);
		await expectGood(page, size);
	}
	await choose(page, "2026-11-30");
	await expect(page.getByText("That date is in the future.")).toBeVisible();
	await page.setViewportSize(phone);
	await expectGood(page, phone);
	expect(complaints).toEqual([]);
	await leave();
});

async function expectGood(page: Page, { width }: typeof phone): Promise<void> {
	await whenSettled(page);
	await expectAccessible(page);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test("forbidden storage is reported, and the day is shown", async () => {
	const { page, complaints, leave } = await visit(stories.browser, "about:blank");
	await forbidStorage(page);
	await page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
	await page.goto(`${stories.site.address}/aftercare`);
	await whenReady(page);
	await choose(page, "2026-11-20");
	await expect(page.getByText("Day 2 of healing")).toBeVisible();
	await expect(page.getByText("Your browser is not saving data")).toBeVisible();
	expect(complaints.filter((words) => !/forbidden/.test(words))).toEqual([]);
	await leave();
});
