import { circle, moveAll, polar, pt, smooth, trace } from "../../brush/geometry.ts";
import { cloud, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, newSheet } from "../../brush/sheet.ts";
import { onScreen } from "../../ground/on-screen.ts";
import { blend, brush, dab, flood, glow, model, paint, tint } from "../../motifs/painting/paint.ts";
import { plotRose } from "../../motifs/plants/half-rose.ts";
import type { Piece } from "../../piece.ts";

const MIDDLE = pt(800, 600);
const GROUND = ["#0c1013", "#141b20", "#1e292f", "#2c3a40", "#48524f"].map(tint);
const LINE = tint("#9fe0d2");
const STEEL = ["#07090b", "#12171b", "#222b31", "#3b484f", "#7d8a8b", "#dfe6dc"].map(tint);

/** Cover of the digital work: a rose, half glowing line, half painted, with the stylus that paints it. */
export const piece: Piece = {
	on: onScreen(43),
	draw(): Sheet {
		const sheet = newSheet(1600, 1200);
		flood(sheet, (x, y) =>
			blend(
				GROUND,
				0.1 +
					0.62 * ramp(860, 60, Math.hypot(x - 860, (y - 600) * 1.15)) +
					0.08 * cloud(x / 260, y / 120, 4, 6),
			),
		);
		paintTablet(sheet);
		glow(sheet, pt(960, 600), 560, tint("#a0502c"), 0.3);
		glow(sheet, pt(600, 600), 460, tint("#2c7a70"), 0.26);
		paintRing(sheet);
		paintStrokes(sheet);
		paintRose(sheet);
		paintStylus(sheet);
		return sheet;
	},
};

/** The tablet it is drawn on: a lit pane with rounded corners, a dark frame, colors kept at its edge. */
function paintTablet(sheet: Sheet): void {
	const pane = (grow: number) => {
		const corners = [pt(1452, 1044), pt(148, 1044), pt(148, 156), pt(1452, 156)];
		return corners.flatMap((corner, index) =>
			Array.from({ length: 13 }, (_, step) =>
				polar(
					pt(corner.x + (index % 3 === 0 ? -46 : 46), corner.y + (index < 2 ? -46 : 46)),
					(index + step / 12) * (Math.PI / 2),
					46 + grow,
				),
			),
		);
	};
	paint(sheet, pane(52), (x, y) => blend(GROUND, 0.04 + 0.1 * ramp(1200, 0, x + y)));
	const rim = pane(52);
	line(sheet, [...rim, ...rim.slice(0, 2)], { width: 4, ink: tint("#55625f"), strength: 0.7 });
	paint(sheet, pane(0), (x, y) =>
		blend(
			GROUND,
			0.26 +
				0.6 * ramp(900, 60, Math.hypot(x - 860, (y - 600) * 1.15)) +
				0.06 * cloud(x / 260, y / 120, 4, 6),
		),
	);
	for (const [index, color] of [
		"#9fe0d2",
		"#2f6a62",
		"#e9dcc0",
		"#d9a35c",
		"#c8733a",
		"#8f2f22",
		"#4a1216",
	].entries()) {
		const place = pt(216, 330 + index * 90);
		const edge = circle(place, 24);
		paint(sheet, edge, tint(color), { rough: 1.5 });
		line(sheet, [...edge, ...edge.slice(0, 2)], {
			width: 2.4,
			ink: tint("#8c968f"),
			strength: index === 4 ? 1 : 0.35,
		});
	}
	for (let slide = 0; slide < 2; slide++) {
		const x = 1384;
		line(sheet, [pt(x, 330 + slide * 290), pt(x, 420 + slide * 290), pt(x, 550 + slide * 290)], {
			width: 4,
			ink: tint("#5d6a67"),
			strength: 0.8,
		});
		dab(sheet, pt(x, 430 + slide * 350 - slide * 60), 13, tint("#cfd8cc"));
	}
}

/** The same ring as on the other covers, of light: cold on the left, warm on the right. */
function paintRing(sheet: Sheet): void {
	const warm = tint("#f0a45c");
	for (const [reach, width] of [
		[440, 6],
		[418, 2.6],
	] as const)
		for (let part = 0; part < 180; part++) {
			const arc = [0, 0.5, 1, 1.3].map((share) =>
				polar(MIDDLE, ((part + share) / 180) * Math.PI * 2, reach),
			);
			line(sheet, arc, {
				width,
				ink: blend([LINE, warm], ramp(560, 1040, arc[0]?.x ?? 0)),
				strength: 0.9,
			});
		}
	for (let bead = 0; bead < 110; bead++) {
		const place = polar(MIDDLE, (bead / 110) * Math.PI * 2, 400);
		const ink = blend([LINE, warm], ramp(560, 1040, place.x));
		glow(sheet, place, 16, ink, 0.3);
		dab(sheet, place, 3.4, ink, 0.9);
	}
	for (const handle of [0, 1, 2, 3]) {
		const place = polar(MIDDLE, (handle * Math.PI) / 2 + Math.PI / 4, 490);
		const box = [pt(-11, -11), pt(11, -11), pt(11, 11), pt(-11, 11), pt(-11, -11), pt(11, -11)];
		line(sheet, moveAll(box, place), { width: 3, ink: LINE, strength: 0.8 });
	}
}

