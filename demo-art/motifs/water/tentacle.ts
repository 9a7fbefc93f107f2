import type { Path, Point } from "../../brush/geometry.ts";
import { circle, heading, offset, pick, polar } from "../../brush/geometry.ts";
import { at, fill } from "../../brush/mask.ts";
import { clamp, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, clearMask, closedLine, dot, lay, line } from "../../brush/sheet.ts";
import { engrave, pepper } from "../../brush/tone.ts";
import type { Tube } from "../../brush/tube.ts";
import { bendTube, lightOn } from "../../brush/tube.ts";

/**
 * One arm: round, dark along its back and light beneath, with a row of suckers that ends in a curl.
 *
 * @param thick radius in pixels where it leaves the body
 * @param side the side the suckers are on: 1 is right of its direction
 */
export function drawTentacle(sheet: Sheet, spine: Path, thick: number, side: 1 | -1): void {
	const radius = (t: number) =>
		Math.max(2.2, thick * (1 - t) ** 0.82 * (1 + 0.03 * noise(t * 9, 1, thick)));
	const tube = bendTube(spine, radius, 14);
	clearMask(sheet, tube.mask, 7);
	shade(sheet, tube, side);
	spot(sheet, tube, side);
	for (const edge of [1, -1] as const) {
		line(
			sheet,
			offset(spine, (t) => edge * radius(t)),
			{ width: 8, taper: (t) => 1 - 0.6 * t },
		);
	}
	line(
		sheet,
		offset(spine, (t) => side * 0.36 * radius(t)),
		{ width: 3.6, taper: (t) => 1 - 0.7 * t },
	);
	setSuckers(sheet, tube, side);
}

function shade(sheet: Sheet, tube: Tube, side: number): void {
	lay(sheet, tube.mask, BLACK, (x, y, index) => {
		const along = at(tube.along, index);
		const across = at(tube.across, index);
		const t = along / tube.length;
		const direction = heading(tube.spine, Math.round(along / 2)) + Math.PI / 2;
		const light = lightOn(Math.cos(direction) * across * 0.95, Math.sin(direction) * across * 0.95);
		const belly = across * side > 0.36;
		const root = ramp(0.22, 0, t);
		const dark = clamp(1.08 - 1.25 * light) + 0.5 * ramp(0.72, 1, Math.abs(across)) + 0.55 * root;
		const spacing = mix(10, 5.5, t);
		const bow = (1 - across * across) * 0.9 * (1 - t * 0.6);
		const rings = engrave(along / spacing + bow, clamp(dark * 0.75 - 0.06), spacing);
		if (belly)
			return Math.max(
				pepper(x, y, clamp(dark * 0.5 - 0.1), 4),
				0.75 * engrave(along / spacing + bow, dark * 0.32 - 0.05, spacing),
			);
		return Math.max(pepper(x, y, clamp(dark * 0.95 + 0.1), 4.5), rings * 0.92);
	});
}

/** Pale rings along the back, as many octopuses have them. */
function spot(sheet: Sheet, tube: Tube, side: number): void {
	for (let along = tube.length * 0.1; along < tube.length * 0.8; ) {
		const t = along / tube.length;
		const index = Math.round(along / 2);
		const place = Math.round(along);
		const radius = tube.radius(t) * mix(0.1, 0.2, hash(place, 5));
		const across = -side * mix(0.05, 0.6, hash(place, 6));
		const center = polar(
			pick(tube.spine, index),
			heading(tube.spine, index) + Math.PI / 2,
			across * tube.radius(t),
		);
		const ring = circle(center, radius, 0.8, heading(tube.spine, index));
		if (radius > 3) {
			clear(sheet, ring, 0);
			closedLine(sheet, ring, { width: 2.4 });
			if (radius > 7) dot(sheet, center, radius * 0.34);
		}
		along += tube.radius(t) * mix(0.55, 1.05, hash(place, 7));
	}
}

function setSuckers(sheet: Sheet, tube: Tube, side: number): void {
	for (let along = tube.length * 0.07; along < tube.length * 0.985; ) {
		const t = along / tube.length;
		const index = Math.round(along / 2);
		const reach = tube.radius(t);
		const radius = Math.max(1.6, reach * 0.27);
		const turn = heading(tube.spine, index);
		const center = polar(pick(tube.spine, index), turn + Math.PI / 2, side * reach * 0.74);
		setSucker(sheet, center, radius, turn);
		along += radius * 2.25;
	}
}

function setSucker(sheet: Sheet, center: Point, radius: number, turn: number): void {
	if (radius < 3) {
		dot(sheet, center, radius * 0.8);
		return;
	}
	const rim: Path = circle(center, radius, 0.86, turn);
	clear(sheet, rim, radius > 9 ? 2.5 : 1);
	closedLine(sheet, rim, { width: clamp(radius * 0.24, 1.6, 4.2) });
	const cup = circle(
		{ x: center.x + radius * 0.06, y: center.y + radius * 0.08 },
		radius * 0.52,
		0.82,
		turn,
	);
	lay(sheet, fill(cup), BLACK, (x, y) =>
		mix(0.98, 0.25, clamp(((x - center.x + (y - center.y)) / radius) * 0.7 + 0.45)),
	);
	if (radius > 8) closedLine(sheet, cup, { width: 1.8 });
}
