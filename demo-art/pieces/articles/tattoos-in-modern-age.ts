import { circle, pick, polar, pt, smooth } from "../../brush/geometry.ts";
import { cloud, hash, mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { line, newSheet } from "../../brush/sheet.ts";
import { onScreen } from "../../ground/on-screen.ts";
import { blend, dab, flood, glow, tint } from "../../motifs/painting/paint.ts";
import { BONE, BRASS, IRIS, MIDDLE, paintEngravedEye } from "../../motifs/people/engraved-eye.ts";
import type { Piece } from "../../piece.ts";

const GROUND = ["#0b0f12", "#10161a", "#182126"].map(tint);

/** An engraved eye whose lines run out into circuit-like geometry, bone and brass on dark. */
export const piece: Piece = {
	on: onScreen(57),
	draw(): Sheet {
		const sheet = newSheet(2000, 1250);
		flood(sheet, (x, y) =>
			blend(
				GROUND,
				0.9 * ramp(1150, 100, Math.hypot(x - 1000, (y - 600) * 1.3)) +
					0.12 * cloud(x / 300, y / 300, 4, 2),
			),
		);
		paintCircuits(sheet);
		paintEngravedEye(sheet);
		paintGeometry(sheet);
		return sheet;
	},
};

/** Buses of lines that leave the corners of the eye and end in pads; some carry brass. */
function paintCircuits(sheet: Sheet): void {
	for (const side of [-1, 1]) {
		for (let track = 0; track < 15; track++) {
			const lane = track - 7;
			const y0 = MIDDLE.y + 30 + lane * 17;
			const out = 1000 + side * (540 + Math.abs(lane) * 13 + 40 * hash(track, 1));
			const drop = Math.sign(lane) * (Math.abs(lane) * 36 - 10) * (lane === 0 ? 0 : 1);
			const knee = out + side * Math.abs(drop);
			const end = 1000 + side * mix(760, 930, hash(track, side + 7));
			const far = side > 0 ? Math.max(knee + 30, end) : Math.min(knee - 30, end);
			const path = [
				pt(1000 + side * 380, y0),
				pt(out, y0),
				pt(knee, y0 + drop),
				pt(far, y0 + drop),
			];
			const brass = track % 4 === 1;
			line(sheet, path, {
				width: brass ? 4.6 : 3.2,
				ink: brass ? blend(BRASS, 0.72) : BONE,
				strength: brass ? 0.95 : 0.72,
			});
			pad(sheet, far + side * 11, y0 + drop, brass);
			if (hash(track, 9) > 0.5) dab(sheet, pt((out + knee) / 2, y0 + drop / 2), 5, BONE, 0.9);
		}
	}
}

function pad(sheet: Sheet, x: number, y: number, brass: boolean): void {
	const ring = circle(pt(x, y), 11);
	line(sheet, [...ring, ...ring.slice(0, 2)], {
		width: 3.6,
		ink: brass ? blend(BRASS, 0.8) : BONE,
	});
	if (!brass) return;
	glow(sheet, pt(x, y), 46, blend(BRASS, 0.7), 0.45);
	dab(sheet, pt(x, y), 4.5, blend(BRASS, 0.95));
}

/** Drafting lines over all: rings with degrees, a hexagon, a plumb line. */
function paintGeometry(sheet: Sheet): void {
	const fine = { ink: blend(BRASS, 0.78), strength: 0.85 };
	for (const [reach, width] of [
		[IRIS + 12, 3],
		[520, 2.4],
		[536, 1.8],
	] as const) {
		const ring = circle(MIDDLE, reach);
		line(sheet, [...ring, ...ring.slice(0, 3)], { ...fine, width });
	}
	for (let tick = 0; tick < 120; tick++) {
		const angle = (tick / 120) * Math.PI * 2;
		line(sheet, [polar(MIDDLE, angle, 536), polar(MIDDLE, angle, tick % 10 === 0 ? 562 : 546)], {
			...fine,
			width: 2.4,
		});
	}
	for (const [reach, sides, strength] of [
		[520, 4, 0.5],
		[400, 6, 0.3],
	] as const) {
		const corners = Array.from({ length: sides + 1 }, (_, corner) =>
			polar(MIDDLE, (corner / sides) * Math.PI * 2, reach),
		);
		const edges = corners.flatMap((corner, index) =>
			smooth([corner, pick(corners, index + 1)], false, 40),
		);
		line(sheet, edges, { ...fine, width: 2.2, strength });
	}
	for (const way of [-1, 1]) {
		const stem = [0, 0.3, 0.7, 1].map((share) => pt(1000, MIDDLE.y + way * mix(536, 590, share)));
		line(sheet, stem, { ...fine, width: 2.6 });
	}
}
