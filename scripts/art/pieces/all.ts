import type { Sheet } from "../sheet.ts";
import type { Skin } from "../skin.ts";
import { focusedInAction } from "./focused-in-action.ts";
import { hero } from "./hero.ts";
import { precisionAndQuality } from "./precision-and-quality.ts";

/** One picture: a drawing and the skin it is on. */
export type Piece = { skin: Skin; draw(): Sheet };

/** Every demo picture by the name of its files. */
export const pieces: Record<string, Piece> = {
	hero,
	"focused-in-action": focusedInAction,
	"precision-and-quality": precisionAndQuality,
};
