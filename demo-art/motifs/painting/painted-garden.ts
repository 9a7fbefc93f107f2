import { outlines } from "../../brush/blade.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, move, polar, pt, smooth, wander } from "../../brush/geometry.ts";
import { clamp, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, whip } from "../../brush/sheet.ts";
import { bladeOutline, blend, brush, dab, glow, paint } from "./paint.ts";

/** From the deepest shade to the brightest light. */
export type Ladder = readonly Ink[];

/** A leaf whose half towards the light is brighter; `light` is the direction the light comes from. */
export function paintLeaf(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	width: number,
	ladder: Ladder,
	light: number,
	bend = 0.4,
): void {
	const [cos, sin] = [Math.cos(angle + bend / 2), Math.sin(angle + bend / 2)];
	const facing = Math.sin(light - angle);
	const seed = Math.round(root.x + root.y);
	paint(
		sheet,
		bladeOutline(root, angle, length, outlines.leaf(width), bend),
		(x, y, depth) => {
			const [dx, dy] = [x - root.x, y - root.y];
			const t = clamp((dx * cos + dy * sin) / length);
			const across = (dy * cos - dx * sin) / width;
			const vein = 0.07 * ramp(0.3, 0.05, Math.abs((((t * 7 - Math.abs(across)) % 1) + 1) % 1));
			const side = facing * (across - bend * 0.5 * t * (length / width) * 0.2) > 0 ? 1 : 0;
			return blend(
				ladder,
				0.12 +
					0.42 * side +
					0.25 * t +
					vein +
					0.25 * side * ramp(5, 1, depth) +
					0.07 * noise(x / 40, y / 40, seed),
			);
		},
		{ rough: Math.min(2.4, width * 0.06) },
	);
	if (length > 60)
		line(
			sheet,
			wander(root, angle, length * 0.9, () => bend / length),
			{
				width: Math.max(1.2, width * 0.06),
				ink: blend(ladder, 0.08),
				taper: whip,
				strength: 0.7,
			},
		);
}

/** An open night flower of five broad petals, lit from the direction `light`. */
export function paintBloom(
	sheet: Sheet,
	{
		to,
		size,
		turn,
		squash,
		ladder,
		light,
	}: { to: Point; size: number; turn: number; squash: number; ladder: Ladder; light: number },
): void {
	const petals = 5;
	const flat = (path: Path) => path.map((point) => move(pt(point.x, point.y * squash), to));
	const below = pt(to.x - Math.cos(light) * size * 0.1, to.y + size * 0.14);
	paint(sheet, circle(below, size * 0.97, squash), blend(ladder, 0), { rough: 16, opacity: 0.55 });
	for (let petal = 0; petal < petals; petal++) {
		const angle = turn + (petal / petals) * Math.PI * 2;
		const wide = size * 0.56;
		const outline = flat(
			bladeOutline(
				pt(0, 0),
				angle,
				size,
				(t) =>
					Math.max(
						1,
						wide *
							Math.sin(Math.PI * 0.5 * clamp(t * 1.35)) ** 0.9 *
							Math.sqrt(1 - clamp((t - 0.55) / 0.45) ** 2.6) *
							(1 + 0.05 * Math.sin(t * 17 + petal * 4)),
					),
				0.25,
			),
		);
		paint(
			sheet,
			outline,
			(x, y, depth) => {
				const [dx, dy] = [(x - to.x) / size, (y - to.y) / (size * squash)];
				const away = Math.hypot(dx, dy);
				const around = Math.atan2(dy, dx) - angle;
				const fold = Math.sin(around);
				const lit = Math.cos(Math.atan2(dy * squash, dx) - light);
				const streak = 0.06 * noise(around * 13, away * 2.4, petal + 3);
				const crease = 0.2 * ramp(0.1, 0, Math.abs(fold)) * ramp(1, 0.4, away);
				return blend(
					ladder,
					0.3 +
						0.34 * away +
						0.2 * lit * away -
						0.22 * ramp(0.1, 0.6, fold) * ramp(0.95, 0.5, away) +
						0.12 * ramp(9, 1, depth) * ramp(0.4, 0.8, away) +
						streak -
						crease -
						0.3 * ramp(0.34, 0.05, away),
				);
			},
			{ rough: 1.6 },
		);
		line(sheet, outline, {
			width: Math.max(1.4, size * 0.016),
			ink: blend(ladder, 0.22),
			strength: 0.55,
			taper: (t) => 0.5 + 0.5 * Math.sin(t * 19),
		});
	}
	glow(sheet, to, size * 0.45, [0.3, 0.26, 0.1], 0.35);
	for (let stamen = 0; stamen < 9; stamen++) {
		const tip = polar(pt(0, 0), turn + stamen * 0.7, size * mix(0.16, 0.27, hash(stamen, 2)));
		const end = pt(to.x + tip.x, to.y + tip.y * squash - size * 0.05);
		line(sheet, smooth([to, end], false, 2), { width: size * 0.018, ink: blend(ladder, 0.72) });
		dab(sheet, end, size * 0.022, [0.95, 0.72, 0.3], 0.95);
	}
}

