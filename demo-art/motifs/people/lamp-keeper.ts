import type { Path, Point } from "../../brush/geometry.ts";
import { moveAll, pt, smooth, trace } from "../../brush/geometry.ts";
import { noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, spindle } from "../../brush/sheet.ts";
import type { Model } from "../painting/paint.ts";
import { blend, dab, glow, model, paint, tint } from "../painting/paint.ts";
import { BRASS, paintStaffLamp } from "./staff-lamp.ts";

export const CLOAK = ["#0d1418", "#16252b", "#24404a", "#3f6a70", "#86a08a", "#f2d79a"].map(tint);
export const MANTLE = ["#1c0d0c", "#3a1613", "#6a2a1f", "#9c4a2c", "#d28a4a", "#ffdf9e"].map(tint);
export const LINEN = ["#2a241f", "#4d4236", "#7d6d56", "#ab9a78", "#dccb9f", "#fff0c8"].map(tint);
export const LEATHER = ["#140d0a", "#2a1a12", "#4a2e1c", "#754a2a", "#b88147", "#f5cd86"].map(tint);

export type Stand = { to: Point; scale: number; view: "front" | "back" };

/** The lamp keeper, 1450 tall at scale 1; `to` is the ground between the feet. */
export function paintKeeper(sheet: Sheet, { to, scale, view }: Stand): void {
	const flip = view === "back" ? -1 : 1;
	const put = (path: Path) =>
		moveAll(
			path.map(({ x, y }) => pt((x - 560) * flip, y - 1720)),
			to,
			0,
			scale,
		);
	const spot = (x: number, y: number) => put([pt(x, y)])[0] ?? to;
	const lamp = spot(985, 500);
	const look = (
		ladder: readonly Ink[],
		swell: number,
		fold?: (u: number, v: number) => number,
	): Model => ({
		ladder,
		lamp,
		reach: 620 * scale,
		swell: swell * scale,
		edge: Math.max(1.8, 5.5 * scale),
		rough: 1.6,
		...(fold && {
			fold: (x: number, y: number) =>
				fold((x - to.x) / scale / flip + 560, (y - to.y) / scale + 1720),
		}),
	});
	const shape = (noted: string) => put(smooth(trace(noted), true, 4));
	const add = (
		noted: string,
		ladder: readonly Ink[],
		swell: number,
		fold?: (u: number, v: number) => number,
	) => model(sheet, shape(noted), look(ladder, swell, fold));
	const stitch = (noted: string, width: number, ink: Ink) =>
		line(sheet, put(smooth(trace(noted), false, 4)), {
			width: Math.max(1.2, width * scale),
			ink,
			taper: spindle,
			strength: 0.85,
		});
	/** Folds that fall from a place, closer together above. */
	const falls =
		(x0: number, y0: number, count: number, strength: number) => (u: number, v: number) => {
			const turn = Math.atan2(u - x0, v - y0) + 0.03 * noise(u / 70, v / 160, 3);
			const wave = Math.sin(turn * count);
			return strength * (ramp(-0.25, 0.35, wave) - 0.6) * ramp(40, 420, Math.hypot(u - x0, v - y0));
		};

	const staff = () => {
		add(
			"868,300 884,298 896,900 906,1724 884,1726 874,900",
			LEATHER,
			12,
			(u, v) => 0.06 * Math.sin(v / 9 + noise(u / 5, v / 40)),
		);
		add(CROOK, LEATHER, 14);
		for (const y of [330, 1010, 1080])
			add(`862,${y} 904,${y} 904,${y + 22} 862,${y + 22}`, BRASS, 10);
	};
	if (view === "back") staff();
	for (const boot of BOOTS) add(boot, LEATHER, 34, (_u, v) => (v > 1690 ? -0.2 : 0));
	if (view === "front") {
		for (const strap of STRAPS) add(strap, LEATHER, 12, () => 0.24);
		add(
			"470,860 650,860 668,1200 690,1520 560,1540 430,1520 452,1200",
			LINEN,
			80,
			falls(560, 500, 46, 0.22),
		);
		add("448,1078 672,1078 676,1128 444,1128", LEATHER, 20);
		add("534,1066 588,1066 590,1140 532,1140", BRASS, 12, (u, v) =>
			Math.abs(u - 561) < 14 && Math.abs(v - 1103) < 20 ? -0.4 : 0,
		);
		add("606,1120 668,1124 676,1220 640,1236 602,1218", LEATHER, 30);
		stitch("604,1150 640,1160 674,1150", 5, blend(LEATHER, 0.05));
		add("470,1120 484,1118 500,1330 476,1340", LEATHER, 9);
		for (const side of HALVES) add(side, CLOAK, 90, falls(560, 560, 34, 0.2));
		for (const trim of TRIMS) {
			stitch(trim, 15, blend(MANTLE, 0.36));
			stitch(trim, 4, blend(BRASS, 0.6));
		}
	} else {
		add(WHOLE, CLOAK, 150, falls(560, 480, 30, 0.26));
	}
	add(SLEEVE, CLOAK, 60, falls(760, 700, 26, 0.18));
	if (view === "front") staff();
	add("842,980 852,948 884,936 912,948 918,976 908,1004 876,1016 850,1006", LINEN, 26);
	for (const y of [948, 964, 980, 996])
		add(
			`866,${y} 876,${y - 9} 900,${y - 11} 918,${y - 5} 922,${y + 3} 914,${y + 9} 884,${y + 9} 868,${y + 6}`,
			LINEN,
			14,
		);
	add("862,950 870,934 890,926 906,932 902,942 886,944 876,956 866,960", LINEN, 14);
	add("806,968 832,938 850,946 846,1004 838,1040 818,1050 800,1010", MANTLE, 22);
	add(CAPE, MANTLE, 110, falls(560, 430, 40, 0.2));
	for (const hem of HEM) stitch(hem, 7, blend(BRASS, 0.66));
	if (view === "front")
		add(SCARF, LINEN, 46, (u, v) => 0.16 * Math.sin(v / 12 + u / 60 + 2 * noise(u / 60, v / 40)));
	add(HOOD, MANTLE, 110, falls(600, 250, 26, 0.14));
	for (const crease of CREASES) stitch(crease, 6, blend(MANTLE, 0.1));
	if (view === "front")
		face(
			sheet,
			shape,
			spot,
			look(LINEN, 40, (u) => -0.24 + 0.24 * ramp(500, 650, u)),
		);
	else stitch("585,330 560,420 552,520 558,610", 6, blend(MANTLE, 0.05));
	if (view === "front") {
		add("520,640 560,628 602,640 612,676 562,696 512,676", BRASS, 26);
		dab(sheet, spot(561, 660), 11 * scale, tint("#7fb0a4"), 0.95);
	}
	paintStaffLamp(sheet, spot(985, 500), scale);
}

