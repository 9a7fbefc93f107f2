import { test } from "vitest";
import { documents } from "../documents.ts";
import { visitAsArtist } from "./artist.ts";
import { prepareReadOnlyStories, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const tattoos = documents.tattoos.pieces;

const stories = prepareReadOnlyStories();
const path = "/artwork/tattoos";
const count = 84;
const longer = Array.from({ length: count }, (_, index) => ({
	...tattoos[index % tattoos.length],
	id: index + 1,
	title: `Stored piece ${index + 1}`,
}));

test("a stored list longer than the site's leads to no URL that a reload would not find", async () => {
	const { page, complaints, leave } = await visitAsArtist(stories, `${path}?page=4`, {
		stored: { tattoos_all_permanent: longer },
	});
	const cards = page.locator("main ol > li");
	await expect(cards.first()).toContainText("Stored piece 37");
	const links = new Set<string>();
	await expect
		.poll(
			async () => {
				for (const link of await page.locator("[data-way] a").all()) {
					links.add((await link.getAttribute("href", { timeout: 500 }).catch(() => "")) ?? "");
				}
				await page.mouse.wheel(0, 3_000);
				return cards.last().textContent();
			},
			{ timeout: 60_000 },
		)
		.toContain(`Stored piece ${count}`);
	await cards.last().scrollIntoViewIfNeeded();
	await expect(page).toHaveURL(`${stories.site.address}${path}?page=5`);
	expect([...links].filter((to) => /page=([6-9]|1\d)/.test(to))).toEqual([]);
	const answer = await page.reload();
	expect(answer?.status()).toBe(200);
	await whenReady(page);
	await expect(cards.filter({ hasText: "Stored piece 49" })).toHaveCount(1);
	expect(complaints.filter((one) => !one.includes("preload"))).toEqual([]);
	await leave();
});

test("with the mode off too, pieces after the last page with a URL load by a button", async () => {
	const { page, leave } = await visitAsArtist(stories, `${path}?page=5`, {
		stored: { tattoos_all_permanent: longer },
		prepare: (opened) =>
			opened.addInitScript(() => {
				// Never reports visibility, so nothing loads by itself.
				window.IntersectionObserver = class {
					observe() {}
					disconnect() {}
				} as unknown as typeof IntersectionObserver;
			}),
	});
	const cards = page.locator("main ol > li");
	const loadAll = async () => {
		await expect(cards.first()).toContainText("Stored piece 49");
		for (const shown of [24, 36]) {
			await page.getByRole("button", { name: "Next page" }).click();
			await expect(cards).toHaveCount(shown);
		}
		await expect(page).toHaveURL(/page=5$/);
	};
	await loadAll();
	await page.evaluate(() => localStorage.setItem("devMode", "false"));
	await page.reload();
	await loadAll();
	await leave();
});
