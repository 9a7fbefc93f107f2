import type { Path, Point } from "../../brush/geometry.ts";
import { pt } from "../../brush/geometry.ts";
import { between, clamp, cloud, mix, ramp, seedRandom } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { newSheet, spindle } from "../../brush/sheet.ts";
import { onScreen } from "../../ground/on-screen.ts";
import { blend, brush, dab, flood, tint } from "../../motifs/painting/paint.ts";
import type { Piece } from "../../piece.ts";

const BONE = [tint("#cfc3a9"), tint("#e9e0cb"), tint("#f3ecdc")];
const INK = [tint("#0d0c0f"), tint("#1d1b20"), tint("#3a3638")];
const BLOOD = [tint("#4a0d12"), tint("#7a1a1d"), tint("#a8322b")];
const EYE = pt(815, 960);

/** Turbulent strokes around the eye of a storm: ink, bone and oxblood. */
export const piece: Piece = {
	on: onScreen(3),
	draw(): Sheet {
		const sheet = newSheet(1600, 2000);
		flood(sheet, (x, y) =>
			blend(
				BONE,
				0.6 + 0.5 * cloud(x / 500, y / 500, 5, 2) - 0.4 * ramp(700, 1300, fromEye(pt(x, y))),
			),
		);
		const random = seedRandom(41);
		const spread = (count: number, low: number, place: (at: Point) => void) => {
			for (let made = 0, tried = 0; made < count && tried < count * 60; tried++) {
				const at = pt(between(random, -60, 1660), between(random, -60, 2060));
				if (mass(at) < low + (1 - low) * random() * 0.9) continue;
				place(at);
				made++;
			}
		};
		spread(260, 0.02, (at) =>
			brush(sheet, follow(at, between(random, 300, 700)), {
				width: between(random, 50, 130),
				ink: blend([tint("#8d8474"), tint("#57504a")], random()),
				load: between(random, 0.3, 0.5),
				opacity: 0.2,
			}),
		);
		spread(620, 0.2, (at) =>
			brush(sheet, follow(at, between(random, 260, 820)), {
				width: mix(10, 84, random() ** 1.8),
				ink: blend(INK, random()),
				load: between(random, 0.45, 0.95),
				opacity: 0.8,
			}),
		);
		spread(120, 0.3, (at) =>
			brush(sheet, follow(at, between(random, 160, 520)), {
				width: mix(6, 44, random() ** 1.6),
				ink: blend(BLOOD, random()),
				load: between(random, 0.5, 0.95),
				opacity: 0.85,
			}),
		);
		spread(380, 0.32, (at) =>
			brush(sheet, follow(at, between(random, 120, 480)), {
				width: mix(2, 13, random() ** 2),
				ink: blend(BONE, random()),
				load: between(random, 0.35, 0.7),
				opacity: 0.75,
			}),
		);
		spread(900, 0.1, (at) =>
			brush(sheet, follow(at, between(random, 120, 620)), {
				width: 3,
				ink: blend(random() < 0.14 ? BLOOD : INK, random()),
				opacity: 0.7,
				taper: spindle,
			}),
		);
		spread(520, 0.12, (at) => {
			const size = mix(0.8, 6, random() ** 7);
			dab(sheet, at, size, blend(random() < 0.25 ? BLOOD : INK, random() * 0.5), 0.9);
		});
		return sheet;
	},
};

function fromEye({ x, y }: Point): number {
	return Math.hypot(x - EYE.x, y - EYE.y);
}

/** How much ink there is at a place: a spiral arm that leaves the eye, and calm corners. */
function mass(place: Point): number {
	const away = fromEye(place);
	const angle = Math.atan2(place.y - EYE.y, place.x - EYE.x);
	const arm = Math.cos(angle * 2 - Math.log(away / 90 + 0.4) * 2.6 - 1.15);
	const torn = 0.5 * cloud(place.x / 260, place.y / 260, 3, 8);
	return clamp((0.3 + 0.75 * arm + torn) * ramp(1240, 640, away) * ramp(70, 190, away + 60 * torn));
}

/** A line that drifts with the storm. */
function follow(start: Point, length: number): Path {
	const path: Path = [];
	let place = start;
	for (let gone = 0; gone < length; gone += 2) {
		path.push(place);
		const away = fromEye(place);
		const [dx, dy] = [(place.x - EYE.x) / away, (place.y - EYE.y) / away];
		const swirl = 1.25 * ramp(1500, 260, away) + 0.25;
		const gust = Math.PI * 1.5 * cloud(place.x / 430, place.y / 430, 3, 21);
		const vx = -dy * swirl + dx * 0.34 + Math.cos(gust) * 0.55;
		const vy = dx * swirl + dy * 0.34 + Math.sin(gust) * 0.55;
		const speed = Math.hypot(vx, vy) || 1;
		place = pt(place.x + (vx / speed) * 2, place.y + (vy / speed) * 2);
	}
	return path;
}
