import { type Path, type Point, pt } from "../brush/geometry.ts";

/** How a picture is framed: which part of the scene it shows, from how far, at which angle. */
export type Shot = {
	/** Size of the picture in pixels; that of the drawing when absent. */
	frame?: readonly [width: number, height: number];
	/** The place of the drawing that is in the middle of the picture; the drawing's own middle when absent. */
	look?: readonly [x: number, y: number];
	/** Pixels of the drawing to one pixel of the picture: above 1 farther, below 1 nearer; 1 when absent. */
	distance?: number;
	/** Degrees clockwise the scene is turned; 0 when absent. */
	turn?: number;
	/** The body is shown the other way round; the drawing on it is not. */
	mirror?: true;
};

export type Camera = {
	width: number;
	height: number;
	distance: number;
	/** From the picture to the drawing. */
	toScene: (x: number, y: number) => readonly [number, number];
	/** From the drawing to the picture. */
	toPicture: (x: number, y: number) => readonly [number, number];
	/** From a body to the picture. */
	see: (outline: Path) => Path;
};

type Size = { width: number; height: number };

/** @param size of the drawing the body is made for */
export function aim(
	shot: Shot,
	sheet: Size,
	[bodyWidth, bodyHeight]: readonly [number, number] = [1600, 2000],
): Camera {
	const [width, height] = shot.frame ?? [sheet.width, sheet.height];
	const [lookX, lookY] = shot.look ?? [sheet.width / 2, sheet.height / 2];
	const distance = shot.distance ?? 1;
	const angle = ((shot.turn ?? 0) / 180) * Math.PI;
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const toPicture = (x: number, y: number) => {
		const [dx, dy] = [(x - lookX) / distance, (y - lookY) / distance];
		return [width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos] as const;
	};
	const see = ({ x, y }: Point) => {
		const across = x + (sheet.width - bodyWidth) / 2;
		const [left, top] = toPicture(
			shot.mirror ? sheet.width - across : across,
			y + (sheet.height - bodyHeight) / 2,
		);
		return pt(left, top);
	};
	return {
		width,
		height,
		distance,
		toScene: (x, y) => {
			const [dx, dy] = [(x - width / 2) * distance, (y - height / 2) * distance];
			return [lookX + dx * cos + dy * sin, lookY - dx * sin + dy * cos];
		},
		toPicture,
		see: (outline) => outline.map(see),
	};
}
