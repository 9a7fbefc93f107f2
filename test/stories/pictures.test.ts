import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { findPicture } from "../../app/images/pictures.server.ts";
import type { Artwork } from "../../app/publishing/schemas/portfolio.ts";
import { turnOf } from "../../app/publishing/turn.ts";
import { documents } from "../documents.ts";
import { desk, holdBack, phone, prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { preparePart } from "./part.ts";

const tattoos = documents.tattoos.pieces;

const stories = prepareStories();
const part = preparePart(stories, "pictures-page.tsx");
const fifty = tattoos.slice(0, 50);

async function showPieces(
	pieces: Artwork[],
	size = phone,
	before?: (page: Page) => Promise<unknown>,
) {
	const visitor = await visit(stories.browser, "about:blank", { size });
	const { page } = visitor;
	await page.addInitScript(
		(loaded) => {
			window.pieces = loaded;
			Object.assign(window, { shift: 0 });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					Object.assign(window, {
						shift: Reflect.get(window, "shift") + Reflect.get(entry, "value"),
					});
			}).observe({ type: "layout-shift", buffered: true });
		},
		pieces.map((artwork) => ({
			artwork,
			picture: findPicture(documents.pictures, artwork.image, turnOf(artwork)),
		})),
	);
	await before?.(page);
	await page.goto(part.address);
	await page.locator("figure").first().waitFor();
	return visitor;
}

/** Scrolls frame by frame, because pictures that are never painted are never loaded. */
async function scrollThrough(page: Page) {
	await page.evaluate(async () => {
		for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
			scrollTo(0, y);
			await new Promise(requestAnimationFrame);
			await new Promise((resolve) => setTimeout(resolve, 40));
		}
	});
}

test.each([
	["phone", phone],
	["desk", desk],
] as const)("on a page with many pictures nothing moves: %s", async (_where, size) => {
	const count = 18;
	const many = tattoos.slice(0, count);
	const { page, complaints, leave } = await showPieces(many, size, async (page) => {
		await page.route("**/*.avif", async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 250));
			await route.continue();
		});
	});
	const frames = page.locator("figure > span");
	expect(await frames.count()).toBe(count);
	const places = await frames.evaluateAll((all) =>
		all.map((frame) => frame.getBoundingClientRect().height),
	);
	await scrollThrough(page);
	await expect(page.locator("figure > span[data-state=loaded]")).toHaveCount(count);
	expect(
		await frames.evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().height)),
	).toEqual(places);
	expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBe(0);
	expect(complaints).toEqual([]);
	await leave();
});

test("only near pictures load, and the largest first of all", async () => {
	const asked: string[] = [];
	const { page, leave } = await showPieces(fifty, phone, async (page) => {
		page.on("request", (request) => {
			if (request.url().includes("/pictures/")) asked.push(new URL(request.url()).pathname);
		});
	});
	await expect(page.locator("figure > span[data-state=loaded]").first()).toBeVisible();
	await page.waitForLoadState("networkidle");
	expect(asked.length).toBeLessThan(12);
	expect(asked[0]).toContain(`/pictures/${fifty[0]?.image}-`);
	expect(asked.every((path) => path.endsWith(".avif"))).toBe(true);
	const first = page.locator("figure img[alt]:not([alt=''])").first();
	await expect(first).toHaveAttribute("fetchpriority", "high");
	await leave();
});

describe("turned pieces", () => {
	const turned = tattoos.filter((piece) => turnOf(piece) !== 0);

	test("they fill their space exactly and upright", async () => {
		expect(turned.filter(({ rotation }) => rotation === 90)).toHaveLength(1);
		expect(turned.filter(({ rotation }) => rotation === -90)).toHaveLength(1);
		expect(turned.filter(({ landscape }) => landscape).length).toBeGreaterThan(2);
		const { page, leave } = await showPieces(turned, desk);
		await scrollThrough(page);
		await expect(page.locator("figure > span[data-state=loaded]")).toHaveCount(turned.length);
		for (const [index, piece] of turned.entries()) {
			const frame = page.locator("figure > span").nth(index);
			const [place = [], image = []] = await frame.evaluate((element) =>
				[element, element.querySelector("picture img") as Element].map((each) => {
					const { x, y, width, height } = each.getBoundingClientRect();
					return [x, y, width, height];
				}),
			);
			const beside = place.map((value, index) => Math.abs(value - (image[index] ?? Number.NaN)));
			expect(Math.max(...beside)).toBeLessThan(1);
			const [, , width = 0, height = 0] = place;
			expect(width > height).toBe(piece.landscape === true);
			const matrix = await frame
				.locator("picture img")
				.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).b);
			expect(Math.round(matrix)).toBe(turnOf(piece) === 90 ? 1 : -1);
		}
		await leave();
	});
});

describe("a picture that fails to load", () => {
	const [first, second] = tattoos as [Artwork, Artwork];
	const lose = (page: Page) => page.route("**/pictures/**", (route) => route.abort());

	const category = { ...first, category: "category" };

	test("says so with its title, or its path, keeps its space, and loads again once it can", async () => {
		const { page, context, leave } = await showPieces([first, second, category], phone, lose);
		const frames = page.locator("figure > span");
		const frame = frames.first();
		await expect(frame).toHaveAttribute("data-state", "failed");
		await expect(frame).toHaveText(`Image not found${first.title}`);
		await expect(frames.nth(2)).toHaveText(`Image failed to load: /pictures/${first.image}`);
		const box = await frame.boundingBox();
		const { width, height } = findPicture(documents.pictures, first.image);
		expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(height / width, 2);
		const ground = frame.locator("> span").last();
		expect(await ground.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
			"linear-gradient",
		);
		expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBe(0);
		await page.unroute("**/pictures/**");
		await context.setOffline(true);
		await context.setOffline(false);
		await expect(frame).toHaveAttribute("data-state", "loaded");
		await leave();
	});

	test("shows its path in developer mode only", async () => {
		const { page, leave } = await showPieces([first], phone, async (page) => {
			await lose(page);
			await page.addInitScript(() => localStorage.setItem("devMode", "true"));
		});
		await expect(page.locator("figure > span")).toHaveText(
			`Image not found${first.title}/pictures/${first.image}`,
		);
		await leave();
	});

	test("says so when it is damaged too, and is replaced by the next one in its place", async () => {
		const { page, leave } = await showPieces([first], phone, (page) =>
			page.route(`**/pictures/${first.image}-*`, (route) =>
				route.fulfill({ contentType: "image/avif", body: "no" }),
			),
		);
		const frame = page.locator("figure > span");
		await expect(frame).toContainText("Image not found");
		await page.evaluate(
			(pieces) => window.show(pieces),
			[{ artwork: second, picture: findPicture(documents.pictures, second.image, turnOf(second)) }],
		);
		await expect(frame).toHaveAttribute("data-state", "loaded");
		await leave();
	});

	test("differs from one that is still loading, also when it failed before hydration", async () => {
		const { page, leave } = await visit(stories.browser, "about:blank");
		const release = await holdBack(page, "**/*.js");
		await page.route("**/pictures/home/hero*", (route) => route.abort());
		const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("hero"));
		await page.goto(stories.site.address, { waitUntil: "commit" });
		const frame = page.locator("figure > span").first();
		await failed;
		await expect(frame).toHaveAttribute("data-state", "loading");
		release();
		await whenReady(page);
		await expect(frame).toContainText("Image not found");
		await leave();
	});
});
