import { drawForm } from "../../brush/form.ts";
import type { Path } from "../../brush/geometry.ts";
import { circle, pt, ribbon, smooth } from "../../brush/geometry.ts";
import type { Place } from "../../brush/place.ts";
import { place, unplace } from "../../brush/place.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, dot, line } from "../../brush/sheet.ts";
import { drawFringe, drawFur } from "../beasts/fur.ts";

export type MothBody = {
	frame: Place;
	/** Half width and half length of the furry middle, as noted before the frame. */
	thorax: readonly [number, number];
	/** Half width and length of what is behind it. */
	abdomen: readonly [number, number];
	head: number;
	wash?: Ink;
	/** Color of single light hairs. */
	shine?: Ink;
	/** Darkness of the fur, 0 to 1. */
	dark: number;
	rings?: number;
	/** More darkness on the abdomen: `t` along it, `across` -1 to 1. */
	mark?: (t: number, across: number) => number;
	fur?: number;
};

/** The body of a moth or butterfly from above: ringed abdomen, furry thorax, head with two eyes. */
export function drawMothBody(sheet: Sheet, body: MothBody): void {
	const { frame, thorax, abdomen, wash, shine = [1, 1, 1], dark, rings = 8, fur = 34 } = body;
	const { mark = () => 0 } = body;
	const { scale = 1 } = frame;
	const [wide, long] = thorax;
	const start = long * 0.5;
	const radius = (t: number) =>
		Math.max(
			2,
			abdomen[0] * Math.min(1, 0.62 + t * 1.6) * (1 - 0.55 * t ** 2.4) * Math.sqrt(1 - t ** 8),
		);
	const spine = smooth([pt(0, start), pt(2, start + abdomen[1] / 2), pt(0, start + abdomen[1])]);
	const color = wash ? { wash } : {};
	drawForm(sheet, {
		outline: place(ribbon(spine, radius), frame),
		swell: abdomen[0] * scale,
		base: dark * 0.3,
		mark(px, py) {
			const { x, y } = unplace(px, py, frame);
			const t = (y - start) / abdomen[1];
			const across = x / radius(clamp(t));
			const ring = (t * rings - 0.22 * across * across + 10) % 1;
			return 0.5 * ramp(0.72, 1, ring) + 0.22 * ramp(0.3, 0, ring) + mark(t, across);
		},
		...color,
	});
	const back = (px: number, py: number) => {
		const { x } = unplace(px, py, frame);
		return (frame.turn ?? 0) + Math.PI / 2 - (x / wide) * 0.5;
	};
	drawFur(sheet, {
		outline: place(
			ribbon(spine, (t) => radius(t) * 0.9),
			frame,
		),
		flow: back,
		length: fur * 0.7 * scale,
		count: 260,
		width: 2.4,
		ink: (_x, _y, chance) => (chance < 0.6 ? [BLACK, 0.8] : [shine, 0.7]),
	});
	const mane: Path = smooth(
		[
			pt(0, -long),
			pt(wide * 0.62, -long * 0.86),
			pt(wide * 0.98, -long * 0.3),
			pt(wide * 0.9, long * 0.45),
			pt(wide * 0.42, long * 1.02),
			pt(0, long * 1.1),
			pt(-wide * 0.42, long * 1.02),
			pt(-wide * 0.9, long * 0.45),
			pt(-wide * 0.98, -long * 0.3),
			pt(-wide * 0.62, -long * 0.86),
		],
		true,
		5,
	);
	drawHead(sheet, body);
	const outline = place(mane, frame);
	drawForm(sheet, {
		outline,
		swell: wide * 0.8 * scale,
		base: dark * 0.6,
		halo: 4,
		edge: 0,
		...color,
	});
	const out = (px: number, py: number) => {
		const { x, y } = unplace(px, py, frame);
		return (frame.turn ?? 0) + Math.atan2(y * 0.8 + long * 0.55, x * (frame.flip ? -1 : 1));
	};
	drawFringe(sheet, outline, out, fur * 0.8 * scale);
	drawFur(sheet, {
		outline,
		flow: out,
		length: fur * scale,
		count: 900,
		width: 2.6,
		ink(px, py, chance) {
			const { x, y } = unplace(px, py, frame);
			const lit = 0.5 - (x / wide) * 0.28 - (y / long) * 0.22 - dark * 0.36;
			return chance > lit ? [BLACK, 0.85] : [shine, 0.75];
		},
		seed: 7,
	});
}

function drawHead(sheet: Sheet, { frame, thorax, head, wash, dark }: MothBody): void {
	const { scale = 1 } = frame;
	const y = -thorax[1] - head * 0.35;
	drawForm(sheet, {
		outline: place(circle(pt(0, y), head, 0.86), frame),
		swell: head * 0.8 * scale,
		base: dark * 0.4,
		edge: 4,
		...(wash ? { wash } : {}),
	});
	for (const side of [-1, 1]) {
		const eye = place(circle(pt(side * head * 0.86, y - head * 0.12), head * 0.42, 1.2), frame);
		drawForm(sheet, { outline: eye, swell: head * 0.3 * scale, base: 0.72, halo: 2, edge: 4 });
		const [glint] = place([pt(side * head * 0.86 - head * 0.13, y - head * 0.28)], frame);
		if (glint) dot(sheet, glint, head * 0.1 * scale, [1.15, 1.15, 1.15]);
	}
	const crown = smooth([
		pt(-head * 0.5, y - head * 0.3),
		pt(0, y - head * 0.1),
		pt(head * 0.5, y - head * 0.3),
	]);
	line(sheet, place(crown, frame), { width: 3 });
}
