import type { Flow } from "../../brush/flow.ts";
import { flowAlong } from "../../brush/flow.ts";
import { drawForm } from "../../brush/form.ts";
import { circle, polar, pt, wander } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import type { Place, Stand } from "../../brush/place.ts";
import { stand } from "../../brush/place.ts";
import { clamp, hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle, whip } from "../../brush/sheet.ts";

import { drawCoat, drawDown, vanes } from "./plumage.ts";

const BARE: Ink = [1, 1, 1];
const HEART =
	"0,-104 40,-142 92,-162 140,-134 166,-70 168,10 142,90 98,150 48,188 0,202 -48,188 -98,150 -142,90 -168,10 -166,-70 -140,-134 -92,-162 -40,-142";

/** Head of a barn owl that looks at the viewer, about 420 wide and high. */
export function drawOwlFace(sheet: Sheet, place: Place): void {
	const at = stand(place);
	const head = at.path(
		"0,-190 84,-194 150,-158 190,-84 196,14 174,110 128,186 66,226 0,236 -66,226 -128,186 -174,110 -196,14 -190,-84 -150,-158 -84,-194",
		true,
	);
	drawForm(sheet, { outline: head, swell: at.size(110), halo: 9, edge: 5, base: 0.2 });
	const flow: Flow = (x, y) => {
		const own = at.back(x, y);
		return { angle: at.angle(Math.atan2(own.y + 20, own.x)), t: 0 };
	};
	const look = { outline: head, flow, spacing: at.size(10) };
	drawDown(sheet, { ...look, length: at.size(38), width: 6, tone: () => 0.62 });
	drawDown(sheet, {
		...look,
		length: at.size(30),
		width: 2.2,
		ink: BARE,
		strength: 0.8,
		tone: (x, y) => 0.5 + 0.3 * ramp(100, -200, at.back(x, y).y),
	});
	drawCoat(sheet, {
		outline: at.path("-60,-150 0,-120 60,-150 110,-186 0,-196 -110,-186", true),
		flow,
		size: () => at.size(34),
		spacing: at.size(24),
		edge: 1.8,
		tone: (spot) => vanes.drop(1)(spot),
	});
	drawDisk(sheet, at);
	for (const side of [-1, 1]) drawEye(sheet, at, side);
	drawBridge(sheet, at);
}

function drawDisk(sheet: Sheet, at: Stand): void {
	const heart = at.path(HEART, true);
	drawForm(sheet, {
		outline: heart,
		swell: at.size(60),
		halo: 5,
		edge: 8,
		depth: 0.5,
		mark: (x, y) => {
			const own = at.back(x, y);
			const corner = Math.hypot(Math.abs(own.x) - 44, (own.y - 26) * 0.8);
			return 0.85 * ramp(56, 12, corner) + 0.25 * ramp(120, 200, own.y);
		},
	});
	for (const side of [-1, 1]) {
		for (let ray = 0; ray < 76; ray++) {
			const angle = (ray / 76) * Math.PI * 2;
			const out = pt(Math.cos(angle), Math.sin(angle));
			if (out.x * side < -0.35) continue;
			const from = at.point(side * 70 + out.x * 46, -8 + out.y * 44);
			const reach = at.size(mix(34, 62, hash(ray, side + 5)));
			const path = wander(from, at.angle(0) + angle, reach, () => (0.4 * side) / reach, 3);
			line(sheet, path, { width: 3.4, taper: whip, strength: 0.85 });
		}
	}
	// The ruff: small dark tips all round the disk.
	heart.forEach((place, index) => {
		if (index % 4 !== 0) return;
		const own = at.back(place.x, place.y);
		const angle = at.angle(0) + Math.atan2(own.y - 10, own.x);
		const tip = wander(
			polar(place, angle, 2),
			angle + 0.2,
			at.size(mix(13, 22, hash(index, 4))),
			() => 0,
			3,
		);
		line(sheet, tip, { width: at.size(8), taper: spindle });
	});
}

function drawEye(sheet: Sheet, at: Stand, side: number): void {
	const center = at.point(side * 72, -10);
	const ball = at.path(
		[
			[-44, 16],
			[-30, -14],
			[0, -34],
			[30, -30],
			[44, -4],
			[30, 24],
			[0, 34],
			[-30, 28],
		]
			.map(([x = 0, y = 0]) => `${side * (72 + x)},${-10 + y}`)
			.join(" "),
		true,
	);
	clear(sheet, ball, at.size(7));
	closedLine(sheet, ball, { width: 3 });
	lay(sheet, fill(ball), BLACK, (x, y) => {
		const away = Math.hypot(x - center.x, y - center.y) / at.size(38);
		return clamp(1 - 0.3 * ramp(0.5, 0.8, away) * ramp(-0.2, 0.9, (y - center.y) / at.size(38)));
	});
	closedLine(sheet, ball, { width: 6 });
	dot(sheet, polar(center, -2.2, at.size(14)), at.size(9), BARE);
	dot(sheet, polar(center, 0.8, at.size(20)), at.size(4), BARE, 0.7);
	line(sheet, at.path(`${side * 22},-4 ${side * 50},-44 ${side * 84},-54 ${side * 124},-36`), {
		width: 8,
		taper: spindle,
	});
}

/** The ridge of stiff feathers between the eyes, and the beak at its foot. */
function drawBridge(sheet: Sheet, at: Stand): void {
	const ridge = at.path(
		"0,-108 14,-70 18,-10 26,50 28,96 0,112 -28,96 -26,50 -18,-10 -14,-70",
		true,
	);
	drawForm(sheet, { outline: ridge, swell: at.size(22), halo: 4, edge: 0, depth: 0.6 });
	drawDown(sheet, {
		outline: ridge,
		flow: flowAlong(at.path("0,-110 0,110"), 0.5),
		spacing: at.size(8),
		length: at.size(34),
		width: 2.6,
		tone: () => 0.7,
	});
	const beak = at.path("-17,82 0,70 17,82 20,108 10,138 0,156 -10,138 -20,108", true);
	drawForm(sheet, { outline: beak, swell: at.size(18), halo: 5, edge: 4.6, base: 0.25 });
	line(sheet, at.path("-18,112 -8,122 0,140"), { width: 3.4 });
	for (const side of [-1, 1])
		for (let bristle = 0; bristle < 7; bristle++) {
			const root = at.point(side * (14 + bristle * 2), 66 + bristle * 6);
			const path = wander(
				root,
				at.angle(Math.PI / 2) - side * (0.2 + bristle * 0.05),
				at.size(46),
				() => side * 0.008,
				3,
			);
			line(sheet, path, { width: 3.4, taper: whip });
		}
	dot(sheet, circle(at.point(-6, 96), 1)[0] ?? at.point(0, 0), at.size(3.4), BARE);
}
