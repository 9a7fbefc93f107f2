import type { Path, Point } from "../../brush/geometry.ts";
import { pick, pt, smooth, trace } from "../../brush/geometry.ts";
import type { Mask } from "../../brush/mask.ts";
import { at, fill } from "../../brush/mask.ts";
import { clamp, cloud, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, lay, line, spindle, whip } from "../../brush/sheet.ts";
import { engrave, pepper, stipple } from "../../brush/tone.ts";

/** The skyline from the east: Meeker, the Notch, the flat summit, the Keyhole, Storm Peak. */
const SKYLINE =
	"180,1130 236,1060 284,1000 330,934 366,880 398,826 428,800 452,812 484,796 512,826 540,866 574,900 596,876 618,830 636,786 652,800 662,776 674,724 688,700 750,690 832,688 896,694 926,704 956,748 988,784 1012,830 1040,868 1056,886 1070,864 1096,846 1122,852 1156,900 1196,938 1240,996 1310,1056 1420,1130";
/** The Diamond: the sheer face beneath the summit. */
const DIAMOND =
	"686,704 750,693 832,692 896,698 920,708 912,768 884,838 856,906 824,984 776,1010 722,992 706,930 690,850 676,776";
/** Faces turned from the light. */
const DARK = [
	"428,800 452,812 470,860 516,930 540,1000 590,1070 612,1180 510,1180 500,1080 470,1010 452,920",
	"484,796 512,826 540,866 574,900 596,950 622,1010 600,1020 560,950 510,880",
	"636,786 652,800 662,776 676,790 690,860 706,940 722,996 740,1060 760,1180 690,1180 690,1080 650,1000 620,930 612,880",
	"926,704 956,748 988,784 1012,830 1040,868 1020,900 990,960 960,1040 930,1110 900,1180 850,1180 860,1080 880,1000 890,920 916,830 920,760",
	"1096,846 1122,852 1156,900 1196,938 1240,996 1310,1056 1400,1180 1200,1180 1170,1100 1130,1040 1104,960 1090,900",
	"1056,886 1064,930 1040,1000 1020,1080 1010,1180 970,1180 990,1080 1020,1000 1040,930",
	"366,880 372,960 380,1040 420,1180 330,1180 336,1060 350,960",
].map((noted) => jag(trace(noted), 0.07, 1));
/** Snow that stays on ledges, in gullies and on the glacier under the face. */
const SNOW = [
	"716,992 724,960 738,984 752,1000 770,972 786,1004 806,984 822,1006 842,962 838,1010 870,1030 840,1040 856,1062 812,1050 790,1082 764,1048 728,1064 736,1034 700,1022",
	"940,770 950,800 972,826 984,860 974,850 954,824 944,800",
	"420,850 434,880 440,910 456,950 452,990 440,960 428,910",
	"1076,890 1084,920 1090,950 1106,990 1090,970 1078,930",
	"690,862 720,866 752,872 790,868 824,874 858,862 850,880 808,882 770,888 730,880",
].map((noted) => jag(trace(noted), 0.12, 2));

/** Longs Peak with its notched flat summit, 1200 wide about (800, 900). */
export function drawLongsPeak(sheet: Sheet, floor: number): void {
	const crest = jag(trace(SKYLINE), 0.09, 3);
	const body: Path = [...crest, pt(1420, floor), pt(180, floor)];
	clear(sheet, body, 9);
	lay(sheet, fill(body), BLACK, (x, y) => {
		const worn = cloud(x / 40 - y / 90, y / 120, 3, 6);
		const tone = clamp(0.1 + 0.5 * ramp(0.12, 0.4, worn));
		return engrave((x * 0.75 + y * 0.6 + 20 * noise(x / 50, y / 70, 3)) / 10, tone, 10);
	});
	for (const face of DARK) shadow(sheet, face, floor);
	drawDiamond(sheet);
	for (const patch of SNOW) {
		clear(sheet, patch, 2);
		lay(sheet, fill(patch), BLACK, (x, y) =>
			stipple(x, y, 0.16 * ramp(0, 0.4, noise(x / 30, y / 16, 2)), 5),
		);
		line(sheet, patch.slice(0, Math.floor(patch.length * 0.6)), { width: 2.6, taper: spindle });
	}
	line(sheet, crest, { width: 8 });
	for (let index = 4; index < crest.length; index += 5) crack(sheet, pick(crest, index), index);
}

/** Black at its crest, opening into slanted lines and dots towards the forest. */
function shadow(sheet: Sheet, face: Path, floor: number): void {
	const mask = fill(face, 2);
	const top = mask.top;
	lay(sheet, mask, BLACK, (x, y) => {
		const fall = (y - top) / (floor - top);
		const tone = mix(1.08, 0.46, fall) + 0.4 * cloud(x / 30 + y / 70, y / 60, 3, 8);
		const course = (x * 0.85 - y * 0.42 + 16 * noise(x / 40, y / 60, 4)) / 9;
		return Math.max(engrave(course, tone, 9), pepper(x, y, tone * 0.75, 4.2));
	});
	line(sheet, [...face, pick(face, 0)], { width: 2.6 });
}

/** Sheer rock: long upright cracks, darker to the right and under its ledges. */
function drawDiamond(sheet: Sheet): void {
	const outline = jag(trace(DIAMOND), 0.04, 2);
	const mask: Mask = fill(outline, 4);
	clear(sheet, outline, 3);
	lay(sheet, mask, BLACK, (x, y, index) => {
		const course = (x + 4 * noise(x / 34, y / 30, 7) - (y - 700) * 0.06) / 8.5;
		const ledge = ramp(0.2, 0.62, noise(x / 60, y / 21, 8));
		const streak = 0.6 * cloud(x / 15, y / 80, 3, 9);
		const tone = mix(0.08, 0.74, ramp(700, 900, x + (y - 760) * 0.4)) + 0.3 * ledge + streak;
		return at(mask.data, index) * Math.max(engrave(course, tone, 8.5), pepper(x, y, tone * 0.6, 4));
	});
	line(sheet, outline, { width: 3, strength: 0.8 });
}

/** A short crack that hangs from the skyline. */
function crack(sheet: Sheet, root: Point, seed: number): void {
	const lean = 0.9 * (hash(seed, 4) - 0.3);
	const length = mix(10, 66, hash(seed, 5) ** 2);
	const path = smooth([
		root,
		pt(root.x + lean * length * 0.3, root.y + length * 0.5),
		pt(root.x + lean * length, root.y + length),
	]);
	line(sheet, path, { width: 4.5, taper: whip });
}

/** Breaks a line of landmarks as rock breaks: every piece again, each time half as deep. */
function jag(path: Path, rough: number, rounds: number): Path {
	let line = path;
	for (let round = 0; round < rounds; round++) {
		line = line.flatMap((from, index) => {
			const to = pick(line, index + 1);
			const length = Math.hypot(to.x - from.x, to.y - from.y);
			if (length < 9) return [from];
			const push = (hash(Math.round(from.x * 3 + to.y), round) - 0.5) * 2 * rough * length;
			const share = 0.35 + 0.3 * hash(Math.round(from.y), round + 5);
			return [
				from,
				pt(
					mix(from.x, to.x, share) + (push * (from.y - to.y)) / length,
					mix(from.y, to.y, share) + (push * (to.x - from.x)) / length,
				),
			];
		});
	}
	return line;
}
