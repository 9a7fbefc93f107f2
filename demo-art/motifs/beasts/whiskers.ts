import type { Path } from "../../brush/geometry.ts";
import { wander } from "../../brush/geometry.ts";
import { hash, mix } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { dot, line, whip } from "../../brush/sheet.ts";

/** Whiskers that leave the roots in a fan, with a pale edge so that they show on dark fur. */
export function drawWhiskers(sheet: Sheet, roots: Path, angle: number, length: number): void {
	roots.forEach((root, index) => {
		if (index % 4 !== 0) return;
		const turn = angle + mix(-0.3, 0.3, index / roots.length);
		const path = wander(root, turn, length * mix(0.6, 1, hash(index, 4)), () => -0.5 / length);
		line(sheet, path, { width: 5.5, ink: [1, 1, 1], taper: whip });
		line(sheet, path, { width: 2.8, taper: whip });
		dot(sheet, root, 2.6);
	});
}
