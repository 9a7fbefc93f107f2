import type { Path } from "../../brush/geometry.ts";
import { circle, pick, pt, wander } from "../../brush/geometry.ts";
import { clamp, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { line, whip } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { blend, flood, glow, paint, tint } from "../painting/paint.ts";

/** The middle of the pupil. */
export const MIDDLE = pt(1000, 640);
export const BONE = tint("#e6dcc4");
export const BRASS = ["#3a2a10", "#7d5a20", "#c49a4a", "#f2dc9c"].map(tint);
export const IRIS = 196;
const PUPIL = 74;
/** The opening of the lids: two arcs that meet in the corners. */
const [HALF, UPPER, LOWER] = [470, 262, 190];

/** An eye 940 wide in pale engraved lines for a dark ground, its iris of brass. */
export function paintEngravedEye(sheet: Sheet): void {
	paintLids(sheet);
	paintBall(sheet);
	paintIris(sheet);
	paintLashes(sheet);
}

/** Pixels a place is outside the opening of the lids; below 0 inside. */
function outside(x: number, y: number): number {
	const high = y < MIDDLE.y + 30 ? UPPER : LOWER;
	const radius = (HALF * HALF + high * high) / (2 * high);
	const center = y < MIDDLE.y + 30 ? MIDDLE.y + 30 - high + radius : MIDDLE.y + 30 + high - radius;
	const u = Math.abs(x - MIDDLE.x);
	const v = y - center;
	const arc = Math.hypot(u, v) - radius;
	return Math.atan2(u, Math.abs(v)) > Math.asin(HALF / radius)
		? Math.hypot(u - HALF, y - MIDDLE.y - 30)
		: arc;
}

/** The skin around the eye: lines that repeat its opening, thick in the light, with a crease above. */
function paintLids(sheet: Sheet): void {
	flood(sheet, (x, y, under) => {
		const away = outside(x, y);
		if (away < 0 || away > 400) return under;
		const above = y < MIDDLE.y + 30;
		const angle = Math.atan2(y - MIDDLE.y - 30, (x - MIDDLE.x) * 0.6);
		const light = 0.5 + 0.5 * Math.cos(angle + 2.2);
		const crease = above
			? 0.5 * Math.exp(-(((away - 78) / 15) ** 2))
			: 0.3 * Math.exp(-(((away - 62) / 15) ** 2));
		const roll = above
			? 0.3 * Math.exp(-(((away - 36) / 28) ** 2))
			: 0.24 * Math.exp(-(((away - 26) / 18) ** 2));
		const tone = clamp(
			(0.1 + 0.46 * light + roll - crease) *
				ramp(400, 90, away) ** 1.15 *
				(above ? ramp(46, 92, away) : ramp(14, 58, away)) +
				0.05 * noise(x / 120, y / 120, 4),
		);
		const lines = engrave((away + 7 * noise(x / 260, y / 260, 6)) / 12.5, tone, 12.5);
		return blend([under, BONE], lines * ramp(400, 250, away));
	});
}

function paintBall(sheet: Sheet): void {
	flood(sheet, (x, y, under) => {
		const away = outside(x, y);
		if (away >= 0) return under;
		const [dx, dy] = [(x - MIDDLE.x) / HALF, (y - MIDDLE.y) / HALF];
		const shade =
			0.62 - 0.72 * dx * dx - 0.36 * dx - 0.5 * ramp(-46, 0, away) * (dy < 0.05 ? 1 : 0.3);
		const lines = engrave(
			(y - MIDDLE.y) / 10.5 + 5 * dx * dx * Math.sign(dy) * Math.abs(dy) * 2,
			clamp(shade),
			10.5,
		);
		return blend([blend([tint("#0a0e11"), under], 0.4), BONE], lines * 0.92);
	});
}

/** The iris in brass: fine rays, rings, and the window that shines in it. */
function paintIris(sheet: Sheet): void {
	flood(sheet, (x, y, under) => {
		const [dx, dy] = [x - MIDDLE.x, y - MIDDLE.y];
		const reach = Math.hypot(dx, dy);
		const lid = outside(x, y);
		if (reach > IRIS || lid >= -3) return under;
		const angle = Math.atan2(dy, dx);
		const t = (reach - PUPIL) / (IRIS - PUPIL);
		const fiber = noise(angle * 26, t * 2.2, 4) * 0.5 + noise(angle * 60, t * 3, 5) * 0.3;
		const rays = engrave(
			(angle / (Math.PI * 2)) * 132 + 0.25 * noise(angle * 9, t * 4, 6),
			clamp(0.52 + 0.5 * fiber - 0.3 * ramp(0.8, 1, t) - 0.15 * ramp(0.25, 0, t)),
			8,
		);
		const lower = 0.36 + 0.55 * ramp(-0.6, 1, Math.sin(angle - 0.4)) - 0.35 * ramp(-60, 0, lid);
		const ring =
			0.5 * ramp(5, 1, Math.abs(reach - PUPIL - 34)) +
			0.4 * ramp(4, 1, Math.abs(reach - IRIS + 22));
		const rim = ramp(IRIS, IRIS - 7, reach);
		if (reach < PUPIL) return tint("#050709");
		return blend(
			[tint("#050709"), blend(BRASS, clamp(lower * (0.55 + 0.6 * rays) + 0.3 * ring))],
			rim * (0.14 + 0.86 * Math.max(rays * 0.9, ring)),
		);
	});
	glow(sheet, pt(MIDDLE.x + 40, MIDDLE.y + 70), 300, tint("#b98334"), 0.14);
	paint(sheet, circle(MIDDLE, PUPIL), tint("#06080a"), { rough: 1.5 });
	for (const [x, y, width, squash, strength] of [
		[-62, -74, 36, 0.76, 0.95],
		[58, 62, 15, 0.8, 0.6],
	] as const) {
		const window = circle(pt(MIDDLE.x + x, MIDDLE.y + y), width, squash, -0.5);
		paint(sheet, window, tint("#fff8e4"), { opacity: strength, rough: 1.5 });
	}
}

/** The rims of the lids and the lashes. */
function paintLashes(sheet: Sheet): void {
	const rim = (high: number, side: number): Path => {
		const radius = (HALF * HALF + high * high) / (2 * high);
		const open = Math.asin(HALF / radius);
		return Array.from({ length: 161 }, (_, step) => {
			const angle = mix(-open, open, step / 160);
			return pt(
				MIDDLE.x + Math.sin(angle) * radius,
				MIDDLE.y + 30 + side * (Math.cos(angle) * radius - radius + high),
			);
		});
	};
	const [top, bottom] = [rim(UPPER, -1), rim(LOWER, 1)];
	line(sheet, top, { width: 15, ink: tint("#05080a") });
	line(
		sheet,
		top.map(({ x, y }) => pt(x, y - 9)),
		{ width: 4.5, ink: BONE },
	);
	line(sheet, bottom, { width: 4, ink: BONE });
	for (let lash = 0; lash < 46; lash++) {
		const t = (lash + 0.5) / 46;
		const root = pick(top, Math.round(t * 160));
		const lean = (t - 0.5) * 2.5 + 0.16 * (hash(lash, 2) - 0.5);
		const long =
			mix(70, 165, Math.sin(Math.PI * t) ** 0.6) *
			mix(0.7, 1.1, hash(lash, 3)) *
			(0.8 + 0.3 * Math.abs(t - 0.5) * 2);
		const path = wander(
			root,
			-Math.PI / 2 + lean,
			long,
			() => (-lean * 0.5 - Math.sign(lean) * 0.3) / long,
		);
		line(sheet, path, { width: 10, ink: tint("#0a0e11"), taper: whip, strength: 0.75 });
		line(sheet, path, { width: 5.4, ink: BONE, taper: whip });
	}
	for (let lash = 0; lash < 40; lash++) {
		const t = 0.08 + (0.84 * lash) / 39;
		const root = pick(bottom, Math.round(t * 160));
		line(
			sheet,
			wander(
				root,
				Math.PI / 2 - (t - 0.5) * 1.6,
				mix(24, 46, hash(lash, 5)),
				() => 0.008 * (t - 0.5),
			),
			{ width: 3.6, ink: BONE, taper: whip },
		);
	}
}
