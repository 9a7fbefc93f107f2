import type { Path, Point } from "../../brush/geometry.ts";
import { circle, pick, polar, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, cloud, hash, mix, ramp, seedRandom } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, dot, lay, line, newSheet, spindle } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawBeads, drawRays, drawRing } from "../../motifs/ornament/ornaments.ts";
import { drawPhase } from "../../motifs/sky/moon.ts";
import { drawComet, drawConstellation, drawPlanet, drawSpark } from "../../motifs/sky/planets.ts";
import type { Piece } from "../../piece.ts";

const MIDDLE = pt(800, 960);
const REACH = 545;
const TILT = -0.42;

/** A whirl of stars inside an astronomical ring, with orbits, planets, star maps and a comet, fine line, shoulder. */
export const piece: Piece = {
	on: onSkin({
		tone: "rosy",
		body: "shoulder",
		seed: 29,
		shot: { frame: [1600, 1700], distance: 1.06, look: [820, 960] },
		light: -0.55,
		behind: ["studio", "#384146"],
		freckles: 5,
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawWhirl(sheet);
		drawScale(sheet);
		for (const orbit of ORBITS) line(sheet, ellipse(orbit), { width: 4 });
		drawConstellation(sheet, DIPPER, [
			[0, 1],
			[1, 2],
			[2, 3],
			[3, 0],
			[3, 4],
			[4, 5],
			[5, 6],
		]);
		drawConstellation(sheet, CASSIOPEIA, [
			[0, 1],
			[1, 2],
			[2, 3],
			[3, 4],
		]);
		drawConstellation(sheet, CYGNUS, [
			[0, 1],
			[1, 2],
			[2, 3],
			[4, 1],
			[1, 5],
		]);
		drawSun(sheet);
		for (const [orbit, angle, radius, bands, rings] of PLANETS) {
			const path = ellipse(ORBITS[orbit] ?? 200);
			const center = pick(path, Math.round(angle * (path.length - 1)));
			drawPlanet(sheet, { center, radius, bands, rings, turn: TILT + (rings ? 0.1 : 0.5) });
		}
		drawComet(
			sheet,
			smooth(trace("1330,250 1210,360 1070,440 910,490 740,510 590,500"), false, 3).reverse(),
			30,
		);
		for (const step of [-3, -2, -1, 0, 1, 2, 3]) {
			const place = polar(MIDDLE, Math.PI / 2 - step * 0.17, 745);
			drawPhase(sheet, place, 40 - Math.abs(step) * 5, 0.25 * step);
		}
		return sheet;
	},
};

const ORBITS = [215, 320, 430, 640] as const;
/** Orbit, share of the way around it, radius, bands, rings. */
const PLANETS = [
	[0, 0.62, 26, 0, false],
	[1, 0.12, 42, 0, false],
	[1, 0.5, 17, 0, false],
	[2, 0.7, 34, 0, false],
	[2, 0.36, 96, 15, false],
	[3, 0.965, 92, 11, true],
] as const;
const DIPPER = [
	[585, 640, 10],
	[600, 730, 8],
	[692, 752, 8],
	[722, 672, 7],
	[812, 640, 8],
	[890, 628, 9],
	[985, 660, 11],
] as const;
const CASSIOPEIA = [
	[480, 1330, 8],
	[560, 1380, 10],
	[632, 1330, 8],
	[712, 1410, 11],
	[790, 1370, 8],
] as const;
const CYGNUS = [
	[1190, 1060, 12],
	[1110, 1140, 9],
	[1030, 1230, 7],
	[950, 1320, 9],
	[1020, 1075, 7],
	[1190, 1230, 8],
] as const;

function ellipse(reach: number): Path {
	return circle(MIDDLE, reach, 0.44, TILT);
}

/** Two arms of dots that wind out of the middle, darkest along their outer edges. */
function drawWhirl(sheet: Sheet): void {
	lay(sheet, fill(circle(MIDDLE, REACH)), BLACK, (x, y) => {
		const [dx, dy] = [x - MIDDLE.x, y - MIDDLE.y];
		const [u, v] = [
			dx * Math.cos(TILT) + dy * Math.sin(TILT),
			dy * Math.cos(TILT) - dx * Math.sin(TILT),
		];
		const away = Math.hypot(u, v * 1.45);
		const phase = Math.atan2(v * 1.45, u) * 2 - Math.log(away / 60 + 0.3) * 3.4;
		const arm = 0.5 + 0.5 * Math.cos(phase + 0.8 * cloud(x / 130, y / 130, 3, 7));
		const rim = ramp(REACH - 210, REACH, Math.hypot(dx, dy));
		const tone =
			1.02 * arm ** 1.7 * ramp(30, 150, away) * ramp(760, 420, away) +
			0.8 * rim ** 2 * arm +
			0.3 * rim ** 3;
		return stipple(x, y, clamp(tone + 0.26 * cloud(x / 60, y / 60, 3, 2)), 6);
	});
	const random = seedRandom(77);
	for (let star = 0; star < 150; star++) {
		const place = polar(MIDDLE, random() * Math.PI * 2, Math.sqrt(random()) * (REACH - 20));
		const size = mix(2, 6, random() ** 3);
		clear(sheet, circle(place, size), 1);
		if (size > 4.4)
			for (const turn of [0, Math.PI / 2])
				line(
					sheet,
					[-1, -0.5, 0, 0.5, 1].map((share) => polar(place, turn, share * size * 4)),
					{ width: 4, ink: [1, 1, 1], taper: spindle },
				);
	}
}

/** The ring of degrees: a black band with stars left bare, and ticks as on an astrolabe. */
function drawScale(sheet: Sheet): void {
	const band = [...circle(MIDDLE, REACH + 62), ...circle(MIDDLE, REACH + 20).reverse()];
	lay(sheet, fill(band), BLACK, (x, y) => {
		const away = Math.hypot(x - MIDDLE.x, y - MIDDLE.y) - REACH - 20;
		const turn = Math.atan2(y - MIDDLE.y, x - MIDDLE.x) * (180 / Math.PI) + 180;
		const share = (((turn / 15) % 1) + 1) % 1;
		return Math.floor(turn / 15) % 2 === 0
			? 0.98
			: stipple(x, y, 0.55 * ramp(1, 0, share) * ramp(-10, 42, away), 5);
	});
	for (const [reach, width] of [
		[0, 6],
		[20, 3],
		[62, 5],
		[108, 3],
	] as const)
		drawRing(sheet, MIDDLE, REACH + reach, width);
	for (let tick = 0; tick < 180; tick++) {
		const angle = (tick / 180) * Math.PI * 2;
		const deep = tick % 15 === 0 ? 40 : tick % 5 === 0 ? 28 : 16;
		line(sheet, [polar(MIDDLE, angle, REACH + 108), polar(MIDDLE, angle, REACH + 108 - deep)], {
			width: tick % 5 === 0 ? 4 : 2.6,
		});
	}
	for (let star = 0; star < 24; star += 2) {
		const place: Point = polar(MIDDLE, ((star + 0.5) / 24) * Math.PI * 2 + Math.PI, REACH + 41);
		dot(sheet, place, 6.5, [1, 1, 1]);
		for (const side of [-0.6, 0.6])
			dot(
				sheet,
				polar(MIDDLE, ((star + 0.5 + side * 0.5) / 24) * Math.PI * 2 + Math.PI, REACH + 41),
				3,
				[1, 1, 1],
			);
	}
}

function drawSun(sheet: Sheet): void {
	clear(sheet, circle(MIDDLE, 122), 1);
	drawRays(sheet, MIDDLE, 74, 124, 36);
	drawBeads(sheet, MIDDLE, 66, 40, 2.6);
	drawPlanet(sheet, { center: MIDDLE, radius: 56, bands: 0 });
	for (const [x, y, size] of CORNERS) drawSpark(sheet, pt(x, y), size * (0.95 + 0.1 * hash(x, y)));
}

const CORNERS = [
	[800, 190, 62],
	[690, 226, 22],
	[910, 226, 22],
	[800, 1840, 40],
] as const;
