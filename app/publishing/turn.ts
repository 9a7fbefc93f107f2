import type { Artwork } from "./schemas/portfolio.ts";

export type Turn = 0 | 90 | -90;

/** Degrees clockwise a piece is turned for display: its own rotation, else 90 for a landscape one. */
export function turnOf({ rotation, landscape }: Pick<Artwork, "rotation" | "landscape">): Turn {
	return rotation ?? (landscape ? 90 : 0);
}
