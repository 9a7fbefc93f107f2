import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, test } from "vitest";
import { whenIdle } from "./artist.ts";
import { desk, phone, prepareStories, type Visitor, visit } from "./browser.ts";
import { expect } from "./expect.ts";
import { preparePart } from "./part.ts";

const stories = prepareStories();
const part = preparePart(stories, "editor-page.tsx");

let artist: Visitor;
let page: Page;

beforeAll(async () => {
	artist = await visit(stories.browser, "about:blank", { size: desk });
	page = artist.page;
});
afterAll(() => artist?.leave());
beforeEach(async () => {
	await page.goto(part.address);
	await expect(text("title")).toBeVisible();
});

const text = (label: string) => page.getByRole("button", { name: `Edit ${label}: ` });
const field = (label: string) => page.getByRole("textbox", { name: new RegExp(`^${label}`) });
const listSaved = () => page.evaluate(() => window.seen.saved);

test("a text is a button that names what it edits; a click makes it a field, and Enter saves it once", async () => {
	await page.getByRole("button", { name: "Edit title: Koi climbing", exact: true }).click();
	await expect(field("Title")).toBeFocused();
	await expect(field("Title")).toHaveAccessibleName("Title of Koi climbing");
	await expect(field("Title")).toHaveAttribute("maxlength", "64");
	await expect(page.getByText("12/64")).toBeVisible();
	await page.keyboard.type(", at night  ");
	expect(await listSaved()).toEqual([]);
	await page.keyboard.press("Enter");
	await expect(text("title")).toHaveText("Koi climbing, at night");
	await expect(text("title")).toBeFocused();
	await page.getByRole("link", { name: "A card" }).focus();
	expect(await listSaved()).toEqual(["title: Koi climbing, at night"]);
});

test("Enter and Space open it, Escape cancels, leaving the field saves changes, and only them; a title is not emptied", async () => {
	for (const key of ["Enter", "Space"]) {
		await text("title").focus();
		await page.keyboard.press(key);
		await expect(field("Title")).toHaveValue("Koi climbing");
		await page.keyboard.type("!");
		await page.keyboard.press("Escape");
		await expect(text("title")).toHaveText("Koi climbing");
		await expect(text("title")).toBeFocused();
		expect(await listSaved()).toEqual([]);
		expect(await page.evaluate(() => window.seen.around)).toEqual([]);
	}
	for (const nothing of ["", "\u200b\u2060"]) {
		await text("title").click();
		await field("Title").fill(nothing);
		await page.keyboard.press("Enter");
		const words = page.getByText("The title cannot be empty. The old one stays.");
		await expect(words).toBeVisible();
		await expect(text("title")).toHaveText("Koi climbing");
		await page.getByRole("button", { name: "Dismiss" }).click();
		await expect(words).toHaveCount(0);
	}
	for (const typed of ["Koi climbing", "  Koi climbing ", "Koi resting"]) {
		await text("title").click();
		await field("Title").fill(typed);
		await page.keyboard.press("Tab");
		await expect(field("Title")).toHaveCount(0);
	}
	expect(await listSaved()).toEqual(["title: Koi resting"]);
	await expect(text("description")).toBeFocused();
});

test("in a multi-line text Enter adds a line, and with Control it saves; it may be emptied", async () => {
	await text("description").click();
	await page.keyboard.press("Enter");
	await page.keyboard.type("Healed.");
	expect(await listSaved()).toEqual([]);
	await page.keyboard.press("Control+Enter");
	expect(await listSaved()).toEqual(["description: Up the forearm,\nagainst the water.\nHealed."]);
	await text("description").click();
	await field("Description").fill(" ");
	await page.keyboard.press("Control+Enter");
	const add = page.getByRole("button", { name: "Add description of Koi climbing", exact: true });
	await expect(add).toHaveText("Add description");
});

