import { describe, test } from "vitest";
import { findPicture } from "../../app/images/pictures.server.ts";
import type { ViewerPicture } from "../../app/images/viewer/viewer-walk.tsx";
import { turnOf } from "../../app/publishing/turn.ts";
import { documents } from "../documents.ts";
import { desk, phone, prepareStories, visit } from "./browser.ts";
import { expect } from "./expect.ts";
import { preparePart } from "./part.ts";
import { findPlate, openPlate } from "./viewer.ts";

const tattoos = documents.tattoos.pieces;

const stories = prepareStories();
const part = preparePart(stories, "viewer-page.tsx");

const turned = [
	tattoos.find(({ landscape }) => landscape),
	tattoos.find(({ rotation }) => rotation === 90),
	tattoos.find(({ rotation }) => rotation === -90),
].filter((piece) => piece !== undefined);
const pieces = [...tattoos.slice(0, 2), ...turned].map(
	(piece): ViewerPicture => ({
		...piece,
		id: `tattoos/${piece.id}`,
		picture: findPicture(documents.pictures, piece.image, turnOf(piece)),
		address: `/artwork/tattoos/${piece.id}`,
	}),
);
const [first, second] = pieces as [ViewerPicture, ViewerPicture];

async function showPieces(shown: ViewerPicture[], size: typeof phone) {
	const visitor = await visit(stories.browser, "about:blank", { size });
	await visitor.page.addInitScript((loaded) => {
		window.viewed = loaded;
	}, shown);
	await visitor.page.goto(part.address);
	await visitor.page.locator("ul").waitFor();
	return visitor;
}

describe.each([
	["a phone", phone],
	["a desk", desk],
])("on %s", (_, size) => {
	test.each(turned.map(({ title, id }) => [title, id] as const))(
		"%s is upright and complete",
		async (title, id) => {
			const { page, leave } = await showPieces(pieces, size);
			const viewer = await openPlate(page, title);
			const shown = pieces.find((piece) => piece.id === `tattoos/${id}`)?.picture;
			const image = viewer.getByRole("img").last();
			await expect
				.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
				.not.toBe(0);
			const box = await image.boundingBox();
			const screen = page.viewportSize();
			if (!shown || !box || !screen) throw new Error("Nothing is shown");
			expect(Math.abs(box.width / box.height - shown.width / shown.height)).toBeLessThan(0.01);
			expect(box.x).toBeGreaterThanOrEqual(-0.5);
			expect(box.x + box.width).toBeLessThanOrEqual(screen.width + 0.5);
			await leave();
		},
	);

	test("the URL is that of the open piece, and Back returns to the list at once", async () => {
		const { page, leave } = await showPieces(pieces, size);
		await openPlate(page, first.title);
		await expect(page).toHaveURL(`${part.address}${first.address}`);
		await page.getByRole("button", { name: "Next" }).click();
		await expect(page.getByRole("dialog", { name: second.title })).toBeVisible();
		await expect(page).toHaveURL(`${part.address}${second.address}`);
		await page.goBack();
		await expect(page.getByRole("dialog")).toBeHidden();
		await expect(page).toHaveURL(`${part.address}/`);
		await expect(findPlate(page, second.title)).toBeFocused();
		await leave();
	});

	test("a single one has no previous and next", async () => {
		const { page, leave } = await showPieces([first], size);
		const viewer = await openPlate(page, first.title);
		await expect(viewer.getByRole("button", { name: /Previous|Next/ })).toHaveCount(0);
		await expect(viewer).not.toContainText("1 of 1");
		await page.keyboard.press("ArrowRight");
		await expect(viewer).toBeVisible();
		await leave();
	});

	test("further actions stand below the picture, with their messages inside the viewer", async () => {
		const { page, leave } = await showPieces(pieces, size);
		const viewer = await openPlate(page, second.title);
		await viewer.getByRole("button", { name: "Say its name" }).click();
		await expect(viewer.getByRole("status").last()).toContainText(second.title);
		await leave();
	});
});
