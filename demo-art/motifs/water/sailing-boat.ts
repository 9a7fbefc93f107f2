import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { moveAll, pt, smooth, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { closedLine, line } from "../../brush/sheet.ts";

/** A small gaff cutter under sail, 400 units high; its waterline passes through (0, 0). */
export function drawSailingBoat(sheet: Sheet, to: Point, scale: number, turn = 0): void {
	const put = (path: Path) => moveAll(path, to, turn, scale);
	const note = (path: string) => put(trace(path));
	const thin = Math.max(2.4, 5 * scale);
	for (const rope of ["8,-400 196,-44", "8,-330 150,-46", "8,-400 -150,-40"])
		line(sheet, note(rope), { width: thin * 0.6 });
	for (const [sail, angle] of [
		["20,-368 60,-290 110,-190 190,-62 110,-80 34,-74 30,-180", 1.3],
		["-6,-388 -56,-372 -112,-350 -136,-250 -168,-80 -90,-92 -8,-84 -2,-220", 1.5],
	] as const)
		drawForm(sheet, {
			outline: put(smooth(trace(sail), true, 4)),
			swell: 60 * scale,
			halo: 4,
			edge: thin,
			depth: 0.75,
			grain: { angle, spacing: Math.max(6, 11 * scale), bulge: 6 },
		});
	line(sheet, note("8,-30 8,-412"), { width: thin * 1.7 });
	line(sheet, note("-176,-72 6,-64"), { width: thin * 1.2 });
	line(sheet, note("150,-42 214,-58"), { width: thin * 1.2 });
	line(sheet, smooth(note("8,-412 -24,-420 -46,-408 -70,-416")), {
		width: thin * 1.6,
		taper: (t) => 1 - t,
	});
	drawForm(sheet, {
		outline: put(
			smooth(trace("-184,-46 -60,-34 70,-36 172,-58 150,-14 108,22 0,30 -110,24 -166,0"), true, 4),
		),
		swell: 44 * scale,
		halo: 4,
		edge: thin * 1.2,
		depth: 1,
		base: 0.35,
	});
	for (const plank of ["-178,-24 -60,-14 70,-16 160,-34", "-168,-4 -60,6 70,4 146,-10"])
		line(sheet, smooth(note(plank)), { width: thin * 0.8, ink: [1, 1, 1], strength: 0.85 });
	closedLine(sheet, put([pt(-120, -44), pt(-114, -70), pt(-60, -66), pt(-58, -38)]), {
		width: thin * 0.9,
	});
}
