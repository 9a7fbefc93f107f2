import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, test } from "vitest";
import { desk, phone, prepareReadOnlyStories, stopClock, type Visitor, visit } from "./browser.ts";
import { expect } from "./expect.ts";
import { openDialog } from "./form.ts";
import { holdKeys, releaseKeys, visitWithClock } from "./reveal.ts";

const stories = prepareReadOnlyStories();
const at = (path: string) => stories.site.address + path;

const hint = (page: Page) => page.getByText("Hold Shift+D for 2 seconds...", { exact: true });
const revealed = (page: Page) => page.getByText("Dev Mode toggle revealed!", { exact: true });
const early = (page: Page) => page.getByText("Keys released too early", { exact: true });
const toggle = (page: Page) => page.getByRole("switch", { name: "Dev Mode", exact: true });

describe("on a page that is open", () => {
	let visitor: Visitor;
	let page: Page;
	beforeAll(async () => {
		visitor = await visitWithClock(stories.browser, at("/consultation"), { size: desk });
		page = visitor.page;
	});
	afterAll(async () => {
		expect(visitor.complaints).toEqual([]);
		await visitor.leave();
	});
	const rest = async () => {
		await releaseKeys(page);
		await page.clock.runFor(60_000);
		await expect(toggle(page)).toHaveCount(0);
	};

	test("1.9 s reveal nothing, and the three messages stay for 3 s", async () => {
		await holdKeys(page);
		await expect(hint(page)).toBeVisible();
		await page.clock.runFor(1_900);
		await expect(hint(page)).toBeVisible();
		await expect(toggle(page)).toHaveCount(0);
		await releaseKeys(page);
		await expect(early(page)).toBeVisible();
		await expect(hint(page)).toHaveCount(0);
		await page.clock.runFor(2_900);
		await expect(early(page)).toBeVisible();
		await expect(page.locator("[data-leaving]")).toHaveCount(0);
		await page.clock.runFor(300);
		await expect(early(page)).toHaveCount(0);
		await expect(toggle(page)).toHaveCount(0);
		await rest();
	});

	test("2.1 s reveal the switch, which hides itself after 10 s and returns the focus", async () => {
		const link = page.getByRole("link", { name: "Contact" }).first();
		await link.focus();
		await holdKeys(page);
		await expect(hint(page)).toBeVisible();
		await page.clock.runFor(2_100);
		await expect(revealed(page)).toBeVisible();
		await expect(hint(page)).toHaveCount(0);
		await expect(toggle(page)).toBeVisible();
		await expect(toggle(page)).toHaveAttribute("aria-checked", "false");
		await expect(toggle(page)).toBeFocused();
		await releaseKeys(page);
		await expect(early(page)).toHaveCount(0);
		await page.clock.runFor(2_800);
		await expect(revealed(page)).toBeVisible();
		await page.clock.runFor(300);
		await expect(revealed(page)).toHaveCount(0);
		// 9.9 s, and then 10.1 s after the reveal.
		await page.clock.runFor(6_700);
		await expect(toggle(page)).toBeVisible();
		await page.clock.runFor(200);
		await expect(toggle(page)).toHaveCount(0);
		await expect(link).toBeFocused();
		await rest();
	});

	test("D before Shift counts, so does D with caps lock, and keys that repeat", async () => {
		for (const keys of [
			["D", "Shift"],
			["Shift", "d"],
			["Shift", "D", "D", "D"],
		]) {
			await holdKeys(page, keys);
			await page.clock.runFor(1_900);
			await page.keyboard.down(keys.at(-1) ?? "");
			await page.clock.runFor(200);
			await expect(toggle(page)).toBeVisible();
			await releaseKeys(page, [...new Set(keys)]);
			await expect(early(page)).toHaveCount(0);
			await rest();
		}
	});

	test("with Control, Alt or Meta they do nothing", async () => {
		await page.getByRole("heading", { level: 1 }).click();
		for (const other of ["Control", "Alt", "Meta"]) {
			// Synthetic, because the browser reserves some of these combinations.
			await page.evaluate((key) => {
				const init = { key: "D", shiftKey: true, [`${key}Key`]: true };
				dispatchEvent(new KeyboardEvent("keydown", init));
			}, other.replace("Control", "ctrl").toLowerCase());
			await page.clock.runFor(500);
			await expect(hint(page)).toHaveCount(0);
			await holdKeys(page);
			await expect(hint(page)).toBeVisible();
			await page.keyboard.down(other);
			await page.clock.runFor(200);
			await expect(hint(page)).toHaveCount(0);
			await page.clock.runFor(2_100);
			await expect(toggle(page)).toHaveCount(0);
			await page.keyboard.up(other);
			await rest();
		}
	});

	test("D is D wherever it is; where keys write no Latin letters, it is the one in its place", async () => {
		for (const [key, code, hints] of [
			["В", "KeyD", 1],
			["E", "KeyD", 0],
			["D", "KeyH", 1],
		] as const) {
			const send = (type: string) =>
				page.evaluate(([name, init]) => dispatchEvent(new KeyboardEvent(name, init)), [
					type,
					{ key, code, shiftKey: true },
				] as const);
			await send("keydown");
			await page.clock.runFor(100);
			await expect(hint(page)).toHaveCount(hints);
			await send("keyup");
			await expect(early(page)).toHaveCount(hints);
			await rest();
		}
	});

	test("releasing another key ends nothing, releasing D or Shift does", async () => {
		await page.keyboard.down("A");
		await holdKeys(page);
		await page.keyboard.up("A");
		await expect(hint(page)).toBeVisible();
		await page.keyboard.up("Shift");
		await expect(early(page)).toBeVisible();
		await rest();
	});

	test("leaving the window cancels silently", async () => {
		await holdKeys(page);
		await expect(hint(page)).toBeVisible();
		await page.evaluate(() => dispatchEvent(new Event("blur")));
		await page.clock.runFor(200);
		await expect(hint(page)).toHaveCount(0);
		await page.clock.runFor(3_000);
		await releaseKeys(page);
		await expect(early(page)).toHaveCount(0);
		await expect(toggle(page)).toHaveCount(0);
		await holdKeys(page);
		await expect(hint(page)).toBeVisible();
		await rest();
	});

	test("in a field of any kind nothing is revealed", async () => {
		await page.evaluate(() => {
			const made = document.createElement("p");
			made.contentEditable = "true";
			document.querySelector("main")?.append(made);
		});
		for (const field of [
			"[name=first_name]",
			"[name=design_idea]",
			"[name=tattoo_style]",
			"[contenteditable]",
		]) {
			await page.locator(field).first().focus();
			await holdKeys(page);
			await page.clock.runFor(2_100);
			await expect(hint(page), field).toHaveCount(0);
			await releaseKeys(page);
			await expect(early(page), field).toHaveCount(0);
			await rest();
		}
	});

	test("focusing a field while the keys are held cancels", async () => {
		await page.getByRole("link", { name: "Contact" }).first().focus();
		await holdKeys(page);
		await expect(hint(page)).toBeVisible();
		await page.locator("[name=first_name]").first().focus();
		await page.clock.runFor(2_100);
		await expect(hint(page)).toHaveCount(0);
		await expect(toggle(page)).toHaveCount(0);
		await releaseKeys(page);
		await expect(revealed(page)).toHaveCount(0);
		await expect(early(page)).toHaveCount(0);
		await expect(toggle(page)).toHaveCount(0);
		await rest();
	});
});

