import type { Page } from "playwright-core";
import { test } from "vitest";
import { listReplies, moveReply } from "../../app/admin/replies/replies.server.ts";
import { changeBooks } from "../../app/books/books.server.ts";
import { findDraft, saveDraft } from "../../app/publishing/drafts.server.ts";
import { signIn } from "../artist.ts";
import { documents } from "../documents.ts";
import { holdBack, prepareStories, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { signInAgain } from "./sign-in-again.ts";
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

async function removeEvent(page: Page, name: string): Promise<void> {
	const summary = page.locator("summary", { hasText: `Remove ${name}` });
	await summary.click();
	await page.getByRole("button", { name: "Remove This Event" }).click();
	await expect(summary).toHaveCount(0);
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

	await removeEvent(page, "One");
	await expect(add.getByLabel("Name")).toHaveValue("A convention");
	await expect(add.getByLabel("Kind")).toHaveValue(kind);
	await expectAsked(page);
	await add.getByLabel("Place").fill("Denver, Colorado");
	await add.getByLabel("First day").fill("2099-06-04");
	const lastDay = add.getByLabel("Last day");
	await lastDay.fill("2099-06-01");
	await add.getByRole("button").click();
	await expect(lastDay).toBeFocused();
	await lastDay.fill("");
	await add.getByRole("button").click();
	await expect(page.getByText("Jun 4, 2099", { exact: true })).toBeVisible();
	await expect(add.getByLabel("Name")).toHaveValue("");
	await expect(add.getByLabel("Kind")).not.toHaveValue(kind);
	await page.getByRole("link", { name: "Calendar" }).first().click();
	await page.waitForURL(/calendar/);
	await leave();
});

test("what another device saved in the books meanwhile replaces nothing that was typed, whatever form is sent first", async () => {
	const { db } = stories.site.database;
	const day = { from: "2099-05-10", until: "2099-05-10" };
	const event = { kind: "Guest spot" as const, place: "Denver", ...day };
	const events = ["One", "Other", "Third"].map((name) => ({
		...event,
		...{ id: name.toLowerCase(), name },
	}));
	await changeBooks(db, (books) => ({ ...books, text: "Before.", events }));
	const { page, leave } = await open("/admin/books");
	const shown = page.getByText("What visitors read now").locator("..");
	const words = page.getByLabel("In your words");
	const save = page.getByRole("button", { name: "Save", exact: true });
	const conflict = page.getByRole("alert").filter({ hasText: "or on another device" });
	const add = page.getByRole("form", { name: "Add one" });

	await page.getByRole("radio", { name: /^Closed/ }).check();
	await words.fill("Of the desk.");
	await changeBooks(db, (books) => ({ ...books, state: "waitlist", text: "Of the phone." }));
	await removeEvent(page, "One");
	await expect(shown).toContainText("Of the phone.");
	await expect(words).toHaveValue("Of the desk.");
	await save.click();
	await expect(conflict).toContainText("Of the");
	await expect(shown).toContainText("Of the phone.");

	await page.locator("summary", { hasText: "Change Other" }).click();
	const change = page.getByRole("form", { name: "Change Other" });
	await change.getByLabel("Place").fill("Boulder");
	await add.getByLabel("Name").fill("A convention");
	await changeBooks(db, (books) => ({
		...books,
		events: books.events.filter(({ id }) => id !== "other"),
	}));
	await removeEvent(page, "Third");
	await expect(change.getByLabel("Place")).toHaveValue("Boulder");
	const release = await holdBack(page, "**/admin/books.data*");
	await change.getByRole("button").click();
	await expect(change.getByRole("button")).toBeDisabled();
	release();
	await expect(conflict).toHaveCount(2);
	await expect(change.getByLabel("Place")).toHaveValue("Boulder");
	await expect(add.getByLabel("Name")).toHaveValue("A convention");
	await expect(words).toHaveValue("Of the desk.");
	await expect(change.getByLabel("Place")).toHaveValue("Boulder");
	await expect(add.getByLabel("Name")).toHaveValue("A convention");
	await expectAsked(page);

	await expect(change.getByRole("alert")).toContainText("This event was removed");
	await change.getByRole("button", { name: "Add It Again" }).click();
	await expect(page.getByText("Guest spot. Boulder.")).toBeVisible();
	await expect(conflict).toHaveCount(1);
	await conflict.getByRole("button", { name: "Save Mine" }).click();
	await expect(shown).toContainText("Of the desk.");
	await expect(conflict).toHaveCount(0);
	await words.fill("Of the desk again.");
	await save.click();
	await expect(shown).toContainText("Of the desk again.");

	await add.getByLabel("Place").fill("Denver, Colorado");
	await add.getByLabel("First day").fill("2099-06-04");
	await changeBooks(db, (books) => ({ ...books, events: [] }));
	await add.getByRole("button").click();
	await expect(page.getByText("Jun 4, 2099", { exact: true })).toBeVisible();
	await expect(add.getByLabel("Name")).toHaveValue("");
	await leave();
});

