import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, polar } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, line } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";

type Gear = {
	center: Point;
	radius: number;
	teeth: number;
	spokes: number;
	dark: number;
	turn: number;
};

/** A brass wheel of a clock: toothed or, without teeth, a balance with weights on its rim. */
export function drawGear(sheet: Sheet, gear: Gear): void {
	const { center, radius, teeth, spokes, dark, turn } = gear;
	const outline: Path = [];
	const steps = Math.max(60, teeth * 6);
	for (let step = 0; step < steps; step++) {
		const angle = turn + (step / steps) * Math.PI * 2;
		const tooth =
			teeth > 0 ? 0.07 * clamp(Math.sin((step / steps) * Math.PI * 2 * teeth) * 2.4, -1, 1) : 0;
		outline.push(polar(center, angle, radius * (0.94 + tooth)));
	}
	const sheen = (x: number, y: number) => {
		const angle = Math.atan2(y - center.y, x - center.x);
		return (
			dark +
			0.3 * (0.5 + 0.5 * Math.sin(angle * 2 + 0.9)) ** 2 +
			0.1 * Math.sin(Math.hypot(x - center.x, y - center.y) / 3.2)
		);
	};
	drawForm(sheet, { outline, swell: radius * 0.1, halo: 4, edge: 4, depth: 0.8, mark: sheen });
	const [inside, outside] = [radius * 0.26, radius * 0.72];
	for (let spoke = 0; spoke < spokes; spoke++) {
		const [from, to] = [spoke, spoke + 1].map((at) => turn + (at / spokes) * Math.PI * 2) as [
			number,
			number,
		];
		const window: Path = [];
		for (let step = 0; step <= 20; step++)
			window.push(polar(center, from + 0.1 + ((to - from - 0.2) * step) / 20, outside));
		for (let step = 20; step >= 0; step--)
			window.push(polar(center, from + 0.26 + ((to - from - 0.52) * step) / 20, inside));
		lay(sheet, fill(window), BLACK, (x, y) => pepper(x, y, 0.96));
		closedLine(sheet, window, { width: 4 });
	}
	if (teeth === 0) {
		for (let weight = 0; weight < 14; weight++) {
			const angle = turn + ((weight + 0.5) / 14) * Math.PI * 2;
			drawForm(sheet, {
				outline: circle(polar(center, angle, radius * 0.98), radius * 0.06),
				swell: radius * 0.06,
				halo: 2,
				edge: 3,
			});
		}
		const spring: Path = [];
		for (let step = 0; step < 260; step++)
			spring.push(polar(center, step * 0.12, radius * (0.14 + (0.5 * step) / 260)));
		line(sheet, spring, { width: 6, ink: [1, 1, 1] });
		line(sheet, spring, { width: 3 });
	}
	const hub = circle(center, radius * 0.15);
	clear(sheet, hub, 2);
	drawForm(sheet, { outline: hub, swell: radius * 0.14, halo: 2, edge: 4 });
	lay(sheet, fill(circle(center, radius * 0.05)), BLACK, () => ramp(0, 1, 1));
}