test("in an open dialog fields take the keys, and messages are announced", async () => {
	const { page, complaints, leave } = await visit(stories.browser, at("/about"), { size: desk });
	const dialog = await openDialog(page);
	await stopClock(page);
	await dialog.getByLabel("First Name").focus();
	await holdKeys(page);
	await expect(dialog.getByLabel("First Name")).toHaveValue("D");
	await releaseKeys(page);
	await dialog.getByRole("button", { name: "Close" }).focus();
	await holdKeys(page);
	await expect(dialog.getByText("Hold Shift+D for 2 seconds...")).toBeVisible();
	await releaseKeys(page);
	await expect(dialog.getByText("Keys released too early")).toBeVisible();
	await expect(hint(page)).toHaveCount(0);
	await holdKeys(page);
	await expect(dialog.getByText("Hold Shift+D for 2 seconds...")).toBeVisible();
	await page.clock.runFor(2_100);
	const inDialog = dialog.getByRole("switch", { name: "Dev Mode" });
	await expect(inDialog).toBeFocused();
	await releaseKeys(page);
	expect(complaints).toEqual([]);
	const opened = page.waitForEvent("load");
	await inDialog.click();
	await opened;
	await page.clock.resume();
	await expect(page.getByRole("region", { name: "Developer mode" })).toBeVisible();
	await leave();
});

test("the switch stands left at the bottom, over no bar and no message, on a desk too", async () => {
	const { page, leave } = await visitWithClock(stories.browser, at("/"), { size: phone });
	await page.evaluate(() => scrollTo(0, 2_000));
	await holdKeys(page);
	await expect(hint(page)).toBeVisible();
	await page.clock.runFor(2_100);
	const toast = page.getByRole("status").locator("> *").filter({ hasText: "revealed" });
	for (const size of [phone, desk]) {
		await page.setViewportSize(size);
		await expect(toast).toBeVisible();
		await expect
			.poll(async () => {
				const boxes = [toggle(page), toast, page.locator("[data-bottom-bar] a")];
				const [own, ...others] = await Promise.all(boxes.map((box) => box.boundingBox()));
				if (!own) return "nowhere";
				const over = others.filter(
					(other) =>
						other &&
						own.x < other.x + other.width &&
						other.x < own.x + own.width &&
						own.y < other.y + other.height &&
						other.y < own.y + own.height,
				);
				const aside = own.x > 40 || own.y < size.height / 2 || own.height < 44;
				return over.length > 0 || aside ? JSON.stringify({ own, over }) : "apart";
			})
			.toBe("apart");
	}
	await leave();
});

test("a URL reveals the switch without any keys, for ten seconds as well", async () => {
	const { page, complaints, leave } = await visit(stories.browser, "about:blank");
	await page.clock.install();
	await page.goto(at("/artwork/tattoos?dev"));
	await expect(revealed(page)).toBeVisible();
	await expect(toggle(page)).toBeVisible();
	await page.clock.fastForward(11_000);
	await expect(toggle(page)).toHaveCount(0);
	expect(complaints).toEqual([]);
	await leave();
});

test("revealed by URL it switches on, and reveals nothing more where the mode is on", async () => {
	const { page, leave } = await visit(stories.browser, at("/?dev"), { size: phone });
	await toggle(page).click();
	await expect(page.getByText("Dev Mode ON", { exact: true })).toBeVisible();
	await expect(toggle(page)).toBeChecked();
	await expect(page.getByRole("region", { name: "Developer mode" })).toBeVisible();
	await expect(revealed(page)).toHaveCount(0);
	await toggle(page).click();
	await expect(page.getByText("Dev Mode OFF", { exact: true })).toBeVisible();
	await expect(toggle(page)).toHaveCount(0);
	await leave();
});
