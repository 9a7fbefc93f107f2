import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { inject, test } from "vitest";
import { findPicture } from "../../app/images/pictures.server.ts";
import { turnOf } from "../../app/publishing/turn.ts";
import { documents } from "../documents.ts";
import { desk, phone, prepareReadOnlyStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { whenStill } from "./viewer.ts";

const drawings = documents.drawings.pieces;
const tattoos = documents.tattoos.pieces;

const stories = prepareReadOnlyStories();

/** One for each turn, which depends on the piece alone, so each is looked at in one size. */
const pieces = (
	[
		{ list: "tattoos", size: phone, piece: tattoos.find(({ rotation }) => rotation === 90) },
		{ list: "tattoos", size: desk, piece: tattoos.find(({ rotation }) => rotation === -90) },
		{ list: "drawings", size: desk, piece: drawings.find(({ id }) => id === 4) },
	] as const
).flatMap(({ piece, ...shown }) => (piece ? { ...shown, piece } : []));
type Shown = (typeof pieces)[number];

/** Painting a large picture can take long on a busy machine. */
const drawing = { timeout: 40_000 };

/** Mean colors of the quarters, clockwise from the top left; they differ in these pictures. */
async function readQuarters(bytes: Buffer): Promise<number[][]> {
	const { width, height } = await sharp(bytes).metadata();
	const [half, middle] = [Math.floor(width / 2), Math.floor(height / 2)];
	const corners = [
		{ left: 0, top: 0 },
		{ left: width - half, top: 0 },
		{ left: width - half, top: height - middle },
		{ left: 0, top: height - middle },
	];
	return Promise.all(
		corners.map(async (corner) => {
			const quarter = sharp(bytes)
				.extract({ ...corner, width: half, height: middle })
				.raw();
			// `stats` ignores pending operations, so the quarter is rendered first.
			const { data, info: raw } = await quarter.toBuffer({ resolveWithObject: true });
			const { channels } = await sharp(data, { raw }).stats();
			return channels.slice(0, 3).map(({ mean }) => mean);
		}),
	);
}

const meantQuarters = new Map<Shown, Promise<number[][]>>();

function readMeant(one: Shown): Promise<number[][]> {
	const meant = meantQuarters.get(one) ?? drawUpright(one).then(readQuarters);
	meantQuarters.set(one, meant);
	return meant;
}

function drawUpright({ piece }: Shown): Promise<Buffer> {
	const file = join(inject("pictureFolder"), `${piece.image}-480.webp`);
	return sharp(file).rotate(turnOf(piece)).png({ compressionLevel: 1 }).toBuffer();
}

async function expectUpright(image: Locator, one: Shown): Promise<void> {
	await image.scrollIntoViewIfNeeded();
	const { width, height } = findPicture(documents.pictures, one.piece.image, turnOf(one.piece));
	const box = await image.boundingBox();
	if (!box) throw new Error("It is not shown");
	expect(Math.abs(box.width / box.height - width / height)).toBeLessThan(0.01);
	expect(box.x).toBeGreaterThanOrEqual(-0.5);
	expect(box.x + box.width).toBeLessThanOrEqual(one.size.width + 0.5);
	const style = "body > header, [data-bottom-bar] { visibility: hidden !important }";
	const isUpright = async () => standsUpright(await image.screenshot({ style }), one);
	// The size is known before the picture is painted.
	await expect.poll(isUpright, drawing).toBe(true);
}

async function standsUpright(shot: Buffer, one: Shown): Promise<boolean> {
	const seen = await readQuarters(shot);
	const meant = await readMeant(one);
	return [1, 2, 3].every((turn) => {
		const turned = [...meant.slice(turn), ...meant.slice(0, turn)];
		return measure(seen, meant) < 0.8 * measure(seen, turned);
	});
}

function measure(some: number[][], others: number[][]): number {
	const apart = some.flat().map((value, index) => Math.abs(value - (others.flat()[index] ?? 0)));
	return apart.reduce((sum, value) => sum + value, 0) / apart.length;
}

/** By exact name, because its placeholder is an image too. */
const findImage = (page: Page, alt: string) => page.getByRole("img", { name: alt, exact: true });

test("pieces are upright and complete in list, viewer and page, however they are turned", async () => {
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/robots.txt`);
	for (const one of pieces) {
		const { list, piece, size } = one;
		await page.setViewportSize(size);
		const at = documents[list].pieces.indexOf(piece);
		const pages = Math.ceil((at + 1) / 12);
		await page.goto(`${stories.site.address}/artwork/${list}?page=${pages}`);
		await whenReady(page);
		const plate = findImage(page, piece.alt);
		await expectUpright(plate, one);
		await page.locator("a[aria-haspopup=dialog]", { has: plate }).click();
		const viewer = page.getByRole("dialog", { name: piece.title });
		await expect(viewer).toBeVisible();
		await whenStill(page);
		await expectUpright(viewer.getByRole("img", { name: piece.alt }), one);
		await page.reload();
		await whenReady(page);
		await expectUpright(findImage(page, piece.alt), one);
	}
	await leave();
});

test("a turned piece is an upright SVG that contains its picture: without scripts its page links to it, and it can be shown as an image", async () => {
	const [linked, shown] = pieces as [Shown, Shown, ...Shown[]];
	const { list, piece } = linked;
	const url = `${stories.site.address}/artwork/${list}/${piece.id}`;
	const { page, leave } = await visit(stories.browser, url, { scripts: false });
	await page.locator("a[aria-haspopup=dialog]").click();
	const whole = page.locator("svg");
	await expect(whole).toContainText(piece.title);
	const { width, height } = findPicture(documents.pictures, piece.image, turnOf(piece));
	await page.setViewportSize({ width, height });
	await expect
		.poll(async () => standsUpright(await whole.screenshot(), linked), drawing)
		.toBe(true);
	const box = await whole.boundingBox();
	expect([box?.width, box?.height]).toEqual([width, height]);

	await page.setViewportSize(phone);
	await page.goto(`${stories.site.address}/artwork/drawings/4`);
	await page.locator("a[aria-haspopup=dialog]").click();
	await expect(page).toHaveURL(/\.avif$/);

	await page.goto(`${stories.site.address}/robots.txt`);
	await page.evaluate((src) => {
		const image = new Image(480, 600);
		image.src = src;
		image.alt = "Upright";
		document.body.replaceChildren(image);
	}, `/pictures/upright/${shown.list}/${shown.piece.id}.svg`);
	const image = page.getByRole("img", { name: "Upright" });
	await expect.poll(async () => standsUpright(await image.screenshot(), shown), drawing).toBe(true);
	await leave();
});
