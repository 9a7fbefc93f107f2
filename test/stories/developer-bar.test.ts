import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { expectBriefly, findBar, findTool, prepareArtist, readStored } from "./artist.ts";
import { desk, phone, prepareReadOnlyStories, stopClock, whenSettled } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareReadOnlyStories();
const artist = prepareArtist(stories);

const narrow = { width: 320, height: 640 };
const said = (page: Page, words: string) => page.getByText(words, { exact: true });

const change = (filename: string, data: unknown, day: number) => ({
	filename,
	data,
	timestamp: `2026-05-0${day}T10:00:00.000Z`,
});
const drawings = change("drawings", [{ id: 2 }], 1);
const tattoos = change("tattoos", [{ id: 1, title: "Octopus" }], 2);
const queued = { codebase_changes_tattoos: tattoos, codebase_changes_drawings: drawings };

async function editTitle(page: Page, title: string): Promise<void> {
	await page
		.getByRole("button", { name: /^Edit title: / })
		.first()
		.click();
	await page.getByRole("textbox").first().fill(title);
	await page.keyboard.press("Enter");
}

function listFaults(): string[] {
	const section = document.querySelector("section[aria-label='Developer mode']");
	const header = document.querySelector("header");
	const main = document.querySelector("main");
	if (!section || !header || !main) return ["nothing there"];
	const controls = [...section.querySelectorAll("button, a, summary")]
		.filter((control) => control.checkVisibility())
		.filter((control) => control.getBoundingClientRect().height < 44);
	const { top, bottom } = section.getBoundingClientRect();
	return [
		...controls.map((control) => `small: ${control.textContent}`),
		...(top < header.getBoundingClientRect().bottom ? ["over the header"] : []),
		...(main.getBoundingClientRect().top < bottom ? ["over the page"] : []),
		...(document.documentElement.scrollWidth > innerWidth ? ["wide"] : []),
	];
}

function bringLastHeading() {
	const heading = [...document.querySelectorAll("main h2")].at(-1);
	heading?.scrollIntoView();
	const [header, own, below] = [
		document.querySelector("header"),
		document.querySelector("section[aria-label='Developer mode']"),
		heading,
	].map((one) => one?.getBoundingClientRect());
	return {
		joined: own !== undefined && own.top === header?.bottom,
		covered: !own || !below || below.top < own.bottom,
	};
}

async function expectInView(page: Page, ...sizes: (typeof desk)[]): Promise<void> {
	await expect(findBar(page)).toBeVisible();
	if (sizes.includes(desk)) await findBar(page).getByText("Debug info").click();
	else await findTool(page, "Tools").click();
	await whenSettled(page);
	for (const size of sizes) {
		await page.setViewportSize(size);
		await expect.poll(() => page.evaluate(listFaults)).toEqual([]);
	}
}

/** Below the last heading of a long page, and not on paper. */
async function expectNothingCovered(page: Page, ...sizes: (typeof desk)[]): Promise<void> {
	await page.goto(`${stories.site.address}/aftercare`);
	await page.waitForFunction(() =>
		document.documentElement.style.getPropertyValue("--developer-bar"),
	);
	for (const size of sizes) {
		await page.setViewportSize(size);
		await expect
			.poll(() => page.evaluate(bringLastHeading))
			.toEqual({ joined: true, covered: false });
	}
}

test("on a desk it is accessible, fits the screen, stays in view, covers nothing and is not printed", async () => {
	const page = await artist.open("/artwork/drawings", { stored: queued });
	await expectInView(page, desk);
	await expectAccessible(page);
	await expectNothingCovered(page, desk);
	await page.goto(`${stories.site.address}/artwork/tattoos`);
	const own = [
		findBar(page),
		page.getByRole("main").getByText("ID 1", { exact: true }),
		page.getByRole("button", { name: /^Move / }).first(),
	];
	for (const part of own) await expect(part).toBeVisible();
	await page.emulateMedia({ media: "print" });
	for (const part of own) await expect(part).toBeHidden();
});

