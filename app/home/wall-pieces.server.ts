import { type ShownArtwork, showArtwork } from "../portfolio/pieces/show-artwork.server.ts";
import type { Documents } from "../publishing/documents.ts";

/** Plates of a whole wall and of half of one; other numbers would leave holes. */
const full = 10;
const half = 5;

/** The first tattoos of the portfolio, upright ones before others, without the one that the page opens with. */
export function chooseForWall({
	home,
	tattoos,
	pictures,
}: Pick<Documents, "home" | "tattoos" | "pictures">): ShownArtwork[] {
	const others = tattoos.pieces.filter(({ image }) => image !== home.plate.image);
	const shown = others.slice(0, 3 * full).map((piece) => showArtwork(pictures, "tattoos", piece));
	const isUpright = ({ picture }: ShownArtwork) => picture.height > picture.width;
	const ordered = [...shown.filter(isUpright), ...shown.filter((piece) => !isUpright(piece))];
	return ordered.slice(0, ordered.length < full ? Math.floor(ordered.length / half) * half : full);
}
