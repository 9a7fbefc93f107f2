import type { PictureData } from "../../images/picture.tsx";
import { findPicture, hasPicture } from "../../images/pictures.server.ts";
import type { PictureManifest } from "../../publishing/schemas/pictures.ts";
import { turnOf } from "../../publishing/turn.ts";
import type { Piece } from "./portfolios.server.ts";
import { writeMonths } from "./write-months.ts";

export interface ShownHealed {
	picture: PictureData;
	alt: string;
	/** Such as "6 months". */
	months: string;
}

/** @returns undefined without a healed picture, or if the file of either picture is missing */
export function showHealed(
	pictures: PictureManifest,
	{ image, alt, healed }: Pick<Piece, "image" | "alt" | "healed">,
): ShownHealed | undefined {
	if (!healed || !hasPicture(pictures, image) || !hasPicture(pictures, healed.image)) {
		return undefined;
	}
	return {
		picture: findPicture(pictures, healed.image, turnOf(healed)),
		alt: healed.alt ?? `${alt}, healed`,
		months: writeMonths(healed.months),
	};
}
