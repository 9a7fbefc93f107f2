import { test } from "vitest";
import { prepareStories, visit } from "./browser.ts";
import { expect } from "./expect.ts";
import { preparePart } from "./part.ts";

const stories = prepareStories();
const part = preparePart(stories, "editor-page.tsx");

const indent = `\n${" ".repeat(30)}`;

const copies = [
	[
		`Raven and moon,${indent}black and gray, outer${indent}forearm, healed`,
		"Raven and moon, black and gray, outer forearm, healed",
	],
	[`A${"\n".repeat(70)}B`, "A B"],
	[`Raven,${indent}${"\u{1f41f}".repeat(70)}`, `Raven, ${"\u{1f41f}".repeat(57)}`],
] as const;

test("the lines of what is pasted into a title become one before it is cut", async () => {
	const { page, leave } = await visit(stories.browser, part.address);
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
	await leave();
});