test.each(["a desk", "a phone"])(
	"on %s a press on a picture only ends an edit, while links pressed on their words and buttons act at once",
	async (kind) => {
		const size = kind === "a phone" ? phone : desk;
		const { page: screen, leave } = await visit(stories.browser, part.address, { size });
		const hit = (target: Locator, at?: { position: { x: number; y: number } }) =>
			size === phone ? target.tap(at) : target.click(at);
		const link = (name: string) => screen.getByRole("link", { name });
		const low = { position: { x: 30, y: 80 } };
		const edit = (name: string) => hit(screen.getByRole("button", { name }));
		for (const name of ["A picture", "A card"]) {
			await edit("Edit title");
			await screen.keyboard.type("!");
			await hit(link(name), low);
			await expect(screen.getByRole("textbox")).toHaveCount(0);
			// The click comes right after the press.
			await whenIdle(screen);
			await expect(screen).not.toHaveURL(/#/);
		}
		await hit(link("A card"), low);
		await expect(screen).toHaveURL(/#card/);
		await edit("Edit title");
		await edit("Edit description");
		await expect(screen.getByRole("textbox", { name: /^Description/ })).toBeFocused();
		await screen.keyboard.press("Escape");
		await edit("Edit title");
		await screen.keyboard.type(" Up");
		await hit(link("A link beside them"));
		await expect(screen).toHaveURL(/elsewhere/);
		expect(await screen.evaluate(() => window.seen.saved)).toEqual([
			"title: Koi climbing!",
			"title: Koi climbing!!",
			"title: Koi climbing!! Up",
		]);
		await edit("Edit long title");
		await screen.keyboard.press("Backspace");
		await hit(link("A card"));
		await whenIdle(screen);
		await expect(screen).toHaveURL(/elsewhere/);
		await expect(screen.getByRole("textbox", { name: "Long title" })).toBeVisible();
		await leave();
	},
);

describe("64 characters", () => {
	const fish = "\u{1f41f}";

	test("are accepted, counted as graphemes, and one more is not, typed or pasted; lines become one", async () => {
		await text("description").click();
		await field("Description").fill("pasted");
		await page.keyboard.press("Control+A");
		await page.keyboard.press("Control+C");
		await page.keyboard.press("Escape");
		await text("title").click();
		await field("Title").fill("x".repeat(63));
		await page.keyboard.type("yz");
		await expect(field("Title")).toHaveValue(`${"x".repeat(63)}y`);
		await expect(page.getByText("64/64")).toBeVisible();
		await expect(page.getByRole("status").filter({ hasText: "No characters left" })).toHaveCount(1);
		await field("Title").evaluate((element: HTMLTextAreaElement) =>
			element.setSelectionRange(1, 3),
		);
		await page.keyboard.press("Control+V");
		await expect(field("Title")).toHaveValue(`xpa${"x".repeat(60)}y`);
		await page.keyboard.type("!");
		await page.keyboard.press("Backspace");
		await page.keyboard.type("s");
		await page.keyboard.press("Enter");
		expect(await listSaved()).toEqual([`title: xps${"x".repeat(60)}y`]);

		await text("title").click();
		await field("Title").fill("");
		await page.keyboard.insertText(`${fish.repeat(63)}`);
		await expect(page.getByText("63/64")).toBeVisible();
		await page.keyboard.insertText(`${fish}${fish}`);
		await expect(field("Title")).toHaveValue(fish.repeat(64));
		await expect(field("Title")).toHaveAttribute("maxlength", "128");
		await field("Title").fill("Koi\n climbing");
		await page.keyboard.press("Enter");
		await expect(text("title")).toHaveText("Koi climbing");
	});

	test("cannot be exceeded by an input method, whose Enter and Escape neither save nor cancel", async () => {
		await text("title").click();
		for (const key of ["Enter", "Escape"]) {
			await field("Title").dispatchEvent("keydown", { key, isComposing: true, bubbles: true });
			await field("Title").dispatchEvent("keydown", { key, keyCode: 229, bubbles: true });
		}
		await expect(field("Title")).toBeFocused();
		expect(await listSaved()).toEqual([]);

		await field("Title").fill("x".repeat(60));
		const typing = await artist.context.newCDPSession(page);
		for (const written of ["かたかな", "かたかなかたかな", "かたかなかたかなか"]) {
			const caret = { selectionStart: written.length, selectionEnd: written.length };
			await typing.send("Input.imeSetComposition", { text: written, ...caret });
		}
		await expect(field("Title")).toHaveValue(`${"x".repeat(60)}かたかなかたかなか`);
		await typing.send("Input.insertText", { text: "片仮名片仮名片仮名" });
		await expect(field("Title")).toHaveValue(`${"x".repeat(60)}片仮名片`);
		await page.keyboard.press("Enter");
		expect(await listSaved()).toEqual([`title: ${"x".repeat(60)}片仮名片`]);
	});

	test("can be exceeded by an old text, which opens, and is saved once it fits", async () => {
		await text("long title").click();
		await expect(page.getByText("62/40")).toBeVisible();
		await page.keyboard.type("x");
		await expect(page.getByText("62/40")).toBeVisible();
		await page.keyboard.press("Backspace");
		await page.keyboard.press("Enter");
		await expect(page.getByText("The long title can be at most 40 characters long.")).toBeVisible();
		await expect(field("Long title")).toBeFocused();
		await expect(field("Long title")).toHaveAttribute("aria-invalid", "true");
		for (let key = 0; key < 21; key += 1) await page.keyboard.press("Backspace");
		await page.keyboard.press("Enter");
		expect(await listSaved()).toEqual([
			`long: ${"Seventy characters ".repeat(3).slice(0, 40).trim()}`,
		]);
	});
});

test("what another tab changes meanwhile is told of, and stays unless something was typed here", async () => {
	const change = () => page.evaluate(() => window.change({ title: "Koi asleep" }));
	await text("title").click();
	await page.keyboard.type(" up");
	await change();
	await expect(field("Title")).toHaveValue("Koi climbing up");
	await page.keyboard.press("Enter");
	expect(await listSaved()).toEqual(["title: Koi climbing up"]);

	await text("title").click();
	await change();
	await expect(page.getByText("Changed in another tab to “Koi asleep”.")).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(text("title")).toHaveText("Koi asleep");
	expect(await listSaved()).toEqual(["title: Koi climbing up"]);
});

test("typed text is saved when the page is left or hidden", async () => {
	await text("title").click();
	await page.keyboard.type(" up");
	await page.evaluate(() => dispatchEvent(new Event("pagehide")));
	expect(await listSaved()).toEqual(["title: Koi climbing up"]);
	await expect(field("Title")).toBeFocused();
	await page.keyboard.type("!");
	// Another window in front keeps the focus in the field, so it stays open.
	await field("Title").dispatchEvent("focusout");
	await expect(field("Title")).toBeFocused();
	await page.keyboard.type("!");
	await page.evaluate(() => window.takeAway());
	const saved = ["", "!", "!!"].map((end) => `title: Koi climbing up${end}`);
	await expect.poll(listSaved).toEqual(saved);
});

test("Escape takes back what another window in front has saved, unless another tab has changed it since", async () => {
	const typeAndHide = async () => {
		await text("title").click();
		await page.keyboard.type(" up");
		await field("Title").dispatchEvent("focusout");
	};
	await typeAndHide();
	await page.keyboard.type("!");
	await page.keyboard.press("Escape");
	await expect(text("title")).toHaveText("Koi climbing");
	await typeAndHide();
	await page.evaluate(() => window.change({ title: "Koi asleep" }));
	await expect(page.getByText("Changed in another tab to “Koi asleep”.")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(text("title")).toHaveText("Koi asleep");
});

test("opening a text moves nothing, on a desk and on a phone, and added lines make room", async () => {
	const held = await visit(stories.browser, part.address, { size: phone });
	for (const screen of [page, held.page]) {
		const pencil = await screen
			.getByText("Koi climbing", { exact: true })
			.evaluate((words) => getComputedStyle(words, "::after").visibility);
		expect(pencil).toBe(screen === page ? "hidden" : "visible");
		const measure = () =>
			screen.locator("article > *").evaluateAll(async (all) => {
				await document.fonts.ready;
				return all.map((one) => one.getBoundingClientRect().toJSON());
			});
		const before = await measure();
		for (const label of ["title", "description", "long title"]) {
			await screen.getByRole("button", { name: `Edit ${label}: ` }).click();
			expect(await measure()).toEqual(before);
			const count = await screen.getByText(/^\d+\/\d+$/).boundingBox();
			const box = screen.getByRole("textbox");
			const words = await box.boundingBox();
			const around = before.find(
				({ top, bottom }) => top <= (words?.y ?? 0) && bottom > (words?.y ?? 0),
			);
			expect(count?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
			expect((count?.y ?? 0) + (count?.height ?? 0)).toBeLessThanOrEqual(around?.bottom);
			const size = await box.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
			expect(size).toBeGreaterThanOrEqual(16);
		}
		await screen.getByRole("button", { name: "Edit description: " }).click();
		await screen.keyboard.press("Enter");
		await expect
			.poll(async () => (await measure())[1]?.height)
			.toBeGreaterThan(before[1]?.height ?? 0);
		await screen.getByRole("button", { name: "Edit title: " }).click();
		await screen.keyboard.type(" against the water, up the forearm");
		await whenIdle(screen);
		expect(await screen.getByRole("textbox").evaluate((box) => box.scrollTop)).toBe(0);
		await screen.keyboard.press("Escape");
		for (const button of await screen.getByRole("button", { name: /^Edit/ }).all()) {
			expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
		}
	}
	// The dev server's websocket port may be taken by another server.
	const complaints = [...held.complaints, ...artist.complaints];
	expect(complaints.filter((one) => !/websocket/i.test(one))).toEqual([]);
	await held.leave();
});

const indent = `\n${" ".repeat(30)}`;

const copies = [
	[
		`Raven and moon,${indent}black and gray, outer${indent}forearm, healed`,
		"Raven and moon, black and gray, outer forearm, healed",
	],
	[`Raven,${indent}${"\u{1f41f}".repeat(70)}`, `Raven, ${"\u{1f41f}".repeat(57)}`],
] as const;

test("the lines of what is pasted into a title become one before it is cut", async () => {
	const saved: string[] = [];
	for (const [copied, pasted] of copies) {
		await page.getByRole("button", { name: "Edit description: " }).click();
		const description = page.getByRole("textbox", { name: /^Description/ });
		await description.fill(copied);
		await description.press("ControlOrMeta+a");
		await description.press("ControlOrMeta+c");
		await description.press("Escape");
		await page.getByRole("button", { name: "Edit title: " }).click();
		const title = page.getByRole("textbox", { name: /^Title/ });
		await title.press("ControlOrMeta+a");
		await title.press("ControlOrMeta+v");
		await expect(title).toHaveValue(pasted);
		await expect(page.getByText(`${[...pasted].length}/64`, { exact: true })).toBeVisible();
		await page.keyboard.insertText("x".repeat(64));
		const whole = pasted + "x".repeat(64 - [...pasted].length);
		await expect(title).toHaveValue(whole);
		await title.press("Enter");
		saved.push(`title: ${whole}`);
		await expect.poll(() => page.evaluate(() => window.seen.saved)).toEqual(saved);
	}
});
