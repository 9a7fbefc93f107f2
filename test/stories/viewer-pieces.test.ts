import type { Page } from "playwright-core";
import { test } from "vitest";
import { findPicture } from "../../app/images/pictures.server.ts";
import type { ViewerPicture } from "../../app/images/viewer/viewer-walk.tsx";
import type { Artwork } from "../../app/publishing/schemas/portfolio.ts";
import { turnOf } from "../../app/publishing/turn.ts";
import { documents } from "../documents.ts";
import { desk, phone, prepareStories, visit } from "./browser.ts";
import { expect } from "./expect.ts";
import { preparePart } from "./part.ts";
import { findPlate, openPlate } from "./viewer.ts";

const tattoos = documents.tattoos.pieces;

const stories = prepareStories();
const part = preparePart(stories, "viewer-page.tsx");

const show = ({ healed: _, ...piece }: Artwork): ViewerPicture => ({
	...piece,
	id: `tattoos/${piece.id}`,
	picture: findPicture(documents.pictures, piece.image, turnOf(piece)),
	address: `/artwork/tattoos/${piece.id}`,
});
const turned = [
	tattoos.find(({ landscape }) => landscape),
	tattoos.find(({ rotation }) => rotation === 90),
	tattoos.find(({ rotation }) => rotation === -90),
].flatMap((piece) => (piece ? [show(piece)] : []));
const pieces = [...tattoos.slice(0, 2).map(show), ...turned];
const [first, second] = pieces as [ViewerPicture, ViewerPicture];

async function showPieces(shown: ViewerPicture[]) {
	const visitor = await visit(stories.browser, "about:blank");
	await visitor.page.addInitScript((loaded) => {
		window.viewed = loaded;
	}, shown);
	await visitor.page.goto(part.address);
	await visitor.page.locator("ul").waitFor();
	return visitor;
}

async function expectWhole(page: Page, { title, picture }: ViewerPicture) {
	const viewer = await openPlate(page, title);
	const image = viewer.getByRole("img").last();
	await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
	const box = await image.boundingBox();
	const screen = page.viewportSize();
	if (!box || !screen) throw new Error("Nothing is shown");
	expect(Math.abs(box.width / box.height - picture.width / picture.height)).toBeLessThan(0.01);
	expect(box.x).toBeGreaterThanOrEqual(-0.5);
	expect(box.x + box.width).toBeLessThanOrEqual(screen.width + 0.5);
	await page.keyboard.press("Escape");
	await expect(viewer).toBeHidden();
}

test("turned pieces are upright and complete on a phone and on a desk", async () => {
	const { page, leave } = await showPieces(pieces);
	for (const size of [phone, desk]) {
		await page.setViewportSize(size);
		for (const piece of turned) await expectWhole(page, piece);
	}
	await leave();
});

test("the URL is that of the open piece, actions answer inside, and Back returns to the list", async () => {
	const { page, leave } = await showPieces(pieces);
	await openPlate(page, first.title);
	await expect(page).toHaveURL(`${part.address}${first.address}`);
	await page.getByRole("button", { name: "Next" }).click();
	const viewer = page.getByRole("dialog", { name: second.title });
	await expect(viewer).toBeVisible();
	await expect(page).toHaveURL(`${part.address}${second.address}`);
	await viewer.getByRole("button", { name: "Say its name" }).click();
	await expect(viewer.getByRole("status").last()).toContainText(second.title);
	await page.goBack();
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(page).toHaveURL(`${part.address}/`);
	await expect(findPlate(page, second.title)).toBeFocused();
	await leave();
});

test("a single one has no previous and next", async () => {
	const { page, leave } = await showPieces([first]);
	const viewer = await openPlate(page, first.title);
	await expect(viewer.getByRole("button", { name: /Previous|Next/ })).toHaveCount(0);
	await expect(viewer).not.toContainText("1 of 1");
	await page.keyboard.press("ArrowRight");
	await expect(viewer).toBeVisible();
	await leave();
});
