import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, move, polar, pt, ribbon } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { hash, mix, noise, ramp, seedRandom } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, whip } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";

/** A banded planet in dotwork. `turn` leans its bands; `rings` adds a system of rings around it. */
export function drawPlanet(
	sheet: Sheet,
	{
		center,
		radius,
		turn = 0.3,
		bands = 0,
		rings = false,
	}: { center: Point; radius: number; turn?: number; bands?: number; rings?: boolean },
): void {
	if (rings) drawRings(sheet, center, radius, turn, "behind");
	drawForm(sheet, {
		outline: circle(center, radius),
		swell: radius * 0.95,
		halo: 7,
		edge: Math.max(3, radius * 0.05),
		grain: "stipple",
		depth: 1.05,
		mark: (x, y) => {
			const [u, v] = [(x - center.x) / radius, (y - center.y) / radius];
			const across = v * Math.cos(turn) - u * Math.sin(turn);
			const along = u * Math.cos(turn) + v * Math.sin(turn);
			if (bands === 0) return 0.5 * ramp(0.05, 0.4, noise(u * 2.6 + radius, v * 2.6, 5));
			const wave = across + 0.05 * noise(along * 3, across * 8, 4) + 0.12 * along * along;
			const spot = Math.hypot((along - 0.3) / 0.26, (across - 0.32) / 0.13);
			return 0.46 * ramp(-0.1, 0.5, Math.sin(wave * bands)) + 0.5 * ramp(1, 0.7, spot);
		},
	});
	if (rings) drawRings(sheet, center, radius, turn, "before");
}

function drawRings(
	sheet: Sheet,
	center: Point,
	radius: number,
	turn: number,
	half: "behind" | "before",
): void {
	const arc = (reach: number): Path =>
		Array.from({ length: 121 }, (_, step) => {
			const angle = (step / 120) * Math.PI + (half === "behind" ? Math.PI : 0);
			return move(pt(Math.cos(angle) * reach, Math.sin(angle) * reach * 0.26), center, turn);
		});
	const band = (from: number, to: number) => [...arc(radius * to), ...arc(radius * from).reverse()];
	clear(sheet, band(1.3, 2.2), 4);
	lay(sheet, fill(band(1.36, 1.62)), BLACK, (x, y) => stipple(x, y, 0.42, 5));
	lay(sheet, fill(band(1.66, 1.98)), BLACK, (x, y) =>
		x > center.x ? 0.95 : stipple(x, y, 0.8, 5),
	);
	for (const [reach, width] of [
		[1.34, 3],
		[1.64, 3],
		[2.0, 4.5],
		[2.14, 2.5],
	] as const)
		line(sheet, arc(radius * reach), { width });
}

/** A comet: a bright head, and a tail of hairlines and dots that follows `path` from the head on. */
export function drawComet(sheet: Sheet, path: Path, size: number): void {
	const head = path[0] as Point;
	const random = seedRandom(12);
	clear(
		sheet,
		ribbon(path.slice(0, Math.round(path.length * 0.8)), (t) => size * (0.9 + 1.2 * t)),
		6,
	);
	for (let hair = 0; hair < 30; hair++) {
		const lean = (hair / 29) * 2 - 1;
		const reach = Math.round(path.length * mix(0.45, 1, random()) * (1 - 0.35 * Math.abs(lean)));
		const strand = path.slice(0, Math.max(8, reach)).map((point, index) => {
			const next = path[Math.min(path.length - 1, index + 2)] as Point;
			const angle = Math.atan2(next.y - point.y, next.x - point.x) + Math.PI / 2;
			return polar(point, angle, lean * size * (0.7 + (1.9 * index) / path.length));
		});
		line(sheet, strand, { width: hair % 5 === 0 ? 4.6 : 2.8, taper: whip });
		const end = strand[strand.length - 1] as Point;
		for (let drop = 0; drop < 3; drop++)
			dot(sheet, polar(end, random() * 6.3, 8 + 22 * random()), mix(1.6, 4, random() ** 2));
	}
	drawSpark(sheet, head, size * 2.3);
}

/** A star of eight points, half of each point dark. */
export function drawSpark(sheet: Sheet, center: Point, size: number): void {
	const rim = Array.from({ length: 16 }, (_, index) => {
		const reach = index % 2 === 1 ? 0.2 : index % 4 === 0 ? 1 : 0.52;
		return polar(center, (index * Math.PI) / 8, size * reach);
	});
	clear(sheet, rim, 5);
	for (let arm = 0; arm < 16; arm += 2)
		lay(sheet, fill([rim[arm] as Point, rim[arm + 1] as Point, center]), BLACK);
	closedLine(sheet, rim, { width: Math.max(2, size * 0.05) });
}

/** Stars joined by fine lines; the third number of each is its size, and pairs of indexes are the lines. */
export function drawConstellation(
	sheet: Sheet,
	stars: readonly (readonly [x: number, y: number, size: number])[],
	joins: readonly (readonly [number, number])[],
): void {
	for (const [from, to] of joins) {
		const [a, b] = [stars[from], stars[to]];
		if (!a || !b) continue;
		const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
		const start = polar(pt(a[0], a[1]), angle, a[2] + 8);
		const end = polar(pt(b[0], b[1]), angle, -b[2] - 8);
		line(
			sheet,
			[0, 0.25, 0.5, 0.75, 1].map((t) => pt(mix(start.x, end.x, t), mix(start.y, end.y, t))),
			{ width: 3.6 },
		);
	}
	for (const [x, y, size] of stars) {
		const place = pt(x, y);
		clear(sheet, circle(place, size + 5), 1);
		if (size > 9) drawSpark(sheet, place, size * 2.1);
		else dot(sheet, place, size * (0.95 + 0.1 * hash(x, y)));
	}
}
