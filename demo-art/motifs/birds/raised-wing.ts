import type { Spot } from "../../brush/blade.ts";
import { flowAlong } from "../../brush/flow.ts";
import type { Place } from "../../brush/place.ts";
import { stand } from "../../brush/place.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, spindle } from "../../brush/sheet.ts";

import { drawCoat, drawQuills, vanes } from "./plumage.ts";

export type WingDress = {
	/** Bands across the flight feathers, in pixels; their darkness, and that of the tips. */
	band: number;
	dark: number;
	tips: number;
	/** Long feathers that part like fingers. */
	fingers: boolean;
	/** A dark bar along the leading edge. */
	bar: number;
	color?: Ink;
};

/** The underside of a raised wing. It grows from the origin, to the right and up, about 630 by 1000. */
export function drawRaisedWing(sheet: Sheet, place: Place, dress: WingDress): void {
	const at = stand(place);
	const flight =
		(dark: number) =>
		(spot: Spot): number =>
			vanes.barred(dark, dress.band, 0.36)(spot) + dress.tips * (spot.t > 0.86 ? 1 : 0) * dark;
	const dyed = dress.color ? { color: () => dress.color as Ink, strength: 0.6 } : {};
	drawQuills(sheet, {
		roots: at.path("290,-320 180,-160 90,-40 20,20"),
		tips: at.path("612,-190 560,-40 460,90 330,190 190,240 60,250"),
		count: 12,
		width: [at.size(38), at.size(36)],
		bow: place.flip ? -0.05 : 0.05,
		tone: flight(dress.dark * 0.8),
		turned: true,
		edge: 4.4,
		...dyed,
	});
	drawQuills(sheet, {
		roots: at.path("345,-440 320,-380 298,-326"),
		tips: at.path(
			dress.fingers
				? "390,-800 520,-760 620,-660 672,-530 676,-400 650,-290 610,-190"
				: "380,-770 490,-720 580,-620 626,-500 640,-380 632,-270 606,-180",
		),
		count: 9,
		width: [at.size(31), at.size(39)],
		bow: place.flip ? -0.07 : 0.07,
		tone: flight(dress.dark),
		turned: true,
		pointed: dress.fingers,
		edge: 5,
		...dyed,
	});
	const cover = {
		tone: (spot: Spot) => vanes.tile(0.55, 0.4)(spot) + 0.4 * vanes.drop(dress.dark)(spot),
		turned: true,
		edge: 3.8,
		halo: 3,
	};
	drawQuills(sheet, {
		...cover,
		roots: at.path("270,-310 170,-160 80,-40 20,10"),
		tips: at.path("470,-240 410,-110 310,10 200,90 70,130"),
		count: 12,
		width: [at.size(29), at.size(28)],
		bow: place.flip ? -0.05 : 0.05,
	});
	drawQuills(sheet, {
		...cover,
		roots: at.path("340,-440 320,-390 290,-330"),
		tips: at.path("410,-640 470,-570 500,-460 505,-360 480,-260"),
		count: 8,
		width: [at.size(24), at.size(28)],
		bow: place.flip ? -0.06 : 0.06,
	});
	drawCoat(sheet, {
		outline: at.path(
			"-10,10 50,-120 150,-240 250,-330 318,-440 356,-470 372,-400 350,-310 300,-210 220,-100 130,0 50,60",
			true,
		),
		flow: flowAlong(at.path("330,-480 210,-250 70,-70 40,10"), 0.5 * (place.flip ? 1 : -1)),
		size: () => at.size(66),
		spacing: at.size(30),
		tone: (spot, x, y) => {
			const own = at.back(x, y);
			const edge = Math.abs(own.x * 0.74 + own.y * 0.67 - 0) < 36 ? dress.bar : 0;
			return vanes.tile(0.5 + edge, 0.42)(spot);
		},
		...(dress.color ? { color: () => dress.color as Ink, strength: 0.5 } : {}),
	});
	line(sheet, at.path("-10,-10 50,-130 150,-250 250,-345 312,-440 352,-486"), {
		width: at.size(10),
		taper: spindle,
	});
}
