import type { Path } from "../../brush/geometry.ts";
import { offset, pt, relax, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, cloud, hash, mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, closedLine, dot, lay, line, newSheet, whip } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawLighthouse, drawRock } from "../../motifs/water/lighthouse.ts";
import { drawDrops, drawWave } from "../../motifs/water/water.ts";
import type { Piece } from "../../piece.ts";

const LAMP = pt(800, 622);

/** Lighthouse in a storm within an arch, engraved, forearm. */
export const piece: Piece = {
	on: onSkin({
		tone: "rosy",
		body: "forearm",
		seed: 38,
		shot: { distance: 1.16, turn: -3, look: [800, 1000] },
		lamp: "window",
		light: -0.5,
		behind: ["cloth", "#43474a"],
	}),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		const frame = arch(0);
		drawSky(sheet, frame);
		for (const [inset, width] of [
			[0, 9],
			[-20, 3.5],
		] as const)
			closedLine(sheet, arch(inset), { width });
		for (let bead = 0; bead < 88; bead++) {
			const path = arch(-44);
			const place = path[Math.round((bead / 88) * path.length)];
			if (place && place.y < 1560) dot(sheet, place, bead % 4 === 0 ? 8 : 4.5);
		}
		drawRock(
			sheet,
			jagged(
				"420,1790 470,1590 560,1500 640,1440 700,1400 800,1390 900,1398 980,1440 1060,1500 1130,1600 1180,1790",
			),
			5,
		);
		drawLighthouse(sheet, pt(800, 1410), 0.92);
		drawRock(
			sheet,
			jagged(
				"430,1830 430,1700 480,1630 530,1640 600,1560 660,1600 720,1680 820,1660 900,1720 960,1830",
			),
			11,
		);
		drawWave(sheet, {
			spine: soft("640,1826 860,1838 1080,1796 1240,1690 1290,1500 1220,1340"),
			thick: 120,
			side: 1,
			coil: 104,
			foam: 0.4,
			stripes: 6,
		});
		drawWave(sheet, {
			spine: soft("1180,1840 960,1848 740,1830 540,1800 410,1730 350,1640"),
			thick: 86,
			side: 1,
			coil: 78,
			foam: 0.42,
		});
		drawWave(sheet, {
			spine: soft("420,1840 640,1872 880,1868 1080,1840 1260,1800"),
			thick: 56,
			side: -1,
			foam: 0.5,
		});
		drawDrops(sheet, pt(1120, 1330), -1.9, 300, 22, 4);
		drawDrops(sheet, pt(430, 1560), -1.2, 240, 16, 9);
		return sheet;
	},
};

function soft(noted: string): Path {
	return relax(smooth(trace(noted), false, 2), 50);
}

function jagged(noted: string): Path {
	const path: Path = [];
	const corners = trace(noted);
	corners.forEach((from, index) => {
		const to = corners[index + 1];
		if (!to) return;
		for (let part = 0; part < 5; part++) {
			const t = part / 5;
			path.push(
				pt(
					mix(from.x, to.x, t) + 26 * (hash(index, part) - 0.5),
					mix(from.y, to.y, t) + 30 * (hash(part, index + 7) - 0.5),
				),
			);
		}
	});
	return path;
}

function arch(inset: number): Path {
	const outline: Path = [];
	for (let step = 0; step <= 120; step++) {
		const angle = Math.PI + (step / 120) * Math.PI;
		outline.push(pt(800 + Math.cos(angle) * 450, 660 + Math.sin(angle) * 470));
	}
	for (let y = 670; y <= 1700; y += 10) outline.push(pt(1250, y));
	for (let x = 1240; x >= 350; x -= 10) outline.push(pt(x, 1705));
	for (let y = 1700; y >= 660; y -= 10) outline.push(pt(350, y));
	return inset === 0 ? outline : offset(outline, () => inset);
}

/** Engraved storm clouds, cut open by two beams. */
function drawSky(sheet: Sheet, frame: Path): void {
	lay(sheet, fill(frame), BLACK, (x, y) => {
		const billow = Math.abs(cloud(x / 230 + 3, y / 120, 4, 5));
		const veil = cloud(x / 420, y / 200, 3, 9);
		const [dx, dy] = [x - LAMP.x, y - LAMP.y];
		const away = Math.hypot(dx, dy);
		const tilt = dy / (Math.abs(dx) + 1);
		const beam =
			ramp(0.3, 0.22, Math.abs(tilt - (dx < 0 ? 0.1 : -0.26))) * ramp(30, 60, Math.abs(dx));
		const glow = ramp(190, 60, away);
		const tone =
			0.3 +
			1.5 * ramp(0.16, 0.02, billow) * 0.5 +
			0.45 * ramp(-0.2, 0.4, veil) +
			0.25 * ramp(700, 200, y) -
			0.2 * ramp(900, 1500, y);
		return engrave(
			y / 9.5 + 3.2 * cloud(x / 260, y / 160, 2, 8),
			clamp(tone) * (1 - beam) * (1 - glow),
			9.5,
		);
	});
	for (let ray = 0; ray < 40; ray++) {
		const angle = (ray / 40) * Math.PI * 2;
		const [a, b] = [88, 88 + (ray % 2 === 0 ? 74 : 40)];
		line(
			sheet,
			[
				pt(LAMP.x + Math.cos(angle) * a, LAMP.y + Math.sin(angle) * a),
				pt(LAMP.x + Math.cos(angle) * (a + b) * 0.5, LAMP.y + Math.sin(angle) * (a + b) * 0.5),
				pt(LAMP.x + Math.cos(angle) * b, LAMP.y + Math.sin(angle) * b),
			],
			{ width: 5, taper: whip },
		);
	}
}
