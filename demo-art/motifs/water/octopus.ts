import type { Path, Point } from "../../brush/geometry.ts";
import {
	circle,
	heading,
	move,
	moveAll,
	pick,
	points,
	pt,
	relax,
	smooth,
	trace,
	wander,
} from "../../brush/geometry.ts";
import { at, fill, measureDepth } from "../../brush/mask.ts";
import { clamp, cloud, hash, mix, ramp, seedRandom } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, line, spindle } from "../../brush/sheet.ts";
import { engrave, pepper } from "../../brush/tone.ts";
import { lightOn } from "../../brush/tube.ts";
import { drawTentacle } from "./tentacle.ts";

/** Drawn upright around (0, 0), which is the point between the eyes; 1000 units high. */
const HEAD = trace(
	"-190,-92 -226,-180 -272,-272 -302,-372 -296,-476 -244,-566 -156,-626 -50,-654 62,-652 170,-618 258,-556 312,-468 322,-368 288,-268 236,-178 194,-92 226,-44 248,16 238,82 204,142 146,178 74,196 0,200 -74,196 -146,178 -204,142 -238,82 -248,16 -226,-44",
);

type Place = { to: Point; turn: number; scale: number };

export function drawOctopusHead(sheet: Sheet, place: Place): void {
	const outline = moveAll(smooth(HEAD, true, 6), place.to, place.turn, place.scale);
	const mask = fill(outline, 14);
	const depth = measureDepth(mask);
	clear(sheet, outline, 9);
	const back = (x: number, y: number) =>
		move(pt((x - place.to.x) / place.scale, (y - place.to.y) / place.scale), pt(0, 0), -place.turn);
	lay(sheet, mask, BLACK, (x, y, index) => {
		const { x: hx, y: hy } = back(x, y);
		const light =
			hy < -60
				? mix(lightOn(hx / 330, hy / 330 + 1.12), lightOn(hx / 330, 0.3), ramp(-330, -60, hy))
				: lightOn(hx / 300, 0.3 + hy / 700);
		const edge = ramp(46, 0, at(depth, index));
		const neck = 0.5 * ramp(60, 0, Math.abs(hy + 92)) * ramp(40, 200, Math.abs(hx));
		const under = ramp(90, 200, hy) * 0.8;
		const mottle = 0.22 * cloud(hx / 70, hy / 70, 3, 12);
		const dark = clamp(1.12 - 1.36 * light + mottle) + 0.5 * edge + neck + under;
		const bow = (hx * hx) / 900 / 11;
		const phase =
			hy / 11 -
			bow * (hy < -380 ? -0.4 : ((hy + 380) / 380) * 0.8 - 0.4) +
			1.3 * cloud(hx / 150, hy / 150, 2, 4);
		return Math.max(
			pepper(x, y, clamp(dark * 0.98 + 0.04), 4.6),
			0.9 * engrave(phase, clamp(dark * 0.72 - 0.12), 11 * place.scale),
		);
	});
	spotHead(sheet, place);
	closedLine(sheet, outline, { width: 8 });
	for (const side of [1, -1]) {
		drawBrow(sheet, place, side);
		drawEye(sheet, place, side);
	}
}

function spotHead(sheet: Sheet, place: Place): void {
	const random = seedRandom(88);
	const taken: [Point, number][] = [];
	for (let tries = 0; tries < 900; tries++) {
		const spot = pt(mix(-270, 270, random()), mix(-610, -110, random()));
		const inside = (spot.x / 280) ** 2 + ((spot.y + 370) / 250) ** 2;
		const radius = mix(6, 25, random() ** 2.2) * (1.15 - inside * 0.5);
		if (
			inside > 0.8 ||
			taken.some(
				([other, size]) => Math.hypot(other.x - spot.x, other.y - spot.y) < size + radius + 9,
			)
		)
			continue;
		taken.push([spot, radius]);
		const ring = moveAll(
			circle(pt(0, 0), radius, 0.86, 0.6).map((p) =>
				pt(p.x * (1 + 0.08 * hash(tries, 2)) + spot.x, p.y + spot.y),
			),
			place.to,
			place.turn,
			place.scale,
		);
		clear(sheet, ring, 1);
		closedLine(sheet, ring, { width: radius > 12 ? 3.2 : 2.2 });
		if (radius > 10) {
			const inner = fill(
				circle(
					move(pt(spot.x + 2, spot.y + 2), place.to, place.turn, place.scale),
					radius * 0.5 * place.scale,
					0.85,
				),
			);
			lay(sheet, inner, BLACK, (x, y) => pepper(x, y, 0.9, 4));
		}
	}
}

