import { findPicture } from "../../images/pictures.server.ts";
import type { RequestContent } from "../../publishing/content.server.ts";
import { turnOf } from "../../publishing/turn.ts";
import { sayCount } from "../../ui/say-count.ts";
import type { ShownPlate } from "../coming-soon/show-plates.server.ts";
import { addressPiece, readPieceName } from "../pieces/piece-address.ts";
import { findPiece, type Piece } from "../pieces/portfolios.server.ts";
import { listSleeves } from "../sleeves/list-sleeves.server.ts";

interface FeaturedPlate extends ShownPlate {
	/** The first one of a sleeve. */
	piece: Piece;
}

/** Shows what the artist features, in that order, without pieces that are gone. */
export async function showFeatured(content: RequestContent): Promise<FeaturedPlate[]> {
	const { featured, pictures } = await content.readBodies("featured", "pictures");
	const sleeves = await listSleeves(content);
	const plates = (featured.shown ?? []).map(async (name) => {
		const sleeve = sleeves.find((one) => one.name === name);
		const found = sleeve ? null : await findPiece(content, readPieceName(name));
		const list = sleeve?.list ?? found?.list;
		const piece = sleeve?.pieces[0] ?? found?.piece;
		if (!list || !piece) return [];
		return {
			title: sleeve?.title ?? piece.title,
			alt: piece.alt,
			picture: findPicture(pictures, piece.image, turnOf(piece)),
			address: sleeve?.path ?? addressPiece(list, piece),
			room: found?.title ?? sayCount(sleeve?.pieces.length ?? 0, "picture"),
			piece,
		};
	});
	return (await Promise.all(plates)).flat();
}
