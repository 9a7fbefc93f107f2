import { polar, pt, smooth, trace } from "../../brush/geometry.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { dot, line, newSheet } from "../../brush/sheet.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawOwl, drawOwlFeet } from "../../motifs/birds/owl.ts";
import { drawAura } from "../../motifs/ornament/ornaments.ts";
import { drawBerry, drawSprig } from "../../motifs/plants/plants.ts";
import { drawKey } from "../../motifs/things/key.ts";
import type { Piece } from "../../piece.ts";

/** Barn owl on raised wings with an old key, before a lozenge of lines, black and gray, chest. */
export const piece: Piece = {
	on: onSkin({
		tone: "dark",
		body: "chest",
		seed: 29,
		shot: { distance: 1.42, look: [800, 860] },
		lamp: "sun",
		light: -0.55,
		bright: 1.2,
		behind: ["studio", "#30302f"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		drawLozenge(sheet);
		for (const stem of STEMS)
			drawSprig(sheet, smooth(trace(stem), false, 3), 6, { length: 150, width: 34, lean: 0.7 });
		drawOwl(sheet);
		drawKey(sheet, { to: pt(830, 1470), turn: 0.07, scale: 1 });
		drawOwlFeet(sheet);
		for (const [x, y, radius] of BERRIES) drawBerry(sheet, pt(x, y), radius);
		return sheet;
	},
};

/** Nested lozenges with beads at their corners, and dotwork within. */
function drawLozenge(sheet: Sheet): void {
	const center = pt(795, 930);
	drawAura(sheet, pt(795, 720), 120, 600, 0.85, 6);
	for (const [half, width] of [
		[800, 6],
		[770, 3],
	] as const) {
		const corners = [0, 1, 2, 3, 4].map((corner) => {
			const place = polar(pt(0, 0), (corner - 1) * (Math.PI / 2), half);
			return pt(center.x + place.x * 0.62, center.y + place.y);
		});
		corners.slice(1).forEach((corner, index) => {
			const from = corners[index] ?? corner;
			line(sheet, smooth([from, corner]), { width });
		});
	}
	for (let bead = 0; bead < 5; bead++) {
		dot(sheet, pt(center.x, 108 - bead * 22), 9 - bead * 1.6);
		dot(sheet, pt(center.x, 1756 + bead * 10), 9 - bead * 1.4);
	}
}

const STEMS = [
	"780,1800 640,1800 480,1740 360,1630 300,1500",
	"810,1800 950,1800 1110,1740 1230,1630 1290,1510",
];
const BERRIES = [
	[795, 1800, 26],
	[748, 1826, 18],
	[842, 1826, 18],
	[795, 1852, 15],
] as const;
