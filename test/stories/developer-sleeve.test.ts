import type { Page } from "playwright-core";
import { test } from "vitest";
import { documents } from "../documents.ts";
import { expectAccessible } from "./accessible.ts";
import { expectBriefly, prepareArtist, readStored, typeInto } from "./artist.ts";
import { desk, phone, prepareReadOnlyStories, stopClock, whenSettled } from "./browser.ts";
import { expect } from "./expect.ts";

const birdAndFloral = documents["bird-and-floral"];
const studio = documents.studio;

const stories = prepareReadOnlyStories();
const artist = prepareArtist(stories);
const key = "bird-and-floral-data";
const [outer, ...others] = birdAndFloral.images;

const open = (options: Parameters<typeof artist.open>[1] = {}) =>
	artist.open("/bird-and-floral", options);

const findSlide = (page: Page, at: number) => findMain(page).getByRole("group").nth(at);
const findMain = (page: Page) => page.getByRole("main");

test("every text is edited in place, stored, and shown with the mode on or off", async () => {
	const page = await open();
	const first = findSlide(page, 0);
	const edits = [
		["page title", "Wren & peony"],
		["page description", "One wren."],
		["project title", "How it was made"],
		["project description", "First the bird.\n\nThen the flowers."],
	] as const;
	for (const [label, text] of edits) {
		await (await typeInto(findMain(page), label, ` ${text} `)).blur();
		await expect(page.getByRole("button", { name: `Edit ${label}: ${text}` })).toBeVisible();
	}
	for (const [label, text] of [
		["title", "Outside"],
		["duration", "7 sessions"],
		["description", "All of it."],
	] as const) {
		await (await typeInto(first, label, text)).blur();
		await expect(first.getByRole("button", { name: `Edit ${label}: ${text}` })).toBeVisible();
	}
	await (await typeInto(findSlide(page, 1), "duration", "1 session")).blur();

	const [inner, ...rest] = others;
	const edited = {
		pageTitle: edits[0][1],
		pageDescription: edits[1][1],
		projectTitle: edits[2][1],
		projectDescription: edits[3][1],
		images: [
			{ ...outer, title: "Outside", duration: "7 sessions", description: "All of it." },
			{ ...inner, duration: "1 session" },
			...rest,
		],
	};
	await expect.poll(() => readStored(page, key)).toEqual(edited);

	await page.evaluate(() => localStorage.setItem("devMode", "false"));
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wren & peony");
	await expect(page).toHaveTitle(`Wren & peony | ${studio.name}`);
	await expect(page.getByRole("region", { name: "Wren & peony" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "How it was made" })).toBeVisible();
	for (const text of ["One wren.", "Then the flowers.", "7 sessions", "1 session", "All of it."]) {
		await expect(page.getByText(text)).toBeVisible();
	}
	await expect(page.getByRole("button", { name: /^(Edit|Add) / })).toHaveCount(0);
	await expect(page.getByText(/^ID \d/)).toHaveCount(0);
	await page.getByRole("group", { name: "Outside, 1 of 5" }).getByRole("link").click();
	const viewer = page.getByRole("dialog");
	await expect(viewer.getByText("Outside", { exact: true })).toBeVisible();
	await expect(viewer.getByText("All of it.")).toBeVisible();
});

test("an edit is announced for a second, saving queues it, and resetting removes what is stored", async () => {
	const page = await open();
	const title = findMain(page).getByRole("button", { name: /^Edit page title/ });
	await expect(title).toHaveText(birdAndFloral.pageTitle);
	await stopClock(page);
	await (await typeInto(findMain(page), "page title", "Wren")).press("Enter");
	await expectBriefly(page, "Changes saved locally");
	await expect(title).toHaveText("Wren");
	await page.getByRole("button", { name: /save.* permanently/i }).click();
	await expectBriefly(
		page,
		"Changes saved permanently!",
		"Changes queued for bird-and-floral. Connect to GitHub to persist changes!",
	);
	const edited = { ...birdAndFloral, pageTitle: "Wren" };
	expect(await readStored(page, "codebase_changes_bird-and-floral")).toMatchObject({
		filename: "bird-and-floral",
		data: edited,
	});
	expect(await readStored(page, key)).toEqual(edited);
	await page.getByRole("button", { name: /^reset/i }).click();
	await expect(title).toHaveText(birdAndFloral.pageTitle);
	expect(await readStored(page, key)).toBeNull();
});

/** Titles take 64 characters, durations 40, descriptions 160, the project's 1,200; Escape cancels. */
async function expectLimits(page: Page): Promise<void> {
	for (const [label, max, at] of [
		["page title", 64],
		["page description", 160],
		["project title", 64],
		["project description", 1_200],
		["title", 64, 0],
		["duration", 40, 0],
		["description", 160, 0],
	] as const) {
		const within = at === undefined ? findMain(page) : findSlide(page, at);
		const field = await typeInto(within, label, "a".repeat(max));
		await expect(within.getByText(`${max}/${max}`)).toBeVisible();
		await page.keyboard.insertText("b");
		await expect(field).toHaveValue("a".repeat(max));
		await field.press("Escape");
		await expect(field).toHaveCount(0);
	}
	expect(await readStored(page, key)).toBeNull();
}

async function expectWideWhenEmptied(page: Page): Promise<void> {
	for (const [label, within] of [
		["page title", findMain(page)],
		["duration", findSlide(page, 0)],
		["duration", findSlide(page, 1)],
	] as const) {
		const field = await typeInto(within, label, "a");
		for (const text of ["a", ""]) {
			await field.fill(text);
			await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThanOrEqual(44);
		}
		await field.press("Escape");
	}
}

async function expectKeysToStayInField(page: Page): Promise<void> {
	const place = page.getByRole("status").filter({ hasText: " of 5" });
	const field = await typeInto(findSlide(page, 0), "title", "Outer");
	await field.press("ArrowLeft");
	await field.press("ArrowRight");
	await field.press("ArrowRight");
	await expect(place).toHaveText("Outer arm, 1 of 5");
	await field.press("Enter");
	await expect(place).toHaveText("Outer, 1 of 5");
	await findMain(page).getByRole("button", { name: "Next picture" }).focus();
	await page.keyboard.press("ArrowRight");
	await expect(place).toHaveText("Inner arm, 2 of 5");
}

test.each([
	["a phone", phone],
	["a desk", desk],
])(
	"on %s the mode shows ids, is accessible, a field has its limit, is easy to find when it is empty, and keeps its arrow keys",
	async (_, size) => {
		const page = await open({ size });
		for (const [at, { id }] of birdAndFloral.images.entries()) {
			await expect(findSlide(page, at).getByText(`ID ${id}`, { exact: true })).toBeVisible();
		}
		await expect(page.getByRole("link").getByRole("button")).toHaveCount(0);
		await findSlide(page, 0)
			.getByRole("button", { name: /^Edit description/ })
			.click();
		await expect(findSlide(page, 0).getByRole("textbox")).toBeFocused();
		await whenSettled(page);
		await expectAccessible(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
		await page.keyboard.press("Escape");
		if (size === phone) {
			await expectLimits(page);
			await expectWideWhenEmptied(page);
		} else await expectKeysToStayInField(page);
	},
);
