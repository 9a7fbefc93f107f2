import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { moveAll, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, line } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";

/** A stone tower, 1000 units from its foot (0, 0) to the lamp (0, -860) and its cap. */
export function drawLighthouse(sheet: Sheet, to: Point, scale: number): void {
	const put = (path: Path) => moveAll(path, to, 0, scale);
	const note = (path: string, closed = false) =>
		closed ? put(trace(path)) : put(smooth(trace(path), false, 3));
	const half = (y: number) => 128 + (y / 760) * 60 + 26 * ramp(-130, 0, y);
	const wall: Path = [];
	for (let y = 0; y >= -760; y -= 10) wall.push(pt(-half(y), y));
	for (let y = -760; y <= 0; y += 10) wall.push(pt(half(y), y));
	const outline = put(wall);
	clear(sheet, outline, 10);
	lay(sheet, fill(outline), BLACK, (x, y) => {
		const [lx, ly] = [(x - to.x) / scale, (y - to.y) / scale];
		const across = clamp(lx / half(ly), -1, 1);
		const band = Math.floor((-ly + 20 - 12 * (1 - across * across)) / 160) % 2 === 1;
		const shade = ramp(-0.5, 1, across + 0.1);
		const edge = 0.3 * ramp(-0.8, -1, across);
		const course = engrave(
			(ly + 14 * (across * across - 1)) / 9.5,
			clamp((band ? 0.62 : 0.08) + 0.75 * shade + edge),
			9.5 * scale,
		);
		return course;
	});
	closedLine(sheet, outline, { width: 8 });
	for (const [x, y] of [
		[-20, -610],
		[10, -400],
		[-14, -200],
	] as const) {
		const frame = note(
			`${x - 20},${y} ${x - 20},${y - 46} ${x - 10},${y - 62} ${x + 10},${y - 62} ${x + 20},${y - 46} ${x + 20},${y}`,
			true,
		);
		clear(sheet, frame, 6);
		lay(sheet, fill(frame), BLACK, () => 0.95);
		closedLine(sheet, frame, { width: 4 });
		line(sheet, note(`${x - 30},${y + 6} ${x + 30},${y + 6}`), { width: 7 });
	}
	const door = note("-44,-2 -44,-78 -24,-112 24,-112 44,-78 44,-2", true);
	clear(sheet, door, 8);
	drawForm(sheet, {
		outline: door,
		swell: 20,
		halo: 2,
		edge: 7,
		base: 0.6,
		grain: { angle: 0, spacing: 11 },
	});
	drawLantern(sheet, put, note);
}

function drawLantern(
	sheet: Sheet,
	put: (path: Path) => Path,
	note: (path: string, closed?: boolean) => Path,
): void {
	drawForm(sheet, {
		outline: note("-70,-760 -108,-790 108,-790 70,-760", true),
		swell: 26,
		halo: 6,
		edge: 6,
		base: 0.45,
		grain: { angle: Math.PI / 2, spacing: 8 },
	});
	const glass = note("-52,-806 -52,-908 52,-908 52,-806", true);
	clear(sheet, glass, 8);
	closedLine(sheet, glass, { width: 7 });
	for (const x of [-26, 0, 26]) line(sheet, note(`${x},-806 ${x},-858 ${x},-908`), { width: 4 });
	line(sheet, note("-52,-858 0,-858 52,-858"), { width: 4 });
	drawForm(sheet, {
		outline: put(
			smooth(trace("-72,-908 -58,-944 -30,-974 0,-986 30,-974 58,-944 72,-908 0,-902"), true, 3),
		),
		swell: 40,
		halo: 6,
		edge: 7,
		base: 0.4,
		grain: { angle: 0, spacing: 8, bulge: 20 },
	});
	line(sheet, note("0,-984 0,-1010 0,-1046"), { width: 6 });
	closedLine(
		sheet,
		put(
			Array.from({ length: 20 }, (_, i) =>
				pt(Math.cos(i * 0.314) * 9, -998 + Math.sin(i * 0.314) * 9),
			),
		),
		{ width: 5 },
	);
	line(sheet, note("-120,-796 0,-796 120,-796"), { width: 10 });
	for (let post = -5; post <= 5; post++)
		line(sheet, note(`${post * 22},-796 ${post * 22},-818 ${post * 22},-838`), { width: 4 });
	line(sheet, note("-118,-838 0,-838 118,-838"), { width: 5 });
}

/** Broken rock: facets that are cut by light, engraved along their slope. */
export function drawRock(sheet: Sheet, outline: Path, seed: number): void {
	clear(sheet, outline, 8);
	const mask = fill(outline, 12);
	lay(sheet, mask, BLACK, (x, y) => {
		const facet =
			noise(x / 74 + y / 210, y / 60 - x / 260, seed) + 0.6 * noise(x / 30, y / 36, seed + 2);
		const next =
			noise((x + 9) / 74 + y / 210, (y + 9) / 60 - x / 260, seed) +
			0.6 * noise((x + 9) / 30, (y + 9) / 36, seed + 2);
		const tone = clamp(0.46 + (facet - next) * 2.4 + 0.22 * facet);
		const crack = ramp(0.05, 0.01, Math.abs(facet)) * 0.9;
		return Math.max(crack, engrave((x * 0.5 + y * 0.86) / 9 + 1.6 * facet, tone, 9));
	});
	closedLine(sheet, outline, { width: 8 });
}
