import { dye, flowAlong } from "../../brush/flow.ts";
import { drawForm } from "../../brush/form.ts";
import type { Place, Stand } from "../../brush/place.ts";
import { stand } from "../../brush/place.ts";
import { mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, spindle } from "../../brush/sheet.ts";

import { drawBirdEye } from "./bird-face.ts";
import { drawDown } from "./plumage.ts";

type HeadDress = { back?: Ink; breast?: Ink; ink?: Ink; song?: boolean };

/** How far a place lies from a line through the head, in its own units. */
function near(x: number, y: number, line: (x: number) => number, width: number): number {
	return ramp(width, width * 0.35, Math.abs(y - line(x)));
}

const brow = (x: number) => -88 + 0.0012 * (x + 60) ** 2 - 0.02 * x;
const stripe = (x: number) => -56 + 0.0009 * (x + 60) ** 2;

/** Head of a wren that looks left; the origin is the middle of its neck, the eye is at -92, -74. */
export function drawWrenHead(sheet: Sheet, place: Place, dress: HeadDress): void {
	const at = stand(place);
	const look = dress.ink ? { ink: dress.ink } : {};
	drawBill(sheet, at, dress);
	const outline = at.path(
		"-150,-76 -136,-112 -96,-146 -44,-156 10,-140 50,-104 70,-50 76,20 40,80 -30,104 -90,84 -122,40 -134,0 -146,-30 -152,-56",
		true,
	);
	const dark = (x: number, y: number) => {
		const own = at.back(x, y);
		if (near(own.x, own.y, brow, 13) > 0.3 && own.x < 30) return 0.04;
		if (own.y < brow(own.x)) return 0.85;
		if (near(own.x, own.y, stripe, 20) > 0.3) return 0.8;
		return mix(0.14, 0.5, ramp(-60, 60, own.x));
	};
	drawForm(sheet, {
		...look,
		outline,
		swell: at.size(90),
		halo: 1,
		edge: 0,
		depth: 0.45,
		mark: (x, y) => 0.42 * dark(x, y),
		...(dress.back && dress.breast
			? {
					wash: dye(outline, 1, (x, y) => {
						const own = at.back(x, y);
						return own.y < stripe(own.x) + 20 && dark(x, y) > 0.1
							? (dress.back as Ink)
							: (dress.breast as Ink);
					}),
					washStrength: 0.6,
				}
			: {}),
	});
	const flow = flowAlong(at.path("-150,-66 -90,-64 -20,-40 40,70"), 0.3);
	drawDown(sheet, {
		...look,
		outline,
		flow,
		spacing: at.size(7),
		length: at.size(25),
		width: at.size(3.2),
		tone: (x, y) => dark(x, y) * 1.05,
	});
	drawDown(sheet, {
		outline,
		flow,
		spacing: at.size(9),
		length: at.size(22),
		width: at.size(1.6),
		ink: [1, 1, 1],
		strength: 0.7,
		tone: (x, y) => (dark(x, y) < 0.1 ? 0.9 : 0.3 * ramp(0, -120, at.back(x, y).y)),
	});
	const back = at.path("-150,-78 -136,-114 -96,-148 -44,-158 10,-142 52,-106");
	line(sheet, back, { width: at.size(4.4), taper: spindle, ...look });
	line(sheet, at.path("-136,-6 -124,40 -100,76"), { width: at.size(3.2), taper: spindle, ...look });
	drawBirdEye(sheet, at.point(-92, -70), at.size(15), { pupil: 0.74, rim: 0.32 });
}

function drawBill(sheet: Sheet, at: Stand, { song, ink }: HeadDress): void {
	const look = ink ? { ink } : {};
	const lower = song
		? "-130,-24 -160,-12 -196,4 -238,22 -200,-8 -166,-34 -136,-58"
		: "-126,-38 -160,-42 -196,-40 -226,-34 -196,-49 -164,-54 -130,-54";
	const upper = song
		? "-132,-96 -166,-102 -206,-106 -254,-98 -212,-84 -172,-68 -138,-56"
		: "-132,-78 -164,-74 -200,-62 -236,-34 -200,-46 -164,-54 -128,-54";
	if (song)
		drawForm(sheet, {
			...look,
			outline: at.path("-136,-86 -178,-80 -186,-56 -176,-26 -136,-30", true),
			swell: 8,
			halo: 1,
			base: 0.75,
			edge: 0,
		});
	drawForm(sheet, {
		...look,
		outline: at.path(lower, true),
		swell: at.size(9),
		base: 0.4,
		halo: at.size(song ? 2 : 6),
		edge: at.size(3),
	});
	drawForm(sheet, {
		...look,
		outline: at.path(upper, true),
		swell: at.size(12),
		base: 0.9,
		halo: at.size(song ? 2 : 6),
		edge: at.size(3.4),
	});
	line(sheet, at.path(song ? "-152,-92 -170,-93 -184,-92" : "-150,-66 -168,-63 -180,-58"), {
		width: at.size(3),
		taper: spindle,
		...look,
	});
}
