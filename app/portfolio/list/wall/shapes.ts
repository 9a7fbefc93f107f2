/** Ratios of width to height that the stylesheet knows. */
const shapes = [0.62, 0.67, 0.75, 0.8, 0.89, 0.94, 1, 1.25, 1.33, 1.5];
const usual = 0.8;
/** Share of a picture that its place in the wall may cut off. */
const mostCut = 0.1;

/** A place of the nearest shape, the usual one needs no rule; it shows the whole picture where it would cut too much. */
export function shapePlace({ width, height }: { width: number; height: number }) {
	const away = (shape: number) => Math.abs(Math.log((shape * height) / width));
	const nearest = shapes.reduce((one, other) => (away(other) < away(one) ? other : one));
	return {
		"data-shape": nearest === usual ? undefined : nearest,
		"data-whole": away(nearest) > -Math.log(1 - mostCut) ? "" : undefined,
	};
}
