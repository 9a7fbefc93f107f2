import { test } from "vitest";
import { fillPortfolio } from "../portfolios.ts";
import { expectBriefly, pickUp, readStored, typeInto, visitAsArtist } from "./artist.ts";
import { prepareStories, stopClock } from "./browser.ts";
import { expect } from "./expect.ts";

const count = 5_000;
const stories = prepareStories(fillPortfolio(count));

test("a wall of 5,000 pieces is edited and reordered like any other, and stored whole", async () => {
	const { page, complaints, leave } = await visitAsArtist(stories, "/artwork/tattoos?page=200");
	const cards = page.locator("main ol > li");
	const card = cards.filter({ hasText: /^ID 2390/ });
	await expect(card).toHaveCount(1);
	await stopClock(page);
	await (await typeInto(card, "title", "Far down the list")).press("Enter");
	await expectBriefly(page, "Changes saved locally");
	await page.clock.resume();
	await expect(card).toContainText("Far down the list");
	const grip = page.getByRole("button", { name: "Move Far down the list" });
	await pickUp(grip, "Space", `Picked up Far down the list. Position 2390 of ${count}.`);
	const said = page.locator("[aria-live=assertive][role=status]");
	await page.keyboard.press("ArrowRight");
	await expect(said).toHaveText(`Far down the list. Position 2391 of ${count}.`);
	await page.keyboard.press("Space");
	await expect(said).toHaveText(`Put down Far down the list. Position 2391 of ${count}.`);
	await expect
		.poll(async () => {
			const stored = await readStored<{ id: number; title: string }[]>(page, "tattoos_all");
			return [stored?.length, stored?.[2389]?.id, stored?.[2390]?.title];
		})
		.toEqual([count, 2391, "Far down the list"]);
	expect(complaints).toEqual([]);
	await leave();
});
