import { readFileSync } from "node:fs";
import type { IconName } from "../../content/credits.ts";
import { joinContours } from "./contours.ts";
import type { Path, Point } from "./geometry.ts";
import { moveAll, pt } from "./geometry.ts";
import { fill } from "./mask.ts";
import type { Ink, Sheet } from "./sheet.ts";
import { BLACK, lay } from "./sheet.ts";
import { parsePath } from "./svg-path.ts";

/** The icon set's own grid. */
const GRID = 512;

type Shelf = { icons: Record<string, { body: string } | undefined> };

let shelf: Shelf | undefined;

/** An icon as one path about the origin, `size` pixels wide. */
export function traceIcon(name: string, size: number): Path {
	shelf ??= JSON.parse(
		readFileSync(new URL(import.meta.resolve("@iconify-json/game-icons/icons.json")), "utf8"),
	) as Shelf;
	const body = shelf.icons[name]?.body;
	if (!body) throw new Error(`There is no icon named "${name}".`);
	const contours = [...body.matchAll(/ d="([^"]*)"/g)].flatMap(([, data = ""]) =>
		parsePath(data, (3 * GRID) / size),
	);
	const scale = size / GRID;
	const corner = pt(-size / 2, -size / 2);
	return joinContours(contours.map((contour) => moveAll(contour, corner, 0, scale)));
}

export function drawIcon(
	sheet: Sheet,
	name: IconName,
	center: Point,
	size: number,
	ink: Ink = BLACK,
): void {
	lay(sheet, fill(moveAll(traceIcon(name, size), center)), ink);
}