function drawEye(sheet: Sheet, place: Place, side: number): void {
	const put = (path: Path) => moveAll(path, place.to, place.turn, place.scale);
	const center = pt(side * 150, 20);
	const ball = put(circle(center, 62, 0.8, side * -0.22));
	clear(sheet, ball, 8);
	const iris = put(circle(center, 60, 0.78, side * -0.22));
	const middle = move(center, place.to, place.turn, place.scale);
	lay(sheet, fill(iris), BLACK, (x, y) => {
		const [dx, dy] = [(x - middle.x) / place.scale, (y - middle.y) / place.scale];
		const angle = Math.atan2(dy, dx);
		const away = Math.hypot(dx, dy / 0.8) / 62;
		const fibers = engrave((angle / Math.PI) * 26, ramp(0.35, 1, away) * 0.8, 8);
		return Math.max(pepper(x, y, ramp(0.5, 1, away) * 0.9 + 0.45 * ramp(0, -50, dy), 3.5), fibers);
	});
	closedLine(sheet, ball, { width: 6 });
	const slit = smooth(
		trace("-46,0 -36,-12 -14,-14 14,-14 36,-12 46,0 36,12 14,14 -14,14 -36,12"),
		true,
	);
	lay(sheet, fill(put(slit.map((p) => move(p, center, side * -0.2)))), BLACK);
	clear(sheet, put(circle(pt(center.x - 20, center.y - 22), 10, 0.8)), 0);
	clear(sheet, put(circle(pt(center.x + 24, center.y + 22), 4.5)), 0);
	for (let lid = 0; lid < 4; lid++) {
		const reach = 78 + lid * 15;
		const [from, to] = [Math.PI * (1.06 + lid * 0.03), Math.PI * (1.94 - lid * 0.03)];
		for (const half of [1, -1]) {
			const arc = Array.from({ length: 30 }, (_, i) => {
				const angle = mix(from, to, i / 29);
				return move(
					pt(Math.cos(angle) * reach, Math.sin(angle) * reach * (half > 0 ? 0.84 : -0.78)),
					center,
					side * -0.22,
				);
			});
			line(sheet, put(arc), { width: half > 0 ? 7 - lid * 1.2 : 5 - lid, taper: spindle });
		}
	}
}

/** The heavy fold above an eye that gives the animal its look. */
function drawBrow(sheet: Sheet, place: Place, side: number): void {
	const put = (path: Path) => moveAll(path, place.to, place.turn, place.scale);
	const fold = smooth(
		points(20 * side, -20, 60 * side, -62, 130 * side, -92, 205 * side, -70, 236 * side, -26),
		false,
	);
	line(sheet, put(fold), { width: 9, taper: spindle });
	for (let crease = 0; crease < 5; crease++) {
		const up = 16 + crease * 15;
		const path = smooth(
			points(
				(36 + crease * 6) * side,
				-52 - up * 0.8,
				84 * side,
				-88 - up,
				140 * side,
				-112 - up,
				(196 - crease * 8) * side,
				-104 - up,
			),
			false,
		);
		line(sheet, put(path), { width: 4.2 - crease * 0.5, taper: spindle });
	}
}

type Arm = { path: Path; coil: number; thick: number };

/** Eight arms, the ones at the back first; `coil` is the radius its tip starts to roll up with. */
const ARMS: Arm[] = [
	{ path: trace("790,900 600,920 450,820 370,660 300,500"), coil: -78, thick: 78 },
	{ path: trace("820,900 1020,930 1190,840 1262,680 1230,520"), coil: -82, thick: 78 },
	{ path: trace("780,920 560,1030 370,1010 220,1080 190,1230"), coil: -92, thick: 86 },
	{ path: trace("830,920 1040,1050 1250,1080 1390,1000 1430,870"), coil: -84, thick: 86 },
	{
		path: trace("775,920 680,1070 600,1210 440,1290 320,1440 360,1610"),
		coil: -92,
		thick: 92,
	},
	{
		path: trace("835,920 930,1070 1010,1210 1190,1260 1310,1410 1270,1590"),
		coil: 92,
		thick: 92,
	},
	{
		path: trace("790,930 770,1080 740,1240 640,1430 590,1600 680,1750"),
		coil: -84,
		thick: 96,
	},
	{
		path: trace("820,930 850,1080 900,1230 1000,1400 960,1570 900,1690"),
		coil: 74,
		thick: 96,
	},
];

export function drawOctopusArms(sheet: Sheet): void {
	for (const { path, coil, thick } of ARMS) {
		const reach = relax(relax(smooth(path, false, 2), 45), 30);
		const end = pick(reach, reach.length - 1);
		const tip = wander(
			end,
			heading(reach, reach.length - 2),
			Math.abs(coil) * 6.4,
			(t) => (1 + 3.6 * t * t) / coil,
		);
		drawTentacle(sheet, [...reach, ...tip.slice(1)], thick, coil > 0 ? 1 : -1);
	}
}

/** A drop or a bubble: a ring, a shaded side and a light left open. */
export function drawDrop(sheet: Sheet, center: Point, radius: number): void {
	const rim = circle(center, radius);
	clear(sheet, rim, 3);
	lay(sheet, fill(rim), BLACK, (x, y) =>
		pepper(x, y, ramp(-0.1, 1.2, (x - center.x + y - center.y) / radius), 4),
	);
	closedLine(sheet, rim, { width: Math.max(2.4, radius * 0.14) });
	if (radius > 9)
		lay(
			sheet,
			fill(circle(pt(center.x - radius * 0.35, center.y - radius * 0.35), radius * 0.2)),
			[1, 1, 1],
		);
}