test("words that outlast the session replace nothing of another device when another form is sent first", async () => {
	const { site } = stories;
	const { db } = site.database;
	const day = { from: "2099-05-10", until: "2099-05-10" };
	const event = { id: "one", name: "One", kind: "Guest spot" as const, place: "Denver", ...day };
	await changeBooks(db, (books) => ({ ...books, text: "Before.", events: [event] }));
	const { page, leave } = await open("/admin/books");
	const words = page.getByLabel("In your words");
	await words.fill("Of the desk.");
	await changeBooks(db, (books) => ({ ...books, text: "Of the phone." }));
	await db.deleteFrom("sessions").execute();
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await signInAgain(page);
	await expect(words).toHaveValue("Of the desk.");
	await removeEvent(page, "One");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("Changed in another tab or on another device")).toBeVisible();
	await expect(words).toHaveValue("Of the desk.");
	await leave();
});

test("words that outlast the session leave each piece of a list its own picture, in whatever order it is now", async () => {
	const { db } = stories.site.database;
	const { page, leave } = await open("/admin/site/drawings");
	const body = documents.drawings;
	const [first, second, third, ...others] = body.pieces;
	if (!first || !second || !third) throw new Error("There are too few drawings");
	await page.locator("summary", { hasText: third.title }).first().click();
	const title = page.locator('[name="pieces.2.title"]');
	await title.fill("Typed meanwhile");
	const pieces = [second, first, third, ...others];
	await saveDraft(db, { key: "drawings", body: { ...body, pieces }, basedOn: 0, seen: null });
	await db.deleteFrom("sessions").execute();
	const save = page.getByRole("button", { name: "Save Draft" }).last();
	await save.click();
	await signInAgain(page);
	await save.click();
	const conflict = page.getByRole("alert").filter({ hasText: "or on another device" });
	await conflict.getByRole("button", { name: "Save Mine" }).click();
	await expect(conflict).toBeHidden();
	const saved = (await findDraft(db, "drawings"))?.body as typeof body;
	expect(saved.pieces).toEqual([first, second, { ...third, title: "Typed meanwhile" }, ...others]);
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

	const second = rows.nth(1);
	await second.locator("summary").first().click();
	await second.getByLabel("Text").fill("Of the desk.");
	const change = stories.site.database.db.updateTable("saved_replies");
	await change.set({ text: "Of the phone." }).where("position", "=", 1).execute();
	const moved = (await second.locator("summary").first().textContent()) ?? "";
	await second.getByRole("button", { name: /^Move/ }).last().click();
	await expect(rows.nth(2)).toContainText(moved);
	await expect(rows.nth(2).getByLabel("Text")).toHaveValue("Of the desk.");
	await rows.nth(2).getByRole("button", { name: "Save", exact: true }).click();
	const conflict = rows.nth(2).getByText("Changed in another tab");
	await expect(conflict).toBeVisible();
	await rows.nth(2).getByRole("button", { name: /^Move/ }).first().click();
	await expect(second).toContainText(moved);
	await expect(second.getByText("Changed in another tab")).toBeVisible();
	await second.getByRole("button", { name: "Save Mine" }).click();
	await expect(second.getByText("Changed in another tab")).toHaveCount(0);
	await expect(second.getByLabel("Text")).toHaveValue("Of the desk.");

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

test("words that outlast the session are saved in what they were typed into, wherever it is now", async () => {
	const { db } = stories.site.database;
	const { page, leave } = await open("/admin/replies");
	const list = await listReplies(db);
	const [first, second] = list;
	if (!first || !second) throw new Error("There are no replies");
	await page.locator("summary", { hasText: second.name }).first().click();
	await page.locator("details[open]").getByLabel("Name").fill("My own name");
	await moveReply(db, second.id, -1);
	await db.deleteFrom("sessions").execute();
	await page.locator("details[open]").getByRole("button", { name: "Save" }).click();
	await signInAgain(page);
	await expect(page.locator("details[open]").getByLabel("Name")).toHaveValue("My own name");
	await page.locator("details[open]").getByRole("button", { name: "Save" }).click();
	await expect
		.poll(async () => (await listReplies(db)).find(({ id }) => id === second.id)?.name)
		.toBe("My own name");
	await expect(page.locator("details[open] summary").first()).toHaveText(/^My own name/);
	await page.locator("details[open]").getByLabel("Name").fill("Typed since");
	await db.deleteFrom("saved_replies").where("id", "=", second.id).execute();
	await page.locator("details[open]").getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("The reply was deleted in another tab")).toBeVisible();
	await expect(page.locator("details[open]").getByLabel("Name")).toHaveValue("Typed since");
	const [top] = await listReplies(db);
	await page
		.getByRole("button", { name: /^Move .* down/ })
		.nth(1)
		.click();
	await expect.poll(async () => (await listReplies(db))[0]?.id).not.toBe(top?.id);
	await expect(page.locator("details[open]").getByLabel("Name")).toHaveValue("Typed since");
	await leave();
});
