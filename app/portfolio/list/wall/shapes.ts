/** Ratios of width to height that the stylesheet knows. */
const shapes = [0.62, 0.67, 0.75, 0.8, 0.89, 0.94, 1, 1.25, 1.33, 1.5];
const usual = 0.8;

/** @returns the nearest shape; undefined for the usual one, which needs no rule */
export function findShape({
	width,
	height,
}: {
	width: number;
	height: number;
}): number | undefined {
	const away = (shape: number) => Math.abs(Math.log((shape * height) / width));
	const nearest = shapes.reduce((one, other) => (away(other) < away(one) ? other : one));
	return nearest === usual ? undefined : nearest;
}