const CROOK =
	"866,330 864,260 880,216 916,196 956,204 984,232 990,268 976,292 958,284 968,262 962,240 942,226 916,228 896,246 888,276 890,330";
const BOOTS = [
	"468,1480 556,1480 560,1620 556,1690 552,1726 448,1726 438,1704 462,1660",
	"576,1480 662,1480 668,1650 694,1702 686,1726 582,1726 574,1690",
];
const STRAPS = [
	"458,1566 560,1570 560,1592 456,1588",
	"574,1570 668,1566 670,1588 574,1592",
	"446,1650 556,1652 556,1676 440,1672",
	"576,1652 676,1650 684,1672 576,1676",
];
/** The woven borders of the cloak: down both fronts and along the hem. */
const TRIMS = [
	"496,836 496,900 478,1080 452,1300 430,1480 418,1594",
	"632,836 628,900 636,1080 662,1300 690,1480 704,1592",
	"222,1556 240,1596 284,1618 330,1600 380,1616 418,1590",
	"704,1590 740,1616 790,1594 838,1616 880,1598 900,1556",
];
const HALVES = [
	"360,760 500,820 506,900 488,1080 462,1300 440,1480 428,1606 380,1640 330,1622 282,1642 230,1618 206,1570 240,1380 290,1080 316,900",
	"630,820 760,760 806,880 838,1080 880,1340 912,1560 888,1620 838,1640 790,1616 740,1640 694,1604 680,1480 652,1300 626,1080 618,900",
];
const WHOLE =
	"360,760 560,840 760,760 806,880 838,1080 880,1340 912,1560 888,1620 838,1644 790,1622 730,1652 670,1628 600,1656 540,1630 470,1654 410,1628 350,1648 290,1624 230,1628 206,1570 240,1380 290,1080 316,900";
