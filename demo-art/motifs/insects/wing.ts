import type { Path, Point } from "../../brush/geometry.ts";
import { pick, pt, smooth } from "../../brush/geometry.ts";
import { at, fill, measureDepth } from "../../brush/mask.ts";
import type { Place } from "../../brush/place.ts";
import { place, unplace } from "../../brush/place.ts";
import { clamp, mix, noise } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clearMask, closedLine, lay, line } from "../../brush/sheet.ts";
import { engrave, pepper, stipple } from "../../brush/tone.ts";

/**
 * A place on a wing: `u` 0 at the leading edge to 1 at the trailing one, `s` 0 at the root to 1 at the
 * margin, `edge` distance from the outline, `x` and `y` as its outline is noted.
 */
export type WingSpot = { u: number; s: number; edge: number; x: number; y: number };

export type WingField = {
	read(x: number, y: number): { u: number; s: number };
	spot(u: number, s: number): Point;
};

const RAYS = 180;

/** Fan coordinates over a wing with its root at the origin. */
export function measureWing(outline: Path, first: number, last: number): WingField {
	const reach = Array.from({ length: RAYS + 1 }, (_, ray) => {
		const angle = mix(first, last, ray / RAYS);
		return Math.max(20, castRay(outline, Math.cos(angle), Math.sin(angle)));
	});
	const far = (u: number) => {
		const ray = clamp(u) * RAYS;
		const whole = Math.floor(ray);
		return mix(pick(reach, whole), pick(reach, whole + 1), ray - whole);
	};
	return {
		read(x, y) {
			const u = (Math.atan2(y, x) - first) / (last - first);
			return { u, s: Math.hypot(x, y) / far(u) };
		},
		spot(u, s) {
			const angle = mix(first, last, u);
			return pt(Math.cos(angle) * far(u) * s, Math.sin(angle) * far(u) * s);
		},
	};
}

/** How far from the origin a ray leaves a closed path for good. */
function castRay(path: Path, dx: number, dy: number): number {
	let furthest = 0;
	let from = pick(path, path.length - 1);
	for (const to of path) {
		const [a, b] = [from.x * dy - from.y * dx, to.x * dy - to.y * dx];
		if (a <= 0 !== b <= 0) {
			const share = a / (a - b);
			const [x, y] = [mix(from.x, to.x, share), mix(from.y, to.y, share)];
			furthest = Math.max(furthest, x * dx + y * dy);
		}
		from = to;
	}
	return furthest;
}

export type Wing = {
	outline: Path;
	field: WingField;
	wash?: (spot: WingSpot) => readonly [Ink, number];
	/** Darkness of the shading, 0 to 1. */
	tone: (spot: WingSpot) => number;
	/** Fine lines that fan out from the root. */
	hair?: { count: number; tone: (spot: WingSpot) => number };
	veins?: { path: Path; width: number }[];
	grain?: "pepper" | "stipple";
	edge?: number;
	halo?: number;
	ink?: Ink;
};

export function drawWing(sheet: Sheet, wing: Wing, frame: Place): void {
	const { field, wash, tone, hair, veins = [], grain = "pepper", edge = 6, halo = 6 } = wing;
	const { ink = BLACK } = wing;
	const { scale = 1 } = frame;
	const seed = frame.flip ? 5 : 2;
	const outline = place(unsteady(wing.outline, seed, 3.5 / scale), frame);
	const mask = fill(outline, halo + 4);
	clearMask(sheet, mask, halo);
	const depth = measureDepth(mask);
	const read = (px: number, py: number, index: number): WingSpot => {
		const { x, y } = unplace(px, py, frame);
		// The pattern of one wing is never quite that of the other.
		const [wx, wy] = [x + 7 * noise(x / 90, y / 90, seed), y + 7 * noise(x / 80, y / 95, seed + 1)];
		return { ...field.read(wx, wy), edge: at(depth, index) / scale, x: wx, y: wy };
	};
	if (wash) {
		const place = (index: number) =>
			read((index % mask.width) + mask.left, Math.floor(index / mask.width) + mask.top, index);
		lay(
			sheet,
			mask,
			(index) => wash(place(index))[0],
			(_x, _y, index) => wash(place(index))[1],
		);
	}
	lay(sheet, mask, ink, (x, y, index) => {
		const spot = read(x, y, index);
		const dark = clamp(tone(spot));
		const grainy = grain === "pepper" ? pepper(x, y, dark, 4.2) : stipple(x, y, dark, 5);
		if (!hair) return grainy;
		const level = spot.s > 0.62 ? 1 : spot.s > 0.3 ? 0.5 : 0.25;
		const away = Math.hypot(spot.x, spot.y) * scale;
		const lines = hair.count * level;
		return Math.max(
			grainy,
			engrave(spot.u * lines, clamp(hair.tone(spot)), (away * 1.6) / lines + 2),
		);
	});
	for (const vein of veins)
		line(sheet, place(unsteady(vein.path, seed, 2 / scale), frame), {
			width: vein.width,
			ink,
			taper: (t) => 1 - 0.55 * t,
		});
	if (edge > 0) closedLine(sheet, outline, { width: edge, ink });
}

/** What a hand does to a line it draws for the second time. */
export function unsteady(path: readonly Point[], seed: number, by: number): Path {
	return path.map(({ x, y }) =>
		pt(x + by * noise(x / 110, y / 110, seed), y + by * noise(x / 110, y / 110, seed + 30)),
	);
}

/** Veins that leave the root region and run out to the margin, each with a slight bow. */
export function fanVeins(
	field: WingField,
	shares: readonly number[],
	from: number,
	to: number,
	width: number,
	bow = 0.06,
): { path: Path; width: number }[] {
	return shares.map((u) => ({
		width,
		path: smooth(
			[0, 0.25, 0.5, 0.75, 1].map((t) => {
				const s = mix(from, to, t);
				return field.spot(mix(0.5, u, clamp(0.35 + s * 0.65)) - bow * Math.sin(Math.PI * t), s);
			}),
		),
	}));
}
