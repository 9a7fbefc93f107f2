import { expect, test } from "vitest";
import { documents } from "../../test/documents.ts";
import { showArtwork } from "../portfolio/pieces/show-artwork.server.ts";
import { chooseForWall } from "./wall-pieces.server.ts";

const { home, tattoos, pictures } = documents;
const choose = (pieces: typeof tattoos.pieces) =>
	chooseForWall({ home, pictures, tattoos: { ...tattoos, pieces } }).map(({ id }) => id);
const isUpright = (piece: (typeof tattoos.pieces)[number]) => {
	const { width, height } = showArtwork(pictures, "tattoos", piece).picture;
	return height > width;
};

test("ten upright pieces in the portfolio's order, without the one that the page opens with", () => {
	const upright = tattoos.pieces.filter(
		(piece) => piece.image !== home.plate.image && isUpright(piece),
	);
	expect(choose(tattoos.pieces)).toEqual(upright.slice(0, 10).map(({ id }) => id));
});

test("few pieces make half a wall or none, and wide ones fill up", () => {
	const wide = tattoos.pieces.filter((piece) => !isUpright(piece)).slice(0, 1);
	const upright = tattoos.pieces.filter(isUpright).slice(1, 5);
	expect(choose([...wide, ...upright])).toEqual([...upright, ...wide].map(({ id }) => id));
	expect(choose(tattoos.pieces.slice(1, 9))).toHaveLength(5);
	expect(choose(tattoos.pieces.slice(1, 5))).toEqual([]);
});
