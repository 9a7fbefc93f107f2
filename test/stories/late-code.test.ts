import { test } from "vitest";
import { findBar, visitAsArtist, whenIdle } from "./artist.ts";
import { holdBack, prepareReadOnlyStories, shortenRetries, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareReadOnlyStories();

test("styles that two parts of developer mode wait for arrive with the next try", async () => {
	let lost = true;
	const failed: string[] = [];
	const { page, leave } = await visitAsArtist(stories, "/artwork/categories", {
		prepare(opened) {
			opened.on("requestfailed", (request) => failed.push(request.url()));
			return opened.route(/\/(developer-|use-stored-)[^/]*\.css$/, (route) =>
				lost ? route.abort() : route.continue(),
			);
		},
	});
	const bar = findBar(page);
	await expect.poll(() => failed.filter((url) => url.endsWith(".css"))).not.toEqual([]);
	await whenIdle(page);
	await expect(bar).toHaveCount(0);
	lost = false;
	await page.keyboard.down("Shift");
	await page.keyboard.down("D");
	await expect(bar).toBeVisible();
	await leave();
});

test("a visitor who has left a form that failed to load is not taken to it", async () => {
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/about`, {
		async before(opened) {
			await shortenRetries(opened);
			await opened.route("**/consultation-dialog*.js", (route) => route.abort());
		},
	});
	await whenReady(page);
	const answer = await holdBack(page, "**/healthz");
	const asked = page.waitForResponse("**/healthz");
	await page.getByRole("link", { name: "Book Consultation" }).first().click();
	await expect(page.getByText("Opening the form")).toBeVisible();
	await page.goBack();
	await expect(page.getByText("Opening the form")).toHaveCount(0);
	answer();
	await asked;
	await whenIdle(page);
	await expect(page).toHaveURL(`${stories.site.address}/about`);
	await leave();
});
