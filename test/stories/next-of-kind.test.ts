import { test } from "vitest";
import { documents, replaceDocuments } from "../documents.ts";
import { prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const [first, second] = documents["bats-and-pumpkin"].photos;
if (!first || !second) throw new Error("There are too few photos");
const makeSleeve = (id: number, title: string) => ({
	id,
	title,
	summary: "From shoulder to wrist.",
	text: ["Drawn in one go."],
	pictures: [
		{ ...first, id: id + 1 },
		{ ...second, id: id + 2 },
	],
});
const [piece, next, ...rest] = documents.tattoos.pieces;
if (!piece || !next) throw new Error("There are too few tattoos");
const healed = { image: "tattoos/koi", months: 3 };

const stories = prepareStories(
	replaceDocuments({
		sleeves: {
			...documents.sleeves,
			projects: [makeSleeve(10, "Wolf"), makeSleeve(20, "Owl")],
		},
		tattoos: {
			...documents.tattoos,
			pieces: [{ ...piece, healed }, { ...next, healed }, ...rest],
		},
	}),
);

test("the artist's next project begins with its first picture", async () => {
	const { page, complaints, leave } = await visit(
		stories.browser,
		`${stories.site.address}/sleeves-largescale/10-wolf`,
	);
	await whenReady(page);
	const place = page.getByRole("status").filter({ hasText: " of 2" });
	await page.getByRole("button", { name: "Next picture" }).click();
	await expect(place).toHaveText(`${second.title}, 2 of 2`);
	await page.getByRole("link", { name: "Owl" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Owl");
	await expect(place).toHaveText(`${first.title}, 1 of 2`);
	expect(complaints).toEqual([]);
	await leave();
});

test("the next healed piece begins with its line in the middle", async () => {
	const { page, complaints, leave } = await visit(
		stories.browser,
		`${stories.site.address}/artwork/tattoos/${piece?.id}`,
	);
	await whenReady(page);
	const line = page.getByRole("slider", { name: "Line between fresh and healed" });
	await line.press("Home");
	await expect(line).toHaveAttribute("aria-valuetext", "Healed, 3 months");
	await page.getByRole("link", { name: "Next piece" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(next.title);
	await expect(line).toHaveAttribute("aria-valuetext", /50%$/);
	expect(complaints).toEqual([]);
	await leave();
});