const SLEEVE =
	"700,740 770,770 820,850 868,926 876,990 850,1040 800,1090 770,1150 740,1170 720,1100 720,1000 700,900";
const CAPE =
	"440,590 380,640 322,730 288,840 300,878 340,872 372,906 420,898 456,936 510,920 560,952 610,922 662,938 702,900 748,908 780,872 822,876 834,836 800,730 742,640 684,590 560,560";
const HEM = [
	"304,840 340,838 374,870 420,864 458,900 510,886 560,916 610,888 660,902 700,866 746,872 780,838 820,840",
];
const SCARF =
	"452,560 470,610 440,640 470,690 520,720 560,730 606,720 656,690 682,640 656,606 672,560 620,600 560,620 502,600";
const CREASES = [
	"640,276 600,300 556,320 520,352",
	"652,300 650,340 660,380 680,430",
	"446,470 440,520 452,570 480,606",
	"688,500 684,550 664,590 640,612",
];
const HOOD =
	"560,640 500,622 452,586 428,520 434,440 462,376 508,326 560,292 612,262 668,250 640,292 668,340 694,404 702,480 694,560 662,606 616,626";

/** The face stays in the shadow of the hood, behind the scarf: only the eyes catch the lamp. */
function face(
	sheet: Sheet,
	shape: (noted: string) => Path,
	spot: (x: number, y: number) => Point,
	look: Model,
): void {
	const scale = look.reach / 620;
	const opening = shape(
		"562,630 510,602 478,548 474,486 492,424 530,384 574,362 612,388 644,432 658,494 650,554 614,606",
	);
	paint(sheet, opening, (x, _y, depth) =>
		blend(
			[tint("#54261a"), tint("#190b0a"), tint("#070506")],
			depth / (38 * scale) + (spot(640, 0).x - x) / (360 * scale),
		),
	);
	for (const x of [536, 602]) {
		glow(sheet, spot(x, 492), 46 * scale, tint("#f0a648"), 0.45);
		paint(sheet, shape(`${x - 19},489 ${x - 4},485 ${x + 18},490 ${x - 2},497`), tint("#ffdf98"));
		line(sheet, shape(`${x - 26},480 ${x},470 ${x + 26},476 ${x},476`), {
			width: 4 * scale,
			ink: tint("#0a0505"),
			strength: 0.9,
		});
	}
	model(
		sheet,
		shape(
			"488,548 520,528 556,538 592,524 622,526 648,536 646,566 616,604 562,632 512,606 484,566",
		),
		look,
	);
	for (const [noted, width] of [
		["492,556 530,546 566,560 610,544 646,546", 5],
		["504,584 540,576 570,588 606,574 636,572", 4],
	] as const)
		line(sheet, shape(noted).slice(0, -Math.round(30)), {
			width: width * scale,
			ink: tint("#2a241f"),
			taper: spindle,
			strength: 0.7,
		});
	line(sheet, [...opening, ...opening.slice(0, 2)], {
		width: 11 * scale,
		ink: blend(MANTLE, 0.56),
		strength: 0.9,
	});
}
