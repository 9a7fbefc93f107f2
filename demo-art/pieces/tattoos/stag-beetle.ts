import type { Path } from "../../brush/geometry.ts";
import { pick, pt, smooth, wander } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, closedLine, dot, lay, newSheet } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawStagBeetle } from "../../motifs/insects/stag-beetle.ts";
import { drawBerry, drawLeaf, drawSprig } from "../../motifs/plants/plants.ts";
import type { Piece } from "../../piece.ts";

const CENTER = pt(800, 1000);

function diamond(half: number, tall: number): Path {
	const corners = [pt(0, -tall), pt(half, 0), pt(0, tall), pt(-half, 0)];
	return corners.flatMap((corner, index) => {
		const next = pick(corners, (index + 1) % 4);
		return Array.from({ length: 120 }, (_, step) =>
			pt(
				CENTER.x + mix(corner.x, next.x, step / 120),
				CENTER.y + mix(corner.y, next.y, step / 120),
			),
		);
	});
}

/** Stag beetle in an engraved diamond with oak at its corners, on a calf. */
export const piece: Piece = {
	on: onSkin({
		tone: "dark",
		body: "calf",
		seed: 91,
		shot: { distance: 1.25, turn: 7, look: [800, 1030] },
		lamp: "studio",
		light: 0.5,
		bright: 1.25,
		behind: ["studio", "#8c8f92"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const inner = diamond(500, 770);
		lay(sheet, fill(inner), BLACK, (x, y) => {
			const away = Math.abs(x - CENTER.x) / 500 + Math.abs(y - CENTER.y) / 770;
			const angle = Math.atan2(y - CENTER.y, x - CENTER.x);
			const reach = Math.hypot(x - CENTER.x, y - CENTER.y);
			const count = reach > 380 ? 220 : 110;
			return engrave(
				(angle / (Math.PI * 2)) * count,
				clamp(0.1 + 0.75 * ramp(0.5, 1, away)),
				(reach * 6.28) / count,
			);
		});
		for (const [half, tall, width] of [
			[500, 770, 8],
			[520, 801, 4],
			[556, 856, 10],
		] as const)
			closedLine(sheet, diamond(half, tall), { width });
		diamond(538, 829).forEach((place, index) => {
			if (index % 5 === 0) dot(sheet, place, index % 15 === 0 ? 7 : 4);
		});
		for (const [x, y, out] of [
			[800, 150, -Math.PI / 2],
			[1356, 1000, 0],
			[800, 1850, Math.PI / 2],
			[244, 1000, Math.PI],
		] as const) {
			const tall = Math.abs(Math.sin(out)) > 0.5;
			const back = pt(x - Math.cos(out) * 70, y - Math.sin(out) * 70);
			for (const side of [1, -1]) {
				const stem = wander(
					back,
					out + side * (tall ? 2.35 : 1.95),
					tall ? 300 : 330,
					(t) => (side * (0.3 - 0.7 * t)) / 300,
				);
				drawSprig(
					sheet,
					smooth(
						stem.filter((_, index) => index % 10 === 0),
						false,
						3,
					),
					3,
					{ length: 120, width: 34, lean: 0.8 },
				);
			}
			for (const lean of [-0.75, 0.75, 0])
				drawLeaf(sheet, back, out + lean, lean === 0 ? 110 : 130, 36, 0.2);
			for (const [along, across] of [
				[0, 0],
				[-28, 30],
				[-28, -30],
			] as const)
				drawBerry(
					sheet,
					pt(
						back.x + Math.cos(out) * along - Math.sin(out) * across,
						back.y + Math.sin(out) * along + Math.cos(out) * across,
					),
					21,
				);
		}
		drawStagBeetle(sheet, { to: pt(800, 1056), turn: 0, scale: 1.02 });
		return sheet;
	},
};
