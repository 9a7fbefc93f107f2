import type { Point } from "../../brush/geometry.ts";
import { circle, heading, pick, polar, pt, smooth, wander } from "../../brush/geometry.ts";
import { hash, mix } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { clear, closedLine, dot, line, whip } from "../../brush/sheet.ts";

/** Yarrow: a flat head of small florets on a branching stem, with feathery leaves. */
export function drawYarrow(sheet: Sheet, foot: Point, head: Point, width: number): void {
	const stem = smooth(
		[
			foot,
			pt(foot.x * 0.4 + head.x * 0.6, foot.y * 0.5 + head.y * 0.5),
			pt(head.x, head.y + width * 0.6),
		],
		false,
		3,
	);
	line(sheet, stem, { width: 7, taper: (t) => 1 - 0.35 * t });
	for (const share of [0.3, 0.52, 0.72]) {
		const index = Math.round(share * stem.length);
		for (const side of [1, -1])
			drawFeather(
				sheet,
				pick(stem, index + side * 3),
				heading(stem, index) + side * 0.7,
				width * mix(0.8, 0.5, share),
				side,
			);
	}
	const fork = pick(stem, stem.length - 1);
	const florets: Point[] = [];
	for (let floret = 0; floret < 34; floret++) {
		const side = hash(floret, 1) * 2 - 1;
		florets.push(
			pt(
				head.x + side * width * 0.5,
				head.y + (hash(floret, 2) - 0.5) * width * 0.26 + side * side * width * 0.13,
			),
		);
	}
	for (const place of florets)
		line(
			sheet,
			smooth([fork, pt((fork.x + place.x * 2) / 3, fork.y - (fork.y - place.y) * 0.45), place]),
			{ width: 3, taper: (t) => 1 - 0.4 * t },
		);
	florets.sort((a, b) => a.y - b.y);
	for (const place of florets) drawFloret(sheet, place, width * 0.062);
}

function drawFloret(sheet: Sheet, center: Point, size: number): void {
	const turn = hash(Math.round(center.x), Math.round(center.y)) * 2;
	for (let petal = 0; petal < 5; petal++) {
		const rim = circle(
			polar(center, turn + (petal / 5) * Math.PI * 2, size * 0.62),
			size * 0.48,
			0.85,
			turn,
		);
		clear(sheet, rim, 2);
		closedLine(sheet, rim, { width: 2.8 });
	}
	for (let seed = 0; seed < 5; seed++)
		dot(sheet, polar(center, seed * 1.3, size * 0.2), size * 0.13);
}

function drawFeather(sheet: Sheet, root: Point, angle: number, length: number, side: number): void {
	const spine = wander(root, angle, length, () => (-side * 0.9) / length);
	line(sheet, spine, { width: 4.5, taper: whip });
	for (let pair = 2; pair < 15; pair++) {
		const index = Math.round((pair / 15) * spine.length);
		const reach = length * 0.2 * Math.sin((Math.PI * pair) / 15) + 5;
		for (const way of [1, -1]) {
			const barb = wander(
				pick(spine, index),
				heading(spine, index) + way * 0.9,
				reach,
				() => (-way * 0.4) / reach,
			);
			line(sheet, barb, { width: 3.4, taper: whip });
			const twig = pick(barb, Math.round(barb.length * 0.5));
			line(sheet, [twig, polar(twig, heading(barb, 3) + way * 0.7, reach * 0.3)], {
				width: 2.6,
				taper: whip,
			});
		}
	}
}
