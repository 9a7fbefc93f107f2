import { drawForm } from "../../brush/form.ts";
import { circle, trace } from "../../brush/geometry.ts";
import type { Place, Stand } from "../../brush/place.ts";
import { stand } from "../../brush/place.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { clear, closedLine, line, spindle } from "../../brush/sheet.ts";

/** An old key lying along the x axis: bow at the left of the origin, bit at the right, about 880 long. */
export function drawKey(sheet: Sheet, place: Place): void {
	const at = stand(place);
	const steel = { edge: 5, base: 0.2, depth: 1, halo: 6 };
	const plain = (noted: string) => trace(noted).map(({ x, y }) => at.point(x, y));
	drawForm(sheet, { ...steel, outline: plain(BIT), swell: at.size(14) });
	for (const cut of ["258,40 340,40", "299,40 299,72"])
		line(sheet, at.path(cut), { width: at.size(8) });
	drawForm(sheet, { ...steel, outline: at.path(SHAFT, true), swell: at.size(22) });
	for (const x of [-176, -150, 196, 222])
		line(sheet, at.path(`${x},-22 ${x + 5},0 ${x},22`), { width: 4 });
	drawBow(sheet, at, steel);
	for (const [x, half] of [
		[-212, 46],
		[-186, 34],
		[186, 31],
		[398, 30],
	] as const)
		drawForm(sheet, {
			...steel,
			outline: at.path(
				`${x - 13},${-half + 6} ${x},${-half} ${x + 13},${-half + 6} ${x + 15},0 ${x + 13},${half - 6} ${x},${half} ${x - 13},${half - 6} ${x - 15},0`,
				true,
			),
			swell: at.size(15),
			halo: 2,
		});
	line(sheet, at.path("-130,-9 0,-10 160,-9"), {
		width: 4,
		ink: [1, 1, 1],
		taper: spindle,
		strength: 0.8,
	});
}

/** Three open loops with a boss between them. */
function drawBow(
	sheet: Sheet,
	at: Stand,
	steel: { edge: number; base: number; depth: number; halo: number },
): void {
	for (const [x, y] of LOOPS)
		drawForm(sheet, { ...steel, outline: circle(at.point(x, y), at.size(92)), swell: at.size(24) });
	drawForm(sheet, {
		...steel,
		outline: at.path("-226,-26 -290,-56 -360,0 -290,56 -226,26", true),
		swell: at.size(24),
		halo: 2,
	});
	for (const [x, y] of LOOPS) {
		const hole = circle(at.point(x, y), at.size(54));
		clear(sheet, hole, 1);
		closedLine(sheet, hole, { width: 5 });
		closedLine(sheet, circle(at.point(x, y), at.size(64)), { width: 2.6 });
	}
	for (const [x, y, radius] of [
		[-320, 0, 38],
		[-520, 0, 20],
		[-310, -196, 15],
		[-310, 196, 15],
	] as const)
		drawForm(sheet, {
			...steel,
			outline: circle(at.point(x, y), at.size(radius)),
			swell: at.size(radius),
			halo: 4,
		});
}

const LOOPS = [
	[-310, -92],
	[-310, 92],
	[-408, 0],
] as const;
const SHAFT =
	"-230,-20 -100,-18 100,-17 300,-18 396,-19 424,-14 436,0 424,14 396,19 300,18 100,17 -100,18 -230,20";
const BIT =
	"236,10 362,10 362,158 332,158 332,118 314,118 314,158 284,158 284,104 264,104 264,158 236,158";
