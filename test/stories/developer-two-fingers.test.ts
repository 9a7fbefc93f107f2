import { test } from "vitest";
import { visitAsArtist } from "./artist.ts";
import { phone, prepareReadOnlyStories } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareReadOnlyStories();

async function touchPlate() {
	const { page, leave } = await visitAsArtist(stories, "/artwork/tattoos", {
		size: phone,
		prepare: (page) => page.clock.install(),
	});
	await expect(page.getByRole("button", { name: /^Move / }).first()).toBeVisible();
	const session = await page.context().newCDPSession(page);
	await page.clock.pauseAt(new Date(Date.now() + 60_000));
	return {
		page,
		leave,
		lifted: page.locator("button[aria-pressed=true]"),
		touch: (type: "touchStart" | "touchMove" | "touchEnd", fingers: number, apart = 0) =>
			session.send("Input.dispatchTouchEvent", {
				type,
				touchPoints: [
					{ x: 150 - apart, y: 400 - apart, id: 0 },
					{ x: 250 + apart, y: 450 + apart, id: 1 },
				].slice(0, fingers),
			}),
	};
}

test("a second finger lifts nothing and zooms, and one finger lifts again after it", async () => {
	const { page, lifted, touch, leave } = await touchPlate();
	const readZoom = () => page.evaluate(() => visualViewport?.scale ?? 1);
	for (const after of [30, 90]) {
		const before = await readZoom();
		await touch("touchStart", 1);
		await page.clock.runFor(after);
		await touch("touchStart", 2);
		await page.clock.runFor(200);
		await expect(lifted).toHaveCount(0);
		for (const apart of [5, 10, 20, 30]) await touch("touchMove", 2, apart);
		await touch("touchEnd", 0);
		await page.clock.runFor(500);
		await expect.poll(readZoom).toBeGreaterThan(before * 1.2);
		await expect(page.getByRole("dialog")).toBeHidden();
	}
	await touch("touchStart", 1);
	await page.clock.runFor(110);
	await expect(lifted).toHaveCount(1);
	await touch("touchEnd", 0);
	await leave();
});