/** A thicket: leaves heaped up, dark below, their upper sides in the light. */
export function paintThicket(
	sheet: Sheet,
	{
		center,
		reach,
		count,
		size,
		ladder,
		light,
		seed,
	}: {
		center: Point;
		reach: readonly [x: number, y: number];
		count: number;
		size: number;
		ladder: Ladder;
		light: number;
		seed: number;
	},
): void {
	for (let leaf = 0; leaf < count; leaf++) {
		const share = leaf / count;
		const angle = hash(leaf, seed) * Math.PI * 2;
		const away = Math.sqrt(hash(leaf, seed + 1)) * mix(1, 0.82, share);
		const root = pt(
			center.x + Math.cos(angle) * away * reach[0],
			center.y + Math.sin(angle) * away * reach[1],
		);
		const lit = clamp(
			0.5 + 0.5 * Math.cos(angle - light) * away + 0.5 * (hash(leaf, seed + 2) - 0.5),
		);
		const own = ladder.map((_, step) =>
			blend(ladder, mix(0.05, 0.5, share * lit) + (step / ladder.length) * mix(0.22, 0.5, lit)),
		);
		const long = size * mix(0.7, 1.3, hash(leaf, seed + 3));
		paintLeaf(
			sheet,
			root,
			angle * 0.4 + hash(leaf, seed + 4) * 5,
			long,
			long * 0.3,
			own,
			light,
			hash(leaf, seed + 5) - 0.5,
		);
	}
}

/** Loose grass and stems in front of everything. */
export function paintGrass(
	sheet: Sheet,
	root: Point,
	spread: number,
	count: number,
	height: number,
	ink: Ink,
): void {
	for (let blade = 0; blade < count; blade++) {
		const x = root.x + (hash(blade, Math.round(root.x)) - 0.5) * 2 * spread;
		const lean = 0.9 * (hash(blade, 8) - 0.5);
		const path = wander(
			pt(x, root.y),
			-Math.PI / 2 + lean * 0.5,
			height * mix(0.4, 1, hash(blade, 9)),
			(t) => (lean * 2 * t) / height,
		);
		brush(sheet, path, { width: 6, ink, load: 1, opacity: 0.95, taper: whip });
	}
}

/** Small lights that hang in the air. */
export function paintSparks(
	sheet: Sheet,
	center: Point,
	reach: number,
	count: number,
	ink: Ink,
): void {
	for (let spark = 0; spark < count; spark++) {
		const place = polar(center, hash(spark, 1) * Math.PI * 2, reach * Math.sqrt(hash(spark, 2)));
		const size = mix(1, 3.4, hash(spark, 3) ** 3);
		glow(sheet, place, size * 7, ink, 0.35);
		paint(sheet, circle(place, size), ink, { opacity: 0.8 });
	}
}
