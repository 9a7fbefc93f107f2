import type { Shape } from "../../../publishing/shape.ts";
import type { Site } from "../../../server/site.server.ts";
import { readNames } from "../changes/read-names.server.ts";
import { isPiece } from "../changes/say-value.ts";
import type { Named } from "./form-context.ts";

/**
 * For a form that asks for pieces or whose fields are pictures of pages; empty for others.
 * @param thumbs addresses of small files, by the names of the pictures
 */
export async function readNamed(
	site: Pick<Site, "database" | "content">,
	shape: Shape,
	thumbs: Record<string, string>,
): Promise<Record<string, Named>> {
	const isRecord = shape.kind === "record";
	if (!isRecord && !asksForPieces(shape)) return {};
	const { pieces, pages } = await readNames(site);
	const named = isRecord
		? [...pages].map(([name, title]) => ({ name, title, image: name }))
		: [...pieces].map(([name, piece]) => ({ name, ...piece }));
	return Object.fromEntries(
		named.map(({ name, title, image = "" }) => [name, { title, thumb: thumbs[image] }]),
	);
}

function asksForPieces(shape: Shape): boolean {
	switch (shape.kind) {
		case "optional":
			return asksForPieces(shape.of);
		case "list":
			return asksForPieces(shape.item);
		case "object":
			return Object.values(shape.fields).some(asksForPieces);
		default:
			return isPiece(shape);
	}
}
