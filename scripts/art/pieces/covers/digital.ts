import { circle, moveAll, polar, pt, smooth, trace } from "../../brush/geometry.ts";
import { clamp, cloud, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, newSheet } from "../../brush/sheet.ts";
import { onScreen } from "../../ground/on-screen.ts";
import { plotRose } from "../../motifs/half-rose.ts";
import { blend, brush, dab, flood, glow, model, paint, tint } from "../../motifs/paint.ts";
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
		glow(sheet, pt(960, 600), 560, tint("#a0502c"), 0.3);
		glow(sheet, pt(600, 600), 460, tint("#2c7a70"), 0.26);
		paintRing(sheet);
		paintStrokes(sheet);
		paintRose(sheet);
		paintStylus(sheet);
		return sheet;
	},
};

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
		deep: [0.3, 0.03, 0.05],
		pale: [0.95, 0.4, 0.26],
		leaf: [0.16, 0.36, 0.3],
	});
	const border = (y: number) => 760 + 90 * cloud(2, y / 130, 3, 9) + (y - 600) * 0.2;
	flood(sheet, (x, y, under) => {
		const seen = rose(x, y);
		if (!seen) return under;
		const done = ramp(-14, 14, x - border(y) + 34 * noise(x / 60, y / 5, 3));
		const lit = 0.5 + 0.75 * ramp(1250, 620, x + (y - 600) * 0.6);
		const rim: Ink = [seen[0] * lit * 1.02, seen[1] * lit * 0.92, seen[2] * lit * 0.84];
		const dark = ramp(0.2, 0.04, Math.max(seen[0], seen[1], seen[2]));
		const night: Ink = [under[0] * 0.42, under[1] * 0.5, under[2] * 0.52];
		const drawn = blend([night, LINE], dark * 0.95);
		return [0, 1, 2].map((channel) =>
			mix(drawn[channel] ?? 0, rim[channel] ?? 0, done),
		) as unknown as Ink;
	});
	bloomLight(sheet, rose, border);
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
	paint(
		sheet,
		smooth(shadow, true, 6),
		(_x, _y, depth) => tint("#05070a").map((value) => value + 0 * depth) as unknown as Ink,
		{ opacity: 0.5, rough: 18 },
	);
	const look = { ladder: STEEL, lamp: pt(640, 420), reach: 900, swell: 34, edge: 3 };
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
	glow(sheet, to, 130, tint("#ffdca0"), clamp(0.8));
	for (const angle of [3.6, 4.4, 5.2, 2.8]) {
		const place = polar(to, angle, 46);
		dab(sheet, place, 2.2, tint("#fff2cf"), 0.9);
	}
	const ring = circle(to, 30);
	line(sheet, [...ring, ...ring.slice(0, 2)], { width: 2, ink: tint("#fff2cf"), strength: 0.6 });
}
