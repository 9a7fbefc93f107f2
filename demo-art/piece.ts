import type { Sheet } from "./brush/sheet.ts";

/** Three bytes a pixel, row by row: a drawing as the camera, the scanner or the screen shows it. */
export type Ground = (sheet: Sheet) => Promise<Buffer>;

/** One picture: a drawing, and what it is on. */
export type Piece = {
	draw(): Sheet;
	on: Ground;
	/** Degrees clockwise the finished picture is turned before it is stored; it stands upright in `draw`. */
	stored?: 90 | -90;
	/** Published as a PNG file as well, for saving and printing. */
	download?: true;
};
