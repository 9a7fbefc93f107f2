import { circle, moveAll, pt, ribbon, smooth, trace } from "../../brush/geometry.ts";
import type { Place } from "../../brush/place.ts";
import { place } from "../../brush/place.ts";
import { ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { dot, line } from "../../brush/sheet.ts";

import { mirror, paintForm } from "../painting/painted-form.ts";
import { BRASS, DARK, mirrored, painter, SHELL, TEAL } from "./beetle-knight-arms.ts";
import type { Put } from "./beetle-knight-body.ts";
import { paintArms, paintLegs, paintTrunk, plate } from "./beetle-knight-body.ts";

/** The knight from the front; the origin is the top of the helm, the feet stand 1460 below it. */
export function paintBeetleKnight(sheet: Sheet, frame: Place): void {
	const put = painter(sheet, frame);
	paintCase(put);
	paintLegs(put);
	paintSpear(put);
	paintTrunk(put);
	paintArms(put);
	paintHelm(sheet, put, frame);
}

/** Wing cases that hang behind like a cloak, the right one caught by the wind. */
function paintCase(put: Put): void {
	const wing = smooth(
		trace(
			"40,220 130,210 220,260 262,400 278,600 270,800 236,980 190,1110 150,1170 120,1130 90,960 60,700",
		),
		true,
		4,
	);
	const under = smooth(
		trace("60,500 150,800 200,1050 196,1210 170,1270 140,1240 110,1100"),
		true,
		4,
	);
	const blow = (by: number) => (path: typeof wing) =>
		path.map(({ x, y }) => pt(x + by * ramp(400, 1200, y), y - by * 0.4 * ramp(800, 1200, y)));
	for (const path of [blow(110)(under), mirrored(blow(30)(under))])
		put(path, 20, DARK, (x, y) => 0.18 * Math.sin((x * 0.9 + y * 0.25) / 9));
	const ribs = (x: number, y: number) =>
		0.12 * Math.sin((Math.abs(x) - 60 * ramp(400, 1200, y)) / 9 + y / 160) -
		0.3 * ramp(170, 60, Math.abs(x)) -
		0.2 * ramp(900, 1150, y);
	put(mirrored(blow(20)(wing)), 100, SHELL, ribs);
	put(blow(100)(wing), 100, SHELL, ribs);
}

function paintSpear(put: Put): void {
	const shaft = ribbon(smooth([pt(-352, 1440), pt(-350, 600), pt(-348, -150)], false, 4), () => 12);
	put(shaft, 11, DARK, (_x, y) => 0.12 * Math.sin(y / 8));
	for (const y of [-60, 30, 1390])
		put(
			ribbon(smooth([pt(-350, y), pt(-349, y - 46)], false, 3), () => 17),
			15,
			BRASS,
		);
	const tine = plate(
		"4,-90 40,-130 74,-190 78,-250 56,-310 26,-344 38,-300 44,-262 22,-276 34,-240 36,-200 14,-150 0,-120",
	);
	put(moveAll(tine, pt(-348, 0)), 18, TEAL);
	put(moveAll(mirrored(tine), pt(-348, 0)), 18, SHELL);
	put(plate("-348,-96 -332,-150 -348,-260 -364,-150"), 12, BRASS);
}

function paintHelm(sheet: Sheet, put: Put, frame: Place): void {
	const horn = plate(
		"40,26 74,-30 112,-96 122,-164 98,-226 54,-262 74,-214 84,-176 52,-190 70,-152 72,-112 46,-60 14,-4",
	);
	for (const path of [horn, mirrored(horn)]) put(path, 28, TEAL, (_x, y) => 0.08 * Math.sin(y / 7));
	put(
		mirror(trace("0,-14 44,-8 78,20 92,66 90,116 70,168 36,204 0,216")),
		62,
		TEAL,
		(x, y) => -0.3 * ramp(5, 1, Math.abs(x)) * ramp(90, 60, y) - 0.2 * ramp(150, 210, y),
	);
	put(mirror(trace("0,-34 20,-22 26,20 20,64 0,86")), 20, BRASS);
	for (const y of [150, 166, 182])
		put(
			mirror(trace("0,-5 18,-6 30,-2 28,5 0,6").map((p) => pt(p.x, p.y + y))),
			6,
			DARK,
			undefined,
			2,
		);
	put(mirror(trace("0,74 46,78 88,66 92,96 82,124 40,132 0,126")), 22, BRASS);
	for (const side of [1, -1]) {
		const turn = (path: typeof horn) => (side === 1 ? path : mirrored(path));
		put(turn(plate("12,100 40,92 78,86 80,104 60,116 24,116")), 12, DARK, () => -0.5);
		const [eye] = place([pt(46 * side, 102)], frame);
		if (eye) {
			dot(sheet, eye, 15, [0.5, 0.15, 0.01], 0.7);
			dot(sheet, eye, 8.5, [1, 0.55, 0.1]);
			dot(sheet, eye, 4, [1, 0.95, 0.7]);
		}
		put(turn(plate("20,150 52,158 70,190 58,232 30,250 38,222 34,196 12,182")), 18, BRASS);
		const feeler = smooth(turn(trace("70,60 120,26 168,28 206,-6")));
		line(sheet, place(feeler, frame), { width: 10, ink: [0.02, 0.05, 0.055] });
		for (const lean of [-0.2, 0.25, 0.7])
			put(
				turn(plate("0,-6 26,-9 48,-4 50,5 26,8 0,6", pt(202, -4), lean - 0.6)),
				7,
				BRASS,
				undefined,
				2,
			);
	}
	for (let rivet = -3; rivet <= 3; rivet++) {
		const [spot] = place([pt(rivet * 46, 470 - Math.abs(rivet) * 10)], frame);
		if (spot) paintForm(sheet, { outline: circle(spot, 7), swell: 6, of: BRASS, edge: 2 });
	}
}
