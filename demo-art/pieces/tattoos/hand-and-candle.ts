import { layBeside } from "../../brush/beside.ts";
import { circle, polar, pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, closedLine, dot, lay, newSheet } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawCandleHand } from "../../motifs/people/candle-hand.ts";
import type { Piece } from "../../piece.ts";
import { piece as lighthouse } from "./lighthouse.ts";

const PALE: Ink = [1.25, 1.12, 0.8];
const RAYS = 84;

/** Hand with a dripping candle before a dark arch full of rays, cut like an old wood block, beside the lighthouse: both forearms. */
export const piece: Piece = {
	on: onSkin({
		tone: "rosy",
		body: "forearms",
		seed: 38,
		shot: { frame: [1600, 1280], distance: 2.14, look: [1620, 1040] },
		lamp: "window",
		light: -0.5,
		behind: ["cloth", "#43474a"],
	}),
	draw: () => layBeside(lighthouse.draw(), drawCandle(), 1640),
};

function drawCandle(): Sheet {
	const sheet = newSheet(1600, 2000);
	const flame = pt(860, 470);
	const arch = (grow: number) => [
		pt(380 - grow, 1560 + grow),
		...circle(pt(800, 640), 420 + grow)
			.filter(({ y }) => y <= 641)
			.sort((a, b) => a.x - b.x),
		pt(1220 + grow, 1560 + grow),
	];
	lay(sheet, fill(arch(0)), BLACK, (x, y) => {
		const [dx, dy] = [x - flame.x, y - flame.y];
		const away = Math.hypot(dx, dy * 0.86);
		const angle = Math.atan2(dy, dx) / (Math.PI * 2);
		const spacing = (away * Math.PI * 2) / RAYS;
		const long = Math.floor(angle * RAYS + RAYS) % 2 === 0 ? 110 : 200;
		const grain = 0.1 * noise(x / 16, y / 16, 4) + 0.06 * noise(angle * 400, away / 60, 5);
		const dark = 0.94 * ramp(long, long + 540, away) ** 0.75 + grain * ramp(long, 400, away);
		return away < long ? 0 : engrave(angle * RAYS + RAYS, clamp(dark), spacing);
	});
	closedLine(sheet, arch(0), { width: 8 });
	closedLine(sheet, arch(26), { width: 13 });
	for (let star = 0; star < 13; star++)
		dot(sheet, polar(pt(800, 640), Math.PI + (star / 12) * Math.PI, 486), star % 3 === 0 ? 11 : 6);
	drawCandleHand(sheet, { to: pt(800, 1200), scale: 290, turn: 0.08 }, PALE);
	return sheet;
}
