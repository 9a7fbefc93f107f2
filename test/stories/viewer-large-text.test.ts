import type { Locator, Page } from "playwright-core";
import { test } from "vitest";
import { prepareReadOnlyStories, setTextSize, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { whenStill } from "./viewer.ts";

const stories = prepareReadOnlyStories();

async function visitWall(path: string, [width, height]: [number, number]) {
	const url = stories.site.address + path;
	const visitor = await visit(stories.browser, url, { size: { width, height }, motion: true });
	await whenReady(visitor.page);
	return visitor;
}

async function setScreen(page: Page, width: number, height: number): Promise<void> {
	await page.setViewportSize({ width, height });
	await page.waitForFunction(
		(size) => document.body.offsetHeight > 0 && `${innerWidth} ${innerHeight}` === size,
		`${width} ${height}`,
	);
}

async function openFirst(page: Page, percent = 100): Promise<Locator> {
	await setTextSize(page, percent);
	const plates = page.locator("main a[aria-haspopup=dialog]").filter({ visible: true });
	await plates.first().click();
	const viewer = page.getByRole("dialog");
	await expect(viewer.getByRole("link", { name: /^Share/ })).toBeVisible();
	await whenStill(page);
	return viewer;
}

async function closeViewer(page: Page): Promise<void> {
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
}

/** Lists controls that are covered, cut off, too small or overlapping. */
const findFaults = (viewer: Locator) =>
	viewer.evaluate((dialog) => {
		const controls = [...dialog.querySelectorAll("button, a")].map((control) => {
			const name = control.ariaLabel ?? control.textContent;
			return { control, name, box: control.getBoundingClientRect() };
		});
		return controls.flatMap(({ control, name, box }, at) => {
			const { left, right, top, bottom, width, height } = box;
			const hit = document.elementFromPoint(left + width / 2, top + height / 2);
			const isOff = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
			const over = controls
				.slice(at + 1)
				.filter((other) => other.box.left < right && left < other.box.right)
				.filter((other) => other.box.top < bottom && top < other.box.bottom);
			return [
				...(control.contains(hit) ? [] : [`${name} is covered`]),
				...(isOff ? [`${name} is off the screen`] : []),
				...(Math.min(width, height) < 44 ? [`${name} is ${width} by ${height}`] : []),
				...(control.scrollWidth > control.clientWidth ? [`${name} is cut`] : []),
				...over.map((other) => `${name} is over ${other.name}`),
			];
		});
	});

async function expectDescription(viewer: Locator): Promise<void> {
	const words = viewer.locator("h2 + p");
	await words.evaluate((element) => element.scrollIntoView({ block: "end" }));
	const shown = await words.evaluate((element) => {
		const box = element.getBoundingClientRect();
		const holder = (element.parentElement as Element).getBoundingClientRect();
		const line = Number.parseFloat(getComputedStyle(element).lineHeight);
		const seen = Math.min(box.bottom, holder.bottom) - Math.max(box.top, holder.top);
		return { lines: seen / line, sideways: box.right - holder.right };
	});
	expect(shown.lines).toBeGreaterThan(0.9);
	expect(shown.sideways).toBeLessThanOrEqual(0);
}

test.each([
	[
		"/artwork/tattoos",
		[
			[320, 568, [100, 150, 200]],
			[390, 844, [100, 125, 200]],
			[844, 390, [100, 200]],
			[568, 320, [200]],
			[768, 1024, [200]],
		],
	],
	[
		"/artwork/drawings",
		[
			[320, 568, [200]],
			[844, 390, [100]],
		],
	],
	[
		"/bird-and-floral",
		[
			[320, 568, [200]],
			[568, 320, [200]],
			[768, 1024, [100]],
		],
	],
] as const)(
	"the viewer of %s has all its controls on every screen, with large text too",
	async (path, screens) => {
		const { page, leave } = await visitWall(path, [320, 568]);
		const viewer = await openFirst(page);
		for (const [width, height, percents] of screens) {
			for (const percent of percents) {
				await setTextSize(page, percent);
				// Chromium re-evaluates container queries in rem only after a resize.
				await setScreen(page, width - 1, height);
				await setScreen(page, width, height);
				await whenStill(page);
				const faults = await findFaults(viewer);
				expect({ width, percent, faults }).toEqual({ width, percent, faults: [] });
				await expectDescription(viewer);
				const stage = await viewer.locator(".react-transform-wrapper").boundingBox();
				expect(stage?.height).toBeGreaterThan(height / 3);
			}
		}
		await leave();
	},
);

test("on a portrait phone, arrows and actions share one line while they fit", async () => {
	const { page, leave } = await visitWall("/artwork/tattoos", [390, 844]);
	const findMiddles = async (percent: number) => {
		const viewer = await openFirst(page, percent);
		const controls = [
			viewer.getByRole("button", { name: "Previous" }),
			viewer.getByRole("link", { name: "Ask for one like this" }),
			viewer.getByRole("link", { name: /^Share/ }),
			viewer.getByRole("button", { name: "Next" }),
		];
		const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
		return boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
	};
	expect(new Set(await findMiddles(100)).size).toBe(1);
	await closeViewer(page);
	const large = (await findMiddles(200)) as [number, number, number, number];
	const [previous, ask, share, next] = large;
	expect(next).toBe(previous);
	expect(Math.abs(share - next)).toBeLessThan(8);
	expect(ask).toBeLessThan(share - 44);
	await leave();
});
