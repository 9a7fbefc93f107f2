import { drawForm } from "../../brush/form.ts";
import type { Path } from "../../brush/geometry.ts";
import { circle, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle, whip } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";

const FACE = smooth(
	trace(
		"700,520 640,562 598,624 576,690 567,742 566,764 578,794 580,806 568,838 546,880 520,920 505,942 504,956 514,967 534,972 552,977 559,988 556,1004 545,1016 533,1027 531,1037 541,1044 552,1047 541,1055 536,1068 541,1083 558,1096 566,1107 560,1124 555,1144 560,1168 578,1190 612,1203 664,1198 740,1172 812,1130 868,1068 900,980 960,900 980,700 860,540",
	),
	true,
	3,
);
const NECK = smooth(
	trace(
		"668,1150 706,1220 728,1300 722,1390 690,1462 640,1516 600,1560 760,1640 960,1650 1160,1590 1240,1540 1150,1480 1076,1410 1040,1310 1030,1180 1040,1000 860,980",
	),
	true,
	3,
);

/** How dark a soft stroke along a path leaves a place: 1 on it, 0 at `reach`. */
function shadeBy(path: Path, reach: number): (x: number, y: number) => number {
	return (x, y) => {
		let near = reach;
		for (const place of path) near = Math.min(near, Math.hypot(place.x - x, place.y - y));
		return ramp(reach, 0, near) ** 1.3;
	};
}

/** A woman's head in profile to the left, without her hair. */
export function drawLadyHead(sheet: Sheet, oxblood: Ink): void {
	const jaw = shadeBy(smooth(trace("690,1210 780,1180 860,1120 910,1040 930,980"), false, 14), 170);
	const nape = shadeBy(smooth(trace("1040,1040 1020,1200 1050,1340 1120,1450"), false, 14), 130);
	const hollow = shadeBy(smooth(trace("800,1300 770,1420 730,1520"), false, 14), 60);
	drawForm(sheet, {
		outline: NECK,
		swell: 60,
		depth: 0.25,
		edge: 9,
		halo: 8,
		mark: (x, y) => 0.95 * jaw(x, y) + 0.8 * nape(x, y) + 0.4 * hollow(x, y),
	});
	const cheek = shadeBy(smooth(trace("900,900 850,1000 790,1080 740,1120"), false, 14), 120);
	const temple = shadeBy(smooth(trace("720,560 760,660 820,720 860,800"), false, 14), 80);
	const socket = shadeBy(smooth(trace("600,790 622,776 660,768 700,780"), false, 8), 34);
	const nose = shadeBy(smooth(trace("572,900 584,940 574,964"), false, 6), 24);
	const chin = shadeBy(smooth(trace("580,1098 604,1094"), false, 6), 26);
	drawForm(sheet, {
		outline: FACE,
		swell: 90,
		depth: 0.5,
		edge: 9,
		halo: 8,
		mark: (x, y) =>
			0.55 * cheek(x, y) +
			0.6 * temple(x, y) +
			0.62 * socket(x, y) +
			0.5 * nose(x, y) +
			0.45 * chin(x, y),
	});
	const blush = shadeBy(smooth(trace("690,960 740,940 790,900"), false, 14), 95);
	lay(sheet, fill(circle(pt(740, 930), 180)), oxblood, (x, y) =>
		pepper(x, y, 0.5 * blush(x, y), 4.4),
	);
	drawEye(sheet);
	drawNose(sheet);
	drawMouth(sheet, oxblood);
	drawEar(sheet);
}

