import type { Form } from "../../brush/form.ts";
import { drawForm } from "../../brush/form.ts";
import { circle, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { cloud, hash, mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";

const BODY =
	"216,934 250,890 330,826 450,772 610,728 800,700 980,698 1110,712 1166,700 1212,704 1236,742 1330,778 1460,812 1546,800 1606,768 1636,722 1604,676 1540,640 1466,620 1396,616 1456,566 1546,540 1640,556 1716,604 1776,584 1842,600 1888,644 1906,712 1866,680 1820,670 1780,692 1746,734 1712,794 1660,852 1580,894 1480,926 1340,958 1190,1004 1020,1066 850,1116 670,1142 500,1134 366,1092 272,1024 226,974";
const FIN =
	"648,1010 704,972 768,984 812,1050 850,1146 914,1240 1006,1330 1100,1410 1170,1480 1096,1476 1058,1490 1010,1458 968,1462 930,1420 884,1414 862,1366 812,1346 796,1290 746,1258 736,1200 694,1160 680,1096";
const FAR_FIN =
	"470,1110 540,1100 560,1150 520,1230 450,1310 372,1378 330,1400 362,1330 400,1250 440,1170";

const DOTS: Pick<Form, "grain" | "halo"> = { grain: "stipple", halo: 8 };

/** A humpback that swims to the left, on a wide sheet of 2000 x 1600. */
export function drawWhale(sheet: Sheet): void {
	const note = (path: string, closed = true) => smooth(trace(path), closed, 4);
	drawForm(sheet, { ...DOTS, outline: note(FAR_FIN), swell: 34, edge: 7, depth: 0.9, base: 0.35 });
	const body = note(BODY);
	drawForm(sheet, {
		...DOTS,
		outline: body,
		swell: 190,
		edge: 9,
		depth: 0.62,
		base: 0.04,
		mark: (x, y) => {
			const spine = belly(x) - y;
			const mottle = 0.18 * cloud(x / 60, y / 34, 3, 7);
			const tail = mix(1, 0.42, ramp(1380, 1640, x));
			return 0.98 * tail * ramp(-20, 170, spine + 90 * cloud(x / 190, y / 120, 3, 5)) + mottle;
		},
	});
	drawPleats(sheet);
	line(sheet, note("218,936 300,926 400,908 500,904 574,926 622,962 648,990", false), {
		width: 9,
		taper: (t) => 1 - 0.6 * t,
	});
	for (const crease of [
		"1716,608 1702,660 1690,722",
		"1462,592 1546,586 1612,624",
		"1876,666 1824,634 1768,652",
	])
		line(sheet, note(crease, false), { width: 4.6, taper: (t) => 1 - 0.8 * t });
	line(sheet, note("1236,742 1200,752 1140,748", false), { width: 5, taper: spindle });
	drawEye(sheet);
	drawKnobs(sheet);
	drawForm(sheet, {
		...DOTS,
		outline: note(FIN),
		swell: 44,
		edge: 8,
		depth: 0.7,
		mark: (x, y) =>
			0.7 * ramp(70, -60, (x - 640) * 0.8 - (y - 1010) * 0.62) + 0.4 * ramp(1120, 1010, y),
	});
	for (const [x, y, size] of [
		[690, 1140, 8],
		[720, 1190, 9],
		[768, 1254, 9],
		[816, 1312, 8],
		[862, 1358, 7],
		[920, 1406, 7],
	] as const) {
		clear(sheet, circle(pt(x + 12, y - 5), size), 0);
		closedLine(sheet, circle(pt(x + 12, y - 5), size), { width: 3.4 });
	}
	for (let scar = 0; scar < 9; scar++) {
		const [x, y] = [mix(760, 1420, hash(scar, 31)), mix(740, 860, hash(scar, 32))];
		const path = smooth([
			pt(x, y),
			pt(x + 40, y + 8),
			pt(x + mix(60, 130, hash(scar, 33)), y + 26),
		]);
		line(sheet, path, { width: 3.4, ink: [1, 1, 1], taper: spindle, strength: 0.85 });
	}
}

/** Where the dark back ends and the pale belly begins. */
function belly(x: number): number {
	return 960 + 0.00009 * (x - 760) ** 2 * -1 + 0.02 * (x - 760);
}

/** Grooves of the throat, from the chin to the navel. */
function drawPleats(sheet: Sheet): void {
	const inside = fill(smooth(trace(BODY), true, 4));
	const pleats = 15;
	for (let pleat = 0; pleat < pleats; pleat++) {
		const t = (pleat + 0.6) / pleats;
		const path = smooth([
			pt(mix(224, 330, t), mix(946, 1066, t)),
			pt(mix(400, 440, t), mix(946, 1116, t)),
			pt(mix(620, 640, t), mix(1004, 1136, t)),
			pt(mix(840, 830, t), mix(1020, 1116, t)),
			pt(mix(1060, 980, t) - 60 * hash(pleat, 3), mix(1008, 1076, t)),
		]);
		line(sheet, path, { width: 6.4, taper: (s) => 0.5 + 0.5 * spindle(s) - 0.4 * s });
	}
	lay(sheet, inside, BLACK, (x, y) =>
		stipple(x, y, 0.55 * ramp(70, 0, 1130 - y - 0.00016 * (x - 640) ** 2) * ramp(1100, 900, x), 5),
	);
}

function drawEye(sheet: Sheet): void {
	const eye = pt(668, 950);
	clear(sheet, circle(eye, 18, 0.7, 0.3), 4);
	closedLine(sheet, circle(eye, 18, 0.7, 0.3), { width: 5 });
	dot(sheet, eye, 10.5);
	dot(sheet, pt(eye.x - 4, eye.y - 4), 3, [1.1, 1.1, 1.1]);
	for (const fold of [
		"640,944 664,926 698,940",
		"620,930 658,902 716,926",
		"646,974 676,984 706,968",
	])
		line(sheet, smooth(trace(fold)), { width: 5, taper: spindle });
}

/** The bumps on its snout and chin. */
function drawKnobs(sheet: Sheet): void {
	for (const [x, y, size] of [
		[290, 872, 11],
		[336, 846, 12],
		[330, 886, 9],
		[392, 822, 12],
		[384, 866, 10],
		[450, 798, 11],
		[446, 846, 10],
		[516, 784, 10],
		[512, 830, 9],
		[250, 966, 9],
		[286, 992, 8],
		[580, 800, 8],
	] as const) {
		clear(sheet, circle(pt(x, y), size), 2);
		lay(sheet, fill(circle(pt(x, y), size)), BLACK, (px, py) =>
			stipple(px, py, ramp(-4, size, px - x + py - y), 3.4),
		);
		closedLine(sheet, circle(pt(x, y), size), { width: 3 });
	}
}
