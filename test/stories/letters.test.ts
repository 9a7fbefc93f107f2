import { test } from "vitest";
import { signIn } from "../artist.ts";
import { submission } from "../requests.ts";
import { expectAccessible } from "./accessible.ts";
import { prepareStories, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { visitDesk } from "./visit-desk.ts";

const stories = prepareStories();

test("a letter is read on the desk, sent from the phone's own mail app, and put away", async () => {
	const { site } = stories;
	await site.call("/api/consultations", submission({ design_idea: "A heron" }));
	const artist = await visitDesk(stories, await signIn(site), "/admin/letters");
	const { page, complaints, leave } = artist;
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Letters");
	await whenReady(page);

	const waiting = page.getByRole("region", { name: "Waiting" });
	await waiting.getByText("Test Visitor").click();
	await expect(waiting).toContainText("To visitor@example.com");
	await expect(waiting).toContainText("Design Idea: A heron");
	const mailto = waiting.getByRole("link", { name: "Open in my mail app" });
	await expect(mailto).toHaveAttribute("href", /^mailto:visitor@example\.com\?subject=Your%20/);
	await expectAccessible(page);

	await waiting.getByRole("button", { name: "Sent by hand" }).click();
	await expect(page.getByRole("region", { name: "Sent" })).toContainText("Sent just now");
	await expect(waiting).toBeHidden();
	await expectAccessible(page);

	await site.call("/api/consultations", submission({ first_name: "Second" }));
	await expect(waiting).toContainText("Second Visitor");
	await expect(page.getByRole("link", { name: "Letters 1 not sent" })).toBeVisible();
	expect(complaints).toEqual([]);
	await leave();
});
