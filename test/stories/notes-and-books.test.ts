import { test } from "vitest";
import { signIn } from "../artist.ts";
import { expectAccessible } from "./accessible.ts";
import { holdBack, prepareStories, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { expectDrawnAsText } from "./forced-colors.ts";
import { visitDesk } from "./visit-desk.ts";

const stories = prepareStories();

test("the artist publishes a note and closes the books on a phone; visitors see both at once", async () => {
	const { site } = stories;
	const json = { message: "It healed so well.", email: "visitor@example.com" };
	await site.call("/api/notes", { method: "POST", json });
	const { page, complaints, strangers, leave } = await visitDesk(
		stories,
		await signIn(site),
		"/admin/notes",
	);
	await expect(page.getByText("New", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Publish" }).click();
	await expect(page.getByText("Published", { exact: true })).toBeVisible();
	const deleting = page.locator("summary", { hasText: "Delete" });
	const closed = await deleting.boundingBox();
	await deleting.click();
	await expect(page.getByRole("button", { name: "Delete This Note" })).toBeVisible();
	expect(await deleting.boundingBox()).toEqual(closed);

	await page.goto(`${site.address}/admin/books`);
	await whenReady(page);
	await page.getByLabel("Closed").check();
	await page.getByLabel("In your words").fill("I am drawing for spring.");
	const release = await holdBack(page, "**/admin/books.data*");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	const words = page.getByLabel("In your words");
	await words.fill("I am drawing for spring and fall.");
	await page.getByRole("radio", { name: /^Waitlist/ }).check();
	release();
	await expect(page.getByText("The books are closed.")).toBeVisible();
	await expect(page.getByText(/^Saved \d/)).toBeVisible();
	await expect(words).toHaveValue("I am drawing for spring and fall.");
	await expect(page.getByRole("radio", { name: /^Waitlist/ })).toBeChecked();
	// As when the page was opened.
	await words.fill("");
	await page.getByRole("radio", { name: /^Open/ }).check();
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("Nothing about the books: they are open.")).toBeVisible();
	await expect(page.getByText(/^Saved \d/)).toBeVisible();
	await words.fill("I am drawing for spring and fall.");
	await page.getByLabel("Closed").check();
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText(/drawing for spring and fall\. A request/)).toBeVisible();
	const event = page.getByRole("form", { name: "Add one" });
	await event.getByLabel("Name").fill("A convention");
	await event.getByLabel("Place").fill("Denver, Colorado");
	await event.getByLabel("First day").fill("2099-06-04");
	await event.getByRole("button").click();
	await expect(page.getByText("Jun 4, 2099", { exact: true })).toBeVisible();
	await expectAccessible(page);

	await page.goto(`${site.address}/contact`);
	await expect(page.getByText("It healed so well.")).toBeVisible();
	await expect(page.getByText("A convention")).toBeVisible();
	await expectAccessible(page);
	await whenReady(page);
	await page.getByRole("link", { name: "Book Consultation" }).first().click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByText("I am drawing for spring and fall.")).toBeVisible();
	await dialog.getByLabel("First Name").fill("T");
	await expectAccessible(page);

	await page.goto(`${site.address}/admin/visits`);
	await whenReady(page);
	await expect(page.getByRole("heading", { name: "Where people drop off" })).toBeVisible();
	await page.getByText("Last 30 days as a table").click();
	await expect(page.getByRole("columnheader", { name: "Page views" })).toBeVisible();
	await expectAccessible(page);
	await expectDrawnAsText(page.locator("figure > svg"), "fill");

	await site.call("/api/notes", { method: "POST", json: { message: "Thank you." } });
	await page.goto(`${site.address}/admin`);
	const rooms = page.getByRole("navigation", { name: "Desk" });
	const notes = rooms.getByRole("link", { name: "Notes 1 unread" });
	await expect(notes).toBeHidden();
	await rooms.getByRole("button", { name: "More rooms 1 to look at" }).click();
	await expect(notes).toBeInViewport({ ratio: 1 });
	await expectAccessible(page);
	await notes.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notes");
	await expect(notes).toBeHidden();
	await expect(rooms.getByRole("button", { name: "Notes and more rooms" })).toBeVisible();
	expect([complaints, strangers]).toEqual([[], []]);
	await leave();
});