/** Broad strokes of the palette behind the painted half. */
function paintStrokes(sheet: Sheet): void {
	for (const [noted, color, width] of [
		["700,880 900,900 1080,840 1200,700", "#6a2018", 120],
		["820,300 1000,280 1140,380 1190,520", "#8f3b22", 110],
		["880,420 1040,460 1130,600 1090,760", "#c8733a", 90],
		["760,960 920,980 1090,930 1180,850", "#2f4a44", 70],
		["1000,240 1130,290 1230,420 1250,560", "#d9a35c", 44],
	] as const)
		brush(sheet, smooth(trace(noted), false, 2), {
			width,
			ink: tint(color),
			load: 0.6,
			opacity: 0.6,
		});
}

function paintRose(sheet: Sheet): void {
	const rose = plotRose(sheet, MIDDLE, 320, {
		deep: [0.26, 0.02, 0.05],
		pale: [0.98, 0.4, 0.25],
		leaf: [0.14, 0.34, 0.28],
	});
	const border = (y: number) => 760 + 90 * cloud(2, y / 130, 3, 9) + (y - 600) * 0.2;
	flood(sheet, (x, y, under) => {
		const seen = rose(x, y);
		if (!seen) return under;
		const around = average(rose, x, y);
		const done = ramp(-14, 14, x - border(y) + 34 * noise(x / 60, y / 5, 3));
		const lit = 0.42 + 0.85 * ramp(1250, 620, x + (y - 600) * 0.6);
		const stroke = 1 + 0.14 * noise(x / 5 + y / 9, (y - x) / 34, 6);
		const glaze = 1.5 * lit * stroke;
		const wet: Ink = [around[0] * glaze, around[1] * glaze * 0.86, around[2] * glaze * 0.8];
		const outline = ramp(0.22, 0.05, Math.max(...seen));
		const painted = blend([wet, tint("#4a1216")], 0.4 * outline);
		const dark = ramp(0.2, 0.04, Math.max(...seen)) * ramp(0.1, 0.24, Math.max(...around));
		const night: Ink = [under[0] * 0.42, under[1] * 0.5, under[2] * 0.52];
		return blend([blend([night, LINE], dark * 0.95), painted], done);
	});
	bloomLight(sheet, rose, border);
}

/** What is drawn around a place, run together as wet paint. */
function average(rose: (x: number, y: number) => Ink | undefined, x: number, y: number): Ink {
	const sum = [0, 0, 0];
	let count = 1e-6;
	for (let dy = -6; dy <= 6; dy += 2) {
		for (let dx = -6; dx <= 6; dx += 2) {
			const seen = rose(x + dx, y + dy);
			// The bare rims between the petals stay out of it, and the ink counts for less than the color.
			if (!seen || Math.min(...seen) > 0.8) continue;
			const weight = Math.max(...seen) < 0.12 ? 0.4 : 1;
			count += weight;
			seen.forEach((value, channel) => {
				sum[channel] = (sum[channel] ?? 0) + value * weight;
			});
		}
	}
	return [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count];
}

/** The glow of the drawn lines, spread a little over what is around them. */
function bloomLight(
	sheet: Sheet,
	rose: (x: number, y: number) => Ink | undefined,
	border: (y: number) => number,
): void {
	for (let y = 240; y < 960; y += 6)
		for (let x = 380; x < border(y) - 10; x += 6) {
			const seen = rose(x, y);
			if (seen && Math.max(...seen) < 0.08) glow(sheet, pt(x, y), 22, LINE, 0.07);
		}
}

/** The stylus: matte steel, its tip on the edge of the painted half. */
function paintStylus(sheet: Sheet): void {
	const [to, turn, scale] = [pt(824, 742), 0.62, 1];
	const put = (noted: string) => moveAll(trace(noted), to, turn, scale);
	const shadow = moveAll(
		trace("10,6 120,-4 700,30 760,60 700,96 120,54"),
		pt(to.x + 8, to.y + 34),
		turn + 0.06,
	);
	paint(sheet, smooth(shadow, true, 6), tint("#05070a"), { opacity: 0.5, rough: 18 });
	const look = {
		ladder: STEEL,
		lamp: pt(640, 420),
		reach: 1100,
		swell: 34,
		edge: 3,
		fold: () => 0.1,
	};
	model(
		sheet,
		put("86,-26 150,-34 620,-36 690,-30 716,-14 720,0 716,14 690,30 620,36 150,34 86,26"),
		look,
	);
	model(sheet, put("22,-6 90,-27 98,-26 98,26 90,27 22,6"), {
		...look,
		ladder: STEEL.map((ink) => blend([ink, tint("#c9c2ad")], 0.4)),
	});
	model(sheet, put("210,-20 330,-20 342,-10 342,2 330,10 210,10 198,2 198,-10"), {
		...look,
		swell: 8,
		fold: () => -0.16,
	});
	paint(sheet, put("0,0 24,-6 26,6"), tint("#efe6cf"));
	glow(sheet, to, 130, tint("#ffdca0"), 0.8);
	for (const angle of [3.6, 4.4, 5.2, 2.8]) {
		const place = polar(to, angle, 46);
		dab(sheet, place, 2.2, tint("#fff2cf"), 0.9);
	}
	const ring = circle(to, 30);
	line(sheet, [...ring, ...ring.slice(0, 2)], { width: 2, ink: tint("#fff2cf"), strength: 0.6 });
}
