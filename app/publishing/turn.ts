import type { Artwork } from "./schemas/portfolio.ts";

export type Turn = 0 | 90 | -90;

/** @returns degrees clockwise; `rotation` overrides `landscape` */
export function turnOf({ rotation, landscape }: Pick<Artwork, "rotation" | "landscape">): Turn {
	return rotation ?? (landscape ? 90 : 0);
}
