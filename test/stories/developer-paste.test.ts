import { test } from "vitest";
import { prepareStories, visit } from "./browser.ts";
import { expect } from "./expect.ts";
import { preparePart } from "./part.ts";

const stories = prepareStories();
const part = preparePart(stories, "editor-page.tsx");

const indent = `\n${" ".repeat(30)}`;

test.each([
	[
		`Raven and moon,${indent}black and gray, outer${indent}forearm, healed`,
		"Raven and moon, black and gray, outer forearm, healed",
	],
	[`A${"\n".repeat(70)}B`, "A B"],
	[`Raven,${indent}${"\u{1f41f}".repeat(70)}`, `Raven, ${"\u{1f41f}".repeat(57)}`],
])(
	"the lines of what is pasted into a title become one before it is cut: %#",
	async (copied, pasted) => {
		const { page, leave } = await visit(stories.browser, part.address);
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
		const room = 64 - [...pasted].length;
		await expect(title).toHaveValue(pasted + "x".repeat(room));
		await title.press("Enter");
		await expect
			.poll(() => page.evaluate(() => window.seen.saved))
			.toEqual([`title: ${pasted}${"x".repeat(room)}`]);
		await leave();
	},
);
