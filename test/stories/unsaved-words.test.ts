import type { Page } from "playwright-core";
import { test } from "vitest";
import { changeBooks } from "../../app/books/books.server.ts";
import { signIn } from "../artist.ts";
import { holdBack, prepareStories, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { visitDesk } from "./visit-desk.ts";

const stories = prepareStories();

async function open(path: string) {
	const visitor = await visitDesk(stories, await signIn(stories.site), path);
	await whenReady(visitor.page);
	const leave = async () => {
		await visitor.leave();
		expect(visitor.complaints).toEqual([]);
	};
	return { page: visitor.page, leave };
}

/** By the link, and by the key that leads back to the list. */
async function expectAsked(page: Page): Promise<void> {
	const stay = page.getByRole("button", { name: "Stay" });
	await page.getByRole("link", { name: "Calendar" }).first().click();
	await stay.click();
	await expect(stay).toBeHidden();
	await page.evaluate(
		() => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
	);
	await page.keyboard.press("u");
	await stay.click();
	await expect(stay).toBeHidden();
}

test("an event that is being written stays when another is changed or removed, and is not lost by leaving", async () => {
	const { site } = stories;
	const event = {
		kind: "Guest spot" as const,
		place: "Denver",
		from: "2099-05-10",
		until: "2099-05-12",
	};
	await changeBooks(site.database.db, (books) => ({
		...books,
		events: ["One", "Other"].map((name) => ({ ...event, id: name.toLowerCase(), name })),
	}));
	const { page, leave } = await open("/admin/books");
	const add = page.getByRole("form", { name: "Add one" });
	await add.getByLabel("Name").fill("A convention");
	await add.getByLabel("Kind").selectOption({ index: 1 });
	const kind = await add.getByLabel("Kind").inputValue();

	await page.locator("summary", { hasText: "Change Other" }).click();
	const change = page.getByRole("form", { name: /^Change Other/ });
	await change.getByLabel("Place").fill("Boulder");
	const release = await holdBack(page, "**/admin/books.data*");
	await change.getByRole("button").click();
	await change.getByLabel("Name").fill("Other, and more");
	release();
	await expect(page.getByText("Guest spot. Boulder.")).toBeVisible();
	await expect(change.getByLabel("Name")).toHaveValue("Other, and more");
	await change.getByRole("button").click();
	const changed = page.getByRole("form", { name: "Change Other, and more" });
	await expect(changed.getByText(/^Saved \d/)).toBeVisible();

	await page.getByRole("button", { name: "Remove One" }).click();
	await expect(page.getByText("One", { exact: true })).toHaveCount(0);
	await expect(add.getByLabel("Name")).toHaveValue("A convention");
	await expect(add.getByLabel("Kind")).toHaveValue(kind);
	await expectAsked(page);
	await add.getByLabel("Place").fill("Denver, Colorado");
	await add.getByLabel("First day").fill("2099-06-04");
	await add.getByRole("button").click();
	await expect(page.getByText("Jun 4, 2099", { exact: true })).toBeVisible();
	await expect(add.getByLabel("Name")).toHaveValue("");
	await expect(add.getByLabel("Kind")).not.toHaveValue(kind);
	await page.getByRole("link", { name: "Calendar" }).first().click();
	await page.waitForURL(/calendar/);
	await leave();
});

test("a reply that is being written stays when another is saved or deleted, and is not lost by leaving", async () => {
	const { page, leave } = await open("/admin/replies");
	const rows = page
		.getByRole("listitem")
		.filter({ has: page.getByRole("button", { name: /^Move/ }) });
	const before = await rows.count();
	await page.getByText("New reply").click();
	const add = page.locator("form").filter({ has: page.getByRole("button", { name: "Add Reply" }) });
	await add.getByLabel("Name").fill("On holiday");

	const first = rows.first();
	await first.locator("summary").first().click();
	await first.getByLabel("Name").fill("First");
	const release = await holdBack(page, "**/admin/replies.data*");
	await first.getByRole("button", { name: "Save", exact: true }).click();
	await first.getByLabel("Name").fill("First of all");
	release();
	await expect(first.locator("summary").first()).toHaveText(/^First(?! of)/);
	await expect(first.getByLabel("Name")).toHaveValue("First of all");
	await first.getByRole("button", { name: "Save", exact: true }).click();
	await expect(first.locator("summary").first()).toHaveText(/^First of all/);
	await expect(page.getByText("Changed in another tab")).toHaveCount(0);

	await first.locator("summary", { hasText: "Delete" }).click();
	await first.getByRole("button", { name: "Delete This Reply" }).click();
	await expect(rows).toHaveCount(before - 1);
	await expect(add.getByLabel("Name")).toHaveValue("On holiday");
	await expectAsked(page);
	await add.getByLabel("Text").fill("Back in May.");
	await add.getByRole("button", { name: "Add Reply" }).click();
	await expect(rows).toHaveCount(before);
	await expect(add.getByLabel("Name")).toHaveValue("");

	await page.goto(`${stories.site.address}/admin/account`);
	await whenReady(page);
	await page.getByText("Change", { exact: true }).first().click();
	await page.getByLabel("Name").fill("Another Name");
	await expectAsked(page);
	await page.getByRole("button", { name: "Save Name" }).click();
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
	await page.getByRole("link", { name: "Calendar" }).first().click();
	await page.waitForURL(/calendar/);
	await leave();
});
