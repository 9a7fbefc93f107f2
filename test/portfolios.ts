import type { Portfolios } from "../app/pieces/list-artworks.server.ts";
import type { Artwork } from "../app/publishing/schemas/portfolio.ts";
import { digital } from "../content/digital.ts";
import { drawings } from "../content/drawings.ts";
import { tattoos } from "../content/tattoos.ts";

/** The site's portfolios, with as many tattoos as are wanted: each with a title of its own, in pictures that are there. */
export function fillPortfolios(count: number): Portfolios {
	const generated = Array.from({ length: count }, (_, index): Artwork => {
		const shape = tattoos[index % tattoos.length] as Artwork;
		return { ...shape, id: index + 1, title: `Piece ${index + 1}, ${shape.title}`.slice(0, 64) };
	});
	return { tattoos: generated, drawings, digital };
}
