import type { Form } from "../../brush/form.ts";
import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { heading, pick, polar, ribbon, smooth } from "../../brush/geometry.ts";
import { mix } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, line, whip } from "../../brush/sheet.ts";

/** A part of a limb: a spindle between two joints, thickest a third of the way along. */
function limbOutline(a: Point, b: Point, from: number, to: number, bow = 0): Path {
	const angle = Math.atan2(b.y - a.y, b.x - a.x);
	const middle = polar(
		{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
		angle - Math.PI / 2,
		bow * Math.hypot(b.x - a.x, b.y - a.y),
	);
	return ribbon(smooth([a, middle, b], false, 3), (t) => {
		const ends = Math.min(1, Math.sqrt(t * 9 + 0.03), Math.sqrt((1 - t) * 9 + 0.03));
		return mix(from, to, t) * ends * (0.86 + 0.3 * Math.sin(Math.PI * Math.min(1, t * 1.35)));
	});
}

export type Leg = {
	joints: Path;
	/** Half width at every joint. */
	widths: readonly number[];
	bow?: number;
	/** Length of the spines on the outer parts, none when absent. */
	spines?: number;
	look?: Partial<Form>;
	ink?: Ink;
};

/** A jointed leg, drawn from its foot to the body so that every part lies under the one before. */
export function drawLeg(sheet: Sheet, leg: Leg): void {
	const { joints, widths, bow = 0.05, spines = 0, look = {}, ink = BLACK } = leg;
	const tip = pick(joints, joints.length - 1);
	const angle = heading(joints, joints.length - 1);
	for (const side of [-0.5, 0.5])
		line(sheet, smooth([tip, polar(tip, angle + side, 12), polar(tip, angle + side * 2.4, 20)]), {
			width: 4,
			ink,
			taper: whip,
		});
	for (let part = joints.length - 2; part >= 0; part--) {
		const [a, b] = [pick(joints, part), pick(joints, part + 1)];
		const [from, to] = [pick(widths, part) as number, pick(widths, part + 1) as number];
		const run = Math.atan2(b.y - a.y, b.x - a.x);
		if (spines > 0 && part > 0) {
			for (let spine = 1; spine <= 4; spine++) {
				const t = spine / 5 + 0.08;
				const side = spine % 2 === 0 ? 1 : -1;
				const root = { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) };
				const end = polar(root, run + side * 0.95, spines + mix(from, to, t));
				line(sheet, smooth([root, end], false, 4), { width: 5, ink, taper: whip });
			}
		}
		drawForm(sheet, {
			outline: limbOutline(a, b, from, to, part % 2 === 0 ? bow : -bow),
			swell: Math.max(4, from * 0.9),
			halo: 3,
			edge: 4,
			ink,
			...look,
		});
	}
}

/** A feathered antenna: a curved shaft with combs on both sides, longest a third of the way along. */
export function drawPlume(
	sheet: Sheet,
	shaft: Path,
	comb: number,
	gap: number,
	ink: Ink = BLACK,
	lean = 0.95,
): void {
	const last = shaft.length - 1;
	for (let index = 4; index <= last; index += gap) {
		const t = index / last;
		const reach = comb * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.84)) ** 0.8;
		for (const side of [-1, 1]) {
			const angle = heading(shaft, index) + side * lean;
			const root = pick(shaft, index);
			const path = smooth([
				root,
				polar(root, angle, reach * 0.55),
				polar(root, angle - side * 0.22, reach),
			]);
			line(sheet, path, { width: 4, ink, taper: (along) => 1 - 0.6 * along });
		}
	}
	line(sheet, shaft, { width: 8, ink, taper: (t) => 1 - 0.6 * t });
}
