import { at } from "../brush/mask.ts";
import { cloud, hash, mix, noise, ramp } from "../brush/random.ts";
import { type Rgb, toLinear } from "./light.ts";

/** What is behind a body, and its color, `#rrggbb`. */
export type Backdrop = readonly [kind: keyof typeof KINDS, color: string];

/** Brightness of a backdrop at a place of the picture, given as shares of its width. */
const KINDS = {
	/** Far away and even, brighter in the middle. */
	studio: (u: number, v: number) =>
		0.5 + 0.65 * Math.exp(-1.4 * ((u - 0.45) ** 2 + (v - 0.6) ** 2)),
	/** Plaster in the light that falls along it. */
	wall: (u: number, v: number, seed: number) =>
		1.12 - 0.34 * u - 0.1 * v + 0.02 * noise(u * 9, v * 9, seed),
	/** Cloth that lies in soft folds. */
	cloth: (u: number, v: number, seed: number) => {
		const lean = u * 0.8 + v * 0.55 + 0.13 * cloud(u * 2, v * 2, 2, seed);
		const crease = Math.abs(noise(lean * 4.6, v * 0.7, seed + 2));
		return 0.78 + 0.5 * ramp(0, 0.6, crease) - 0.2 * ramp(0.12, 0, crease);
	},
	/** A paper towel with its embossed dots. */
	towel: (u: number, v: number, seed: number) => {
		const [x, y] = [u * 30 + v * 5, v * 30 - u * 5];
		const [dx, dy] = [x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5];
		const dent = ramp(0.3, 0.16, Math.hypot(dx, dy)) * (dx + dy);
		return 0.96 + 0.05 * cloud(u * 2.2, v * 2.2, 3, seed) + 0.34 * dent;
	},
	/** The padding of the table: a seam, and the lamp in the vinyl. */
	table: (u: number, v: number, seed: number) => {
		const seam = Math.abs(u * 0.35 + v - 0.95 + 0.01 * noise(u * 4, 0, seed));
		const shine = Math.exp(-(((u - 0.1 + v * 0.25) / 0.22) ** 2));
		return 0.8 + 1.3 * shine - 0.6 * ramp(0.012, 0.003, seam) + 0.25 * ramp(0.06, 0.012, seam);
	},
	/** A room out of focus: a bright window and what stands beside it. */
	room: (u: number, v: number, seed: number) => {
		const side = hash(seed, 4) < 0.5 ? u : 1 - u;
		const pane = (from: number, to: number) =>
			ramp(from - 0.07, from, side) * ramp(to + 0.07, to, side);
		const window = (pane(0.02, 0.16) + pane(0.26, 0.4)) * ramp(0.86, 0.7, v);
		return 0.7 + 1.9 * window + 0.3 * cloud(u * 3, v * 2.4, 2, seed);
	},
} satisfies Record<string, (u: number, v: number, seed: number) => number>;

/** Those a body lies on and throws its shadow on. */
const NEAR: readonly string[] = ["cloth", "towel", "table"];

/** Light that comes from a place of the backdrop; `away` is how many pixels it is from the body's shadow. */
export function lightBackdrop(
	[kind, color]: Backdrop,
	seed: number,
): (u: number, v: number, away: number, into: Rgb) => void {
	const base = toLinear(color);
	const shade = KINDS[kind];
	const near = NEAR.includes(kind);
	return (u, v, away, into) => {
		const shadow = near ? mix(0.3, 1, ramp(-40, 190, away)) : 1;
		const bright = shade(u, v, seed) * shadow;
		for (let channel = 0; channel < 3; channel++) into[channel] = at(base, channel) * bright;
	};
}
