import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { inject, test } from "vitest";
import { findPicture } from "../../app/images/pictures.server.ts";
import { turnOf } from "../../app/publishing/turn.ts";
import { documents } from "../documents.ts";
import { desk, phone, prepareStories, visit, visitEach, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { whenStill } from "./viewer.ts";

const drawings = documents.drawings.pieces;
const tattoos = documents.tattoos.pieces;

const stories = prepareStories();

/** The turn depends on the piece alone, so each is looked at in one size. */
const pieces = [
	{ list: "tattoos", size: phone, piece: tattoos.find(({ rotation }) => rotation === 90) },
	{ list: "tattoos", size: desk, piece: tattoos.find(({ rotation }) => rotation === -90) },
	{ list: "tattoos", size: phone, piece: tattoos.find(({ landscape }) => landscape) },
	{ list: "drawings", size: desk, piece: drawings.find(({ id }) => id === 4) },
].flatMap(({ piece, ...shown }) => (piece ? { ...shown, piece, name: piece.title } : []));

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

async function drawUpright({ piece }: (typeof pieces)[number]): Promise<Buffer> {
	const file = join(inject("pictureFolder"), `${piece.image}-480.webp`);
	return sharp(await sharp(file).rotate(turnOf(piece)).toBuffer())
		.png()
		.toBuffer();
}

async function expectUpright(image: Locator, one: (typeof pieces)[number]): Promise<void> {
	await image.scrollIntoViewIfNeeded();
	const { width, height } = findPicture(documents.pictures, one.piece.image, turnOf(one.piece));
	const box = await image.boundingBox();
	if (!box) throw new Error("It is not shown");
	expect(Math.abs(box.width / box.height - width / height)).toBeLessThan(0.01);
	const style = "body > header, [data-bottom-bar] { visibility: hidden !important }";
	const isUpright = async () => standsUpright(await image.screenshot({ style }), one);
	// The size is known before the picture is painted.
	await expect.poll(isUpright, drawing).toBe(true);
}

async function standsUpright(shot: Buffer, one: (typeof pieces)[number]): Promise<boolean> {
	const seen = await readQuarters(shot);
	const meant = await readQuarters(await drawUpright(one));
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

test.each(pieces)("$name is upright in list, viewer and page", async (one) => {
	const { list, piece, size } = one;
	const url = `${stories.site.address}/artwork/${list}`;
	const { page, leave } = await visit(stories.browser, url, { size });
	await whenReady(page);
	const plate = findImage(page, piece.alt);
	while ((await plate.count()) === 0) await page.mouse.wheel(0, 2_000);
	await expectUpright(plate, one);
	await page.locator("a[aria-haspopup=dialog]", { has: plate }).click();
	const viewer = page.getByRole("dialog", { name: piece.title });
	await expect(viewer).toBeVisible();
	await whenStill(page);
	await expectUpright(viewer.getByRole("img", { name: piece.alt }), one);
	await page.reload();
	await whenReady(page);
	await expectUpright(findImage(page, piece.alt), one);
	await leave();
});

test("without scripts a piece's page links to it large and upright", async () => {
	const pathOf = ({ list, piece }: (typeof pieces)[number]) => `/artwork/${list}/${piece.id}`;
	// One for each turn.
	const turned = new Map(pieces.slice(0, 2).map((one) => [pathOf(one), one]));
	await visitEach(stories, [...turned.keys()], { scripts: false }, async (page, path) => {
		const one = turned.get(path) as (typeof pieces)[number];
		await page.locator("a[aria-haspopup=dialog]").click();
		const whole = page.locator("svg");
		await expect(whole).toContainText(one.piece.title);
		const { width, height } = findPicture(documents.pictures, one.piece.image, turnOf(one.piece));
		await page.setViewportSize({ width, height });
		const isUpright = async () => standsUpright(await whole.screenshot(), one);
		await expect.poll(isUpright, drawing).toBe(true);
		const box = await whole.boundingBox();
		expect([box?.width, box?.height]).toEqual([width, height]);
		await page.setViewportSize(phone);
	});
});

test("without scripts the page of a piece that is stored upright links to its file", async () => {
	const url = `${stories.site.address}/artwork/drawings/4`;
	const { page, leave } = await visit(stories.browser, url, { scripts: false });
	await page.locator("a[aria-haspopup=dialog]").click();
	await expect(page).toHaveURL(/\.avif$/);
	await leave();
});

test("the upright SVG of a piece contains its picture, also when it is shown as an image", async () => {
	const [one] = pieces;
	if (!one) throw new Error("No piece is turned");
	const file = `${stories.site.address}/pictures/upright/${one.list}/${one.piece.id}.svg`;
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/robots.txt`);
	await page.evaluate((src) => {
		const image = new Image(480, 600);
		image.src = src;
		image.alt = "Upright";
		document.body.replaceChildren(image);
	}, file);
	const image = page.getByRole("img", { name: "Upright" });
	await expect.poll(async () => standsUpright(await image.screenshot(), one), drawing).toBe(true);
	await leave();
});
