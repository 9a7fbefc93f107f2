import type { Shape } from "../../../publishing/shape.ts";
import { readNames } from "../changes/read-names.server.ts";
import { isPicture, isPiece, sayPicture } from "../changes/say-value.ts";
import type { OpenSite } from "../open-document.server.ts";
import type { Named } from "./form-context.ts";

interface ShownNames {
	named: Record<string, Named>;
	/** Titles by picture name. */
	titles: Record<string, string>;
}

/**
 * Empty for forms that neither name pieces or pictures nor edit pictures of pages.
 * @param thumbs thumbnail URLs by picture name
 */
export async function readNamed(
	site: OpenSite,
	shape: Shape,
	thumbs: Record<string, string>,
): Promise<ShownNames> {
	const isRecord = shape.kind === "record";
	const [hasPieces, hasPictures] = [asksFor(shape, isPiece), asksFor(shape, isPicture)];
	if (!isRecord && !hasPieces && !hasPictures) return { named: {}, titles: {} };
	const names = await readNames(site);
	const named = isRecord
		? [...names.pages].map(([name, title]) => ({ name, title, image: name }))
		: [...(hasPieces ? names.pieces : [])].map(([name, piece]) => ({ name, ...piece }));
	const pictures = hasPictures ? Object.keys(thumbs) : [];
	return {
		named: Object.fromEntries(
			named.map(({ name, title, image = "" }) => [name, { title, thumb: thumbs[image] }]),
		),
		titles: Object.fromEntries(pictures.map((name) => [name, sayPicture(name, names)])),
	};
}

function asksFor(shape: Shape, isAsked: (shape: Shape) => boolean): boolean {
	switch (shape.kind) {
		case "optional":
			return asksFor(shape.of, isAsked);
		case "list":
			return asksFor(shape.item, isAsked);
		case "object":
			return Object.values(shape.fields).some((field) => asksFor(field, isAsked));
		default:
			return isAsked(shape);
	}
}
