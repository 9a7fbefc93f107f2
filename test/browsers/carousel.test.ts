import { test } from "vitest";
import { documents } from "../documents.ts";
import { button, words } from "./find-control.ts";
import { prepareVisitor } from "./visitor.ts";

const birdAndFloral = documents["bird-and-floral"];

const visitor = prepareVisitor();

/** The position is announced, and the picture is fully visible. */
async function seePicture(at: number): Promise<void> {
	const name = `${birdAndFloral.images[at]?.title}, ${at + 1} of 5`;
	await visitor.see(words(name));
	await visitor.until((label) => {
		const slide = document.querySelector(`[role=group][aria-label="${label}"]`);
		const { left = -2, right = 0 } = slide?.getBoundingClientRect() ?? {};
		return left > -1 && right < innerWidth + 1;
	}, name);
}

test("buttons and keys go through the pictures, and stop at either end", async () => {
	await visitor.open("/bird-and-floral");
	await seePicture(0);
	for (const at of [1, 2]) {
		await visitor.click(button("Next picture"));
		await seePicture(at);
	}
	for (const at of [3, 4, 4]) {
		await visitor.press("ArrowRight");
		await seePicture(at);
	}
	await visitor.click(button("Previous picture"));
	await seePicture(3);
	await visitor.press("ArrowLeft");
	await seePicture(2);
});