test("on a phone it is one line, which opens and closes like the menu, is accessible, fits the narrowest one and covers nothing", async () => {
	const page = await artist.open("/about", { size: phone, stored: queued });
	await expect(findBar(page)).toBeVisible();
	await expect.poll(async () => (await findBar(page).boundingBox())?.height).toBeLessThan(52);
	await expect(findBar(page).getByRole("status")).toHaveText("2 pending");
	await expect(findTool(page, "Export")).toBeHidden();
	await findTool(page, "Tools").click();
	await expect(findTool(page, "Export")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(findTool(page, "Export")).toBeHidden();
	await expect(findTool(page, "Tools")).toBeFocused();
	await findTool(page, "Tools").click();
	await page.getByRole("button", { name: "Menu" }).click();
	await expect(findTool(page, "Export")).toBeHidden();
	await expect(page.getByRole("link", { name: "Contact" }).first()).toBeVisible();
	await page.keyboard.press("Escape");

	await expectInView(page, phone, narrow);
	await expectAccessible(page);
	await page.setViewportSize(phone);
	await expectLinksToEditors(page);
	await page.goto(`${stories.site.address}/artwork/drawings`);
	await expectInView(page, phone, narrow);
	await expectNothingCovered(page, phone, narrow);
});

async function expectLinksToEditors(page: Page): Promise<void> {
	for (const [name, path] of [
		["Tattoos", "/artwork/tattoos"],
		["Drawings", "/artwork/drawings"],
		["Digital", "/artwork/digital"],
		["Categories", "/artwork/categories"],
		["Bird and floral", "/bird-and-floral"],
		["Blog", "/blog"],
	] as const) {
		const link = findBar(page).getByRole("link", { name, exact: true, includeHidden: true });
		await expect(link).toHaveAttribute("href", path);
	}
	await findBar(page).getByRole("link", { name: "Categories" }).click();
	await expect(page).toHaveURL(`${stories.site.address}/artwork/categories`);
	await expect(findBar(page).getByText("as on the site")).toBeAttached();
	await expect(findBar(page).getByRole("link")).toHaveCount(0);
	await expect(findTool(page, "Tools")).toBeVisible();
	await expect(findTool(page, "Export")).toBeHidden();
}

test("it shows what is edited and saved, saves it, and a reset can be undone", async () => {
	const page = await artist.open("/artwork/categories");
	const state = (words: string) => expect(findBar(page).getByText(words)).toBeVisible();
	const save = findTool(page, "Save permanently");
	const reset = findTool(page, "Reset");
	await expect(save).toHaveAccessibleDescription("Categories");
	await expect(reset).toHaveAccessibleDescription("Categories");
	await state("as on the site");
	await expect(save).toBeDisabled();
	await expect(reset).toBeDisabled();
	await editTitle(page, "Inked");
	await state("edited here, not saved permanently");
	await expect(findBar(page).getByRole("status")).toHaveText("Edited here");
	await stopClock(page);
	await save.click();
	await expect(said(page, "Changes saved permanently!")).toBeVisible();
	await state("saved permanently in this browser");
	await state("1 change: ");
	await expect(findBar(page).getByRole("status")).toHaveText("1 pending");
	await reset.click();
	await state("as on the site");
	await expect(reset).toBeFocused();
	await expect(page.getByText("Inked")).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await state("saved permanently in this browser");
	await expect(page.getByRole("button", { name: /: Inked$/ })).toBeVisible();
});

function expectSpoiltLogged(): void {
	const logged = artist.takeComplaints();
	expect(logged.filter((one) => !/codebase_changes_spoilt/.test(one))).toEqual([]);
}

test("pending changes are exported, oldest first, and cleared, unreadable ones too; what another tab saves is counted", async () => {
	const page = await artist.open("/about", {
		stored: { codebase_changes_spoilt: "{", codebase_changes_other: [1] },
	});
	await expect(findBar(page).getByText("no changes, 2 unreadable")).toBeVisible();
	await expect(findTool(page, "Export")).toBeDisabled();
	const other = await page.context().newPage();
	await other.goto(`${stories.site.address}/healthz`);
	await other.evaluate((stored) => {
		for (const [key, one] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(one));
	}, queued);
	await expect(findBar(page).getByText("2 changes: drawings, tattoos, 2 unreadable")).toBeVisible();
	const downloading = page.waitForEvent("download");
	await findTool(page, "Export").click();
	const download = await downloading;
	expect(download.suggestedFilename()).toBe("dev-mode-changes.json");
	const file = readFileSync(await download.path(), "utf8");
	expect(JSON.parse(file)).toEqual([drawings, tattoos]);

	await stopClock(page);
	await findTool(page, "Clear pending").click();
	await expectBriefly(page, "Pending changes cleared");
	await expect(findTool(page, "Export")).toBeDisabled();
	await expect(findBar(page).getByText(/no changes$/)).toBeVisible();
	for (const key of ["tattoos", "spoilt"]) {
		expect(await readStored(page, `codebase_changes_${key}`)).toBeNull();
	}
	await expect(findTool(page, "Undo clearing")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(findTool(page, "Clear pending")).toBeEnabled();
	expect(await readStored(page, "codebase_changes_tattoos")).toEqual(tattoos);

	// Also where nothing is pending.
	await findTool(page, "Clear pending").click();
	await page.clock.resume();
	await page.reload();
	await expect(findBar(page).getByText(/no changes$/)).toBeVisible();
	await page.clock.pauseAt(Date.now() + 120_000);
	await findTool(page, "Clear pending").click();
	await expect(said(page, "Pending changes cleared")).toBeVisible();
	await expect(findTool(page, "Clear pending")).toBeFocused();
	expectSpoiltLogged();
});

test("debug info shows each list's source, ids and keys, and the storage in use", async () => {
	const page = await artist.open("/artwork/drawings", { stored: { ...queued, other: "1234" } });
	const fact = (name: string) =>
		findBar(page)
			.locator("dt", { hasText: new RegExp(`^${name}$`) })
			.locator("xpath=following-sibling::dd");
	await expect(findBar(page).getByText("as on the site")).toBeVisible();
	await findBar(page).getByText("Debug info").click();
	await expect(fact("Source of drawings")).toHaveText("default");
	await expect(fact("7 ids in order")).toHaveText("1 2 3 4 5 6 7");
	await expect(fact("Kept as")).toHaveText("drawings_all");
	await expect(fact("other")).toHaveText("18 bytes");
	const letters = await page.evaluate(() =>
		Object.entries(localStorage).reduce((sum, [key, value]) => sum + key.length + value.length, 0),
	);
	await expect(fact("Storage used")).toHaveText(
		letters < 500 ? `${letters * 2} bytes` : `${((letters * 2) / 1_000).toFixed(1)} KB`,
	);
	await expect(fact("Pending changes")).toHaveText("2");
	await expect(fact("tattoos")).toHaveText("2026-05-02 10:00:00.000Z");
	await editTitle(page, "Ink");
	await expect(fact("Source of drawings")).toHaveText("local");
	await expect(fact("drawings_all")).toHaveText(/\d KB$/);
});