function drawEye(sheet: Sheet): void {
	const ball = smooth(
		trace("612,822 618,806 634,796 660,800 690,814 706,826 680,834 640,838 620,834"),
		true,
		3,
	);
	clear(sheet, ball, 1);
	lay(sheet, fill(ball), BLACK, (_x, y) => 0.35 * ramp(818, 800, y));
	const iris = smooth(trace("624,802 640,798 648,814 644,830 630,836 622,828 619,814"), true, 3);
	lay(sheet, fill(iris), BLACK, () => 0.97);
	dot(sheet, pt(630, 810), 4.5, [1.1, 1.1, 1.1]);
	line(sheet, smooth(trace("604,820 614,802 634,791 662,795 694,810 728,826")), {
		width: 11,
		taper: (t) => 0.5 + 0.5 * spindle(t * 0.9 + 0.05),
	});
	line(sheet, smooth(trace("620,836 650,841 684,836 708,828")), { width: 3.5, taper: spindle });
	line(sheet, smooth(trace("618,786 640,772 672,774 706,792")), { width: 5, taper: spindle });
	for (const lash of [
		"612,806 592,802 576,788",
		"618,800 600,788 588,770",
		"628,794 614,778 606,760",
		"606,818 586,818 570,808",
		"700,814 722,812 742,800",
		"716,822 736,822 756,812",
	])
		line(sheet, smooth(trace(lash)), { width: 8, taper: whip });
	for (const lash of ["622,838 612,848 600,850", "640,842 634,852 624,858"])
		line(sheet, smooth(trace(lash)), { width: 4, taper: whip });
	const brow = smooth(
		trace("596,736 618,716 654,702 702,704 760,732 702,717 655,717 622,729 600,748"),
		true,
		3,
	);
	lay(sheet, fill(brow), BLACK);
	dot(sheet, pt(700, 884), 7);
}

function drawNose(sheet: Sheet): void {
	line(sheet, smooth(trace("560,926 578,934 586,950 578,966 562,972")), {
		width: 6,
		taper: (t) => 0.35 + 0.65 * spindle(t),
	});
	lay(
		sheet,
		fill(smooth(trace("528,964 540,954 556,956 562,966 548,972 534,972"), true, 2)),
		BLACK,
	);
}

function drawMouth(sheet: Sheet, oxblood: Ink): void {
	const upper = smooth(
		trace(
			"556,1003 545,1016 533,1027 531,1037 541,1044 560,1046 592,1046 624,1042 604,1026 582,1012 566,1008",
		),
		true,
		3,
	);
	const lower = smooth(
		trace("552,1047 541,1055 536,1068 541,1083 556,1090 580,1082 606,1062 624,1044 590,1048"),
		true,
		3,
	);
	for (const [lip, dark] of [
		[upper, 0.75],
		[lower, 0.35],
	] as const) {
		const mask = fill(lip);
		lay(sheet, mask, [1, 1, 1]);
		lay(sheet, mask, oxblood, () => 0.95);
		lay(sheet, mask, BLACK, (x, y) =>
			pepper(x, y, clamp(dark * ramp(540, 620, x) + 0.4 * ramp(1080, 1094, y))),
		);
		closedLine(sheet, lip, { width: 5 });
	}
	line(sheet, smooth(trace("544,1062 548,1074 558,1080")), {
		width: 6,
		ink: [1.2, 1.1, 1.05],
		taper: spindle,
	});
	line(sheet, smooth(trace("540,1045 570,1048 600,1046 632,1038")), {
		width: 8,
		taper: (t) => 0.4 + 0.6 * spindle(t),
	});
}

function drawEar(sheet: Sheet): void {
	const ear = smooth(
		trace("886,862 912,836 944,842 956,880 942,926 922,962 906,996 884,1000 874,976 880,930"),
		true,
		3,
	);
	drawForm(sheet, { outline: ear, swell: 26, depth: 0.7, edge: 7, halo: 5 });
	line(sheet, smooth(trace("898,876 920,860 938,876 932,912 912,944")), {
		width: 6,
		taper: spindle,
	});
	line(sheet, smooth(trace("896,910 910,906 916,924 904,950")), { width: 7, taper: spindle });
}

/** A hoop through the lobe of her ear. */
export function drawHoop(sheet: Sheet): void {
	const center = pt(884, 1072);
	for (const [radius, width, ink] of [
		[80, 26, BLACK],
		[80, 13, [1.1, 1.1, 1.1]],
	] as const)
		closedLine(sheet, circle(center, radius, 1.05), { width, ink });
	line(sheet, smooth(trace("944,1018 966,1060 962,1110 930,1146")), { width: 9 });
	dot(sheet, pt(887, 986), 8);
}
