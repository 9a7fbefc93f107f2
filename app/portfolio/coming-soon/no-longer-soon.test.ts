import { expect, it } from "vitest";
import { openForOneTest } from "../../../test/site.ts";
import { readBuiltIn } from "../../publishing/built-in.server.ts";
import { createContent } from "../../publishing/content.server.ts";

const builtIn = readBuiltIn();
const open = openForOneTest();

it("what the site came with announces neither room once both have something", async () => {
	const { featured, paintings, tattoos } = builtIn;
	const [piece] = tattoos.pieces;
	if (!piece) throw new Error("There is no tattoo");
	const painting = { ...piece, id: 1, title: "Aspens in October", category: "landscapes" };
	const site = await open(
		"sqlite",
		{},
		createContent({
			...builtIn,
			featured: { ...featured, shown: [`tattoos/${piece.id}`] },
			paintings: { ...paintings, pieces: [painting] },
		}),
	);
	const pages = [
		["/artwork", "Featured Collections"],
		["/artwork/featured", piece.title],
		["/artwork/paintings", painting.title],
		["/llms.txt", "/artwork/paintings"],
	] as const;
	for (const [page, shown] of pages) {
		const { text } = await site.call(page);
		expect(text).toContain(shown);
		expect(/.{0,80}coming soon/i.exec(text)?.[0], page).toBeUndefined();
	}
});

it("names the pieces to look at in the meantime only while they are there", async () => {
	const { featured, paintings, tattoos, drawings, digital } = builtIn;
	const [piece] = tattoos.pieces;
	const site = await open("sqlite", {}, createContent(builtIn));
	const emptied = await open(
		"sqlite",
		{},
		createContent({
			...builtIn,
			tattoos: { ...tattoos, pieces: piece ? [{ ...piece, id: 999 }] : [] },
			drawings: { ...drawings, pieces: [] },
			digital: { ...digital, pieces: [] },
		}),
	);
	for (const [page, { title }] of [
		["/artwork/featured", featured.meanwhile],
		["/artwork/paintings", paintings.comingSoon.meanwhile],
	] as const) {
		expect((await site.call(page)).text).toContain(`<h2>${title}</h2>`);
		expect((await emptied.call(page)).text).toContain("<h2>In the Meantime</h2>");
	}
});
