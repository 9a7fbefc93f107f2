import { readFileSync } from "node:fs";
import type { Font } from "fontkit";
import { create } from "fontkit";

/** The site's own fonts, by what they are for. */
const FILES = {
	display: "@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2",
	text: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
} as const;

export type FontName = keyof typeof FILES;

/** What fontkit keeps of a woff2 font: its glyphs are unpacked at once, and in the default weight. */
type Unpacked = {
	variationCoords: number[];
	_transformGlyfTable(): void;
	_transformedGlyphs: { points?: Spot[]; components?: { dx: number; dy: number }[] }[];
	_variationProcessor: { transformPoints(glyph: number, spots: Spot[]): void };
};

/** A corner of a glyph in font units. */
class Spot {
	x: number;
	y: number;
	endContour = true;

	constructor(x: number, y: number) {
		this.x = x;
		this.y = y;
	}

	copy(): Spot {
		return new Spot(this.x, this.y);
	}
}

const open = new Map<string, Font>();

export function openFont(name: FontName, weight: number): Font {
	const key = `${name} ${weight}`;
	const font = open.get(key) ?? readFont(FILES[name], weight);
	open.set(key, font);
	return font;
}

/** `getVariation` of fontkit 2 fails for woff2, so the weight is given to the glyphs it has unpacked. */
function readFont(file: string, weight: number): Font {
	const font = create(readFileSync(new URL(import.meta.resolve(file)))) as Font;
	const unpacked = font as unknown as Unpacked;
	// Unpacking trips over a weight, so there is none until that is done.
	Object.defineProperty(unpacked, "_variationProcessor", { value: null, configurable: true });
	unpacked._transformGlyfTable();
	Reflect.deleteProperty(unpacked, "_variationProcessor");
	unpacked.variationCoords = [weight];
	unpacked._transformedGlyphs.forEach(({ points, components = [] }, glyph) => {
		const spots = points ?? components.map(({ dx, dy }) => new Spot(dx, dy));
		if (spots.length === 0) return;
		// Four more that stand for the glyph's metrics are counted in the font's table of changes.
		const metrics = Array.from({ length: 4 }, () => new Spot(0, 0));
		unpacked._variationProcessor.transformPoints(glyph, [...spots, ...metrics]);
		components.forEach((component, index) => {
			component.dx = spots[index]?.x ?? component.dx;
			component.dy = spots[index]?.y ?? component.dy;
		});
	});
	return font;
}
