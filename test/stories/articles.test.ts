import { test } from "vitest";
import { signIn } from "../artist.ts";
import { takePhoto } from "../photos.ts";
import { expectAccessible } from "./accessible.ts";
import { holdBack, prepareStories, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { visitDesk } from "./visit-desk.ts";

const stories = prepareStories();

test("the artist writes an article on a phone, schedules it, publishes it and deletes it", async () => {
	const { site } = stories;
	const { page, complaints, strangers, leave } = await visitDesk(
		stories,
		await signIn(site),
		"/admin/articles",
	);
	await whenReady(page);
	await page.getByRole("link", { name: "New Article" }).click();

	await page.getByLabel("Title").fill("Winter & Its Hours");
	await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue("winter-its-hours");
	const text = page.getByRole("textbox", { name: "Text" });
	await text.fill("## When I am in\n\nMost days, *after* noon.\n\n");
	await expect(page.getByText("8 words")).toBeVisible();
	expect(await page.evaluate(hideAndShow)).toEqual([true, false]);
	page.once("dialog", (dialog) => dialog.accept());
	await page.reload();
	await whenReady(page);
	await expect(page.getByText("What you typed is back.")).toBeVisible();
	await expect(text).toHaveValue(/^## When I am in/);
	await page.getByLabel("Add Photos to the Text").setInputFiles([
		{ name: "wren.jpg", mimeType: "image/jpeg", buffer: await takePhoto() },
		{ name: "words.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Only some words.") },
	]);
	await expect(page.getByText(/^“words.jpg” is not a photo/)).toBeVisible();
	await expect(text).toHaveValue(
		/noon\.\n\n!\[\]\[(wren-[0-9a-f]{4})\]\n\s+\[\1\]: photos\/[0-9a-f]{32}$/,
	);
	await page.getByRole("button", { name: "Preview" }).click();
	const preview = page.frameLocator("iframe");
	await expect(preview.getByRole("heading", { name: "When I am in" })).toBeVisible();
	await expect(preview.getByText("Image not found")).toHaveCount(0);
	await expect(preview.locator("main p img[src*=photos]")).toBeVisible({ timeout: 30_000 });
	await expectAccessible(page);
	await page.getByRole("button", { name: "Write" }).click();
	await page.getByRole("button", { name: "Say what it shows" }).click();
	await page.keyboard.type("A wren");
	await expect(text).toHaveValue(/!\[A wren\]\[wren-[0-9a-f]{4}\]/);
	await expect(page.getByRole("button", { name: "A wren" })).toBeVisible();
	await page.getByRole("link", { name: "Articles" }).first().click();
	await page.getByRole("button", { name: "Stay" }).click();

	await page.getByRole("radio", { name: "Scheduled" }).check();
	await page.getByLabel("Day", { exact: true }).fill("2099-12-24");
	await page.getByRole("button", { name: "Schedule" }).click();
	await expect(page.getByText("Choose a time.")).toBeVisible();
	await expectAccessible(page);
	await page.getByLabel("Time", { exact: true }).fill("09:30");
	await page.getByLabel("In a sentence or two").fill("When you find me.");
	await page.getByText("Choose a Picture", { exact: true }).click();
	await page.getByRole("radio", { name: "Article: Tattoo Aftercare Guide", exact: true }).check();
	await page.getByRole("button", { name: "Schedule" }).click();
	await expect(
		page.getByText("Scheduled for Thursday, December 24, 2099, at 9:30 AM"),
	).toBeVisible();
	await expect(page.getByText("Done", { exact: true })).toBeInViewport();

	const visitArticle = () => site.call("/blog/process/winter-its-hours");
	expect((await visitArticle()).status).toBe(404);
	await page.getByRole("link", { name: "Winter & Its Hours" }).click();
	await page.getByRole("radio", { name: "Published" }).check();
	await page.getByLabel("Day", { exact: true }).fill("2026-01-02");
	await page.getByRole("button", { name: "Publish" }).click();
	await expect(page.getByText("Published January 2, 2026")).toBeVisible();
	expect((await visitArticle()).text).toMatch(
		/Most days, <em>after<\/em> noon\..*<img [^>]*photos/s,
	);

	await page.getByRole("link", { name: "Winter & Its Hours" }).click();
	await page.locator("summary", { hasText: "Delete" }).click();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Delete This Article" }).click();
	await expect.poll(async () => (await visitArticle()).status).toBe(404);
	await expect(page.getByRole("link", { name: "Winter & Its Hours" })).toHaveCount(0);
	// The frame of the preview runs no scripts, not even those of the tests.
	expect(complaints.filter((said) => !said.includes("'about:srcdoc'"))).toEqual([]);
	expect(strangers).toEqual([]);
	await leave();
});

test("what is typed and chosen while a new article is saved stays, and is saved next", async () => {
	const artist = await visitDesk(stories, await signIn(stories.site), "/admin/articles/new");
	const { page } = artist;
	await whenReady(page);
	const title = page.getByLabel("Title");
	await title.fill("Spring");
	await page.getByRole("textbox", { name: "Text" }).fill("In spring.");
	const release = await holdBack(page, "**/admin/articles/new.data*");
	await page.getByRole("button", { name: "Save Draft" }).last().click();
	await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
	await page.getByLabel("Category").selectOption("Aftercare");
	await page.getByRole("radio", { name: "Hidden" }).check();
	await title.fill("Spring hours");
	release();
	await expect(page.getByText(/^Saved \d/)).toBeVisible();
	await expect(page.getByRole("heading", { level: 1, name: "Spring", exact: true })).toBeVisible();
	await expect(title).toBeFocused();
	await page.keyboard.type(", and days");
	const address = page.getByRole("textbox", { name: "Address" });
	await expect(address).toHaveValue("spring-hours-and-days");
	await expect(page.getByRole("button", { name: "Publish" })).toBeVisible();
	await page.getByRole("button", { name: "Save Draft" }).last().click();
	await expect(page.getByRole("heading", { name: "Spring hours, and days" })).toBeVisible();
	await page.reload();
	await whenReady(page);
	await expect(title).toHaveValue("Spring hours, and days");
	await expect(address).toHaveValue("spring-hours-and-days");
	await expect(page.getByLabel("Category")).toHaveValue("Aftercare");
	await expect(page.getByRole("radio", { name: "Hidden" })).toBeChecked();
	await artist.leave();
});

test("the preview shows the paragraph that is written, and its foot above the bar, which covers no field at 400 %", async () => {
	const artist = await visitDesk(stories, await signIn(stories.site), "/admin/articles/new");
	const { page } = artist;
	await whenReady(page);
	const paragraphs = Array.from({ length: 60 }, (_, at) => `Paragraph ${at + 1}.`);
	await page.getByRole("textbox", { name: "Text" }).fill(paragraphs.join("\n\n"));
	await page.getByRole("button", { name: "Preview" }).click();
	const preview = page.frameLocator("iframe");
	await expect(preview.getByText("Paragraph 60.")).toBeInViewport();
	await expect(preview.getByText("Paragraph 1.", { exact: true })).not.toBeInViewport();

	await page.setViewportSize({ width: 844, height: 390 });
	await page.getByRole("button", { name: "Write" }).click();
	await page.evaluate(() => scrollTo(0, 0));
	// A real click would scroll.
	await page.getByRole("button", { name: "Preview" }).dispatchEvent("click");
	await expect.poll(() => page.evaluate(measureGap)).toBeGreaterThanOrEqual(0);

	// At 400 %.
	await page.setViewportSize({ width: 320, height: 256 });
	await page.getByRole("button", { name: "Write" }).click();
	const excerpt = page.getByLabel("In a sentence or two");
	await excerpt.focus();
	expect(await excerpt.evaluate(isUncovered)).toBe(true);
	await artist.leave();
});

/** From the foot of the preview to the bar. */
function measureGap(): number | undefined {
	const foot = document.querySelector("iframe")?.getBoundingClientRect().bottom;
	const bar = document.querySelector("[data-saving-bar]")?.getBoundingClientRect().top;
	return foot && bar && bar - foot;
}

function isUncovered(field: Element): boolean {
	const { x, y, width, height } = field.getBoundingClientRect();
	return document.elementFromPoint(x + width / 2, y + height / 2) === field;
}

/** Another tab, and back. @returns whether what was typed is kept meanwhile, and afterwards */
function hideAndShow(): boolean[] {
	const follow = () => {
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
		return "typing" in sessionStorage;
	};
	Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
	const meanwhile = follow();
	Reflect.deleteProperty(document, "visibilityState");
	return [meanwhile, follow()];
}
