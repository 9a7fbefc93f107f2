import type { Path } from "../../brush/geometry.ts";
import { circle, heading, pt, smooth, trace, wander } from "../../brush/geometry.ts";
import { at, fill, measureDepth } from "../../brush/mask.ts";
import { clamp, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle, whip } from "../../brush/sheet.ts";
import { engrave, pepper } from "../../brush/tone.ts";
import { lightOn } from "../../brush/tube.ts";

const BARE = [1, 1, 1] as const;
const HEAD = trace(
	"806,660 814,572 846,494 902,440 972,414 1044,420 1096,446 1118,482 1114,524 1092,560 1066,600 1052,650 1040,710 990,700 940,720 890,690 846,700",
);
const UPPER_BEAK = trace(
	"1090,446 1150,450 1210,462 1262,488 1300,524 1316,556 1290,544 1240,536 1180,532 1120,528 1092,514 1080,480",
);
const LOWER_BEAK = trace("1092,526 1140,534 1200,539 1262,544 1236,560 1190,570 1140,570 1096,558");

/** Head of the raven, looking right, with its beak a little open to the wind. */
export function drawRavenHead(sheet: Sheet): void {
	drawBeak(sheet, LOWER_BEAK, 0.6);
	drawBeak(sheet, UPPER_BEAK, 0);
	const outline = smooth(HEAD, true, 5);
	const mask = fill(outline, 10);
	const depth = measureDepth(mask);
	clear(sheet, outline, 0);
	lay(sheet, mask, BLACK, (x, y, index) => {
		const light = lightOn((x - 980) / 200, (y - 560) / 200);
		const lit = ramp(0.86, 0.99, light + 0.06 * noise(x / 22, y / 22, 5));
		const dark = 1.02 - 0.72 * lit + 0.35 * ramp(20, 0, at(depth, index));
		const flow = Math.atan2(y - 500, x - 1110) * 30 + 1.2 * noise(x / 40, y / 40, 4);
		return Math.max(pepper(x, y, dark, 4.4), engrave(flow, clamp(dark) * 0.9, 9));
	});
	ruffle(sheet);
	drawHackles(sheet);
	drawBristles(sheet);
	drawEye(sheet);
}

function drawBeak(sheet: Sheet, flat: Path, low: number): void {
	const outline = smooth(flat, true, 4);
	const mask = fill(outline, 10);
	const depth = measureDepth(mask);
	clear(sheet, outline, 6);
	lay(sheet, mask, BLACK, (x, y, index) => {
		const inner = at(depth, index);
		const ridge = 462 + ((x - 1090) / 220) ** 2 * 70;
		const shine = ramp(11, 3, Math.abs(y - ridge - 12)) * ramp(1285, 1200, x) * (1 - low);
		const dark = 0.9 + low * 0.2 + 0.3 * ramp(10, 0, inner) - 0.85 * shine;
		return Math.max(pepper(x, y, dark, 4), engrave((y - ridge) / 7, clamp(dark) * 0.6, 7));
	});
	closedLine(sheet, outline, { width: 5 });
}

/** Stiff hairs over the nostril. */
function drawBristles(sheet: Sheet): void {
	for (let bristle = 0; bristle < 30; bristle++) {
		const root = pt(1082 + 16 * hash(bristle, 3), 452 + bristle * 1.9);
		const path = wander(root, 0.05 + bristle * 0.008, mix(34, 78, hash(bristle, 4)), () => 0.004);
		line(sheet, path, { width: 5, taper: whip });
		if (bristle % 3 === 0) line(sheet, path, { width: 1.6, ink: BARE, taper: spindle });
	}
}

/** The shaggy throat. */
function drawHackles(sheet: Sheet): void {
	for (let strand = 0; strand < 120; strand++) {
		const high = hash(strand, 2);
		const root = pt(mix(838, 1066 - high * 26, hash(strand, 1)), mix(580, 730, high));
		const turn = mix(2.05, 1.35, (root.x - 838) / 228);
		const path = wander(root, turn, mix(46, 96, hash(strand, 3)), (t) => 0.006 * t);
		line(sheet, path, { width: 8, taper: spindle });
		const shine = path.map(({ x, y }) => pt(x + 4.5, y - 1));
		line(sheet, shine, { width: 1.9, ink: BARE, taper: spindle, strength: 0.75 });
	}
}

/** Short strands that break the outline of crown and nape. */
function ruffle(sheet: Sheet): void {
	const crown = smooth(HEAD.slice(0, 7), false, 7);
	crown.forEach((root, index) => {
		const angle = heading(crown, index) + Math.PI + 0.22 + 0.2 * hash(index, 10);
		const path = wander(root, angle, mix(20, 38, hash(index, 11)), () => -0.006);
		line(sheet, path, { width: 5.5, taper: whip });
	});
}

function drawEye(sheet: Sheet): void {
	const center = pt(1040, 484);
	clear(sheet, circle(center, 23, 0.92), 0);
	closedLine(sheet, circle(center, 23, 0.92), { width: 3 });
	dot(sheet, center, 17.5);
	dot(sheet, pt(center.x - 6, center.y - 7), 5, BARE);
	dot(sheet, pt(center.x + 7, center.y + 8), 2.2, BARE, 0.7);
	line(sheet, smooth(trace("1006,482 1018,464 1040,456 1068,466")), { width: 7, taper: spindle });
	line(sheet, smooth(trace("1004,500 1020,514 1044,516 1064,506")), {
		width: 3,
		ink: BARE,
		taper: spindle,
		strength: 0.8,
	});
}
